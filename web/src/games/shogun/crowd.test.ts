import { describe, expect, it } from 'vitest';
import { type Crowd, type Figure, middleOf, moved, overlap, placed } from './crowd';
import { LAND } from './land';

const PROVINCES = Object.keys(LAND.provinces);
const ALL: readonly Figure[] = [
  ...['castle', 'temple', 'theatre'].map((name): Figure => ({ kind: 'building', name, count: 1 })),
  { kind: 'unrest', name: 'unrest', count: 2 },
  { kind: 'general', name: 'blue', count: 1 },
  { kind: 'statue', name: 'red', count: 2 },
];
const crowd = (name: string, figures: readonly Figure[]): Crowd => ({ name, held: true, figures, spaces: 1 });
/** From a phone in hand to a large window that is zoomed in. */
const SCALES = [0.244, 0.3, 0.42, 0.52, 0.65, 0.8, 1, 1.6];

function touching(crowds: readonly Crowd[], scale: number): string[] {
  const boxes = [...placed(crowds, scale)].flatMap(([name, { boxes }]) => boxes.map((box) => ({ name, box: moved(box, middleOf(name, scale)) })));
  return boxes.flatMap((one, i) => boxes.slice(i + 1).filter((other) => overlap(one.box, other.box)).map((other) => `${one.name} ${other.name}`));
}

describe('figures', () => {
  it.each(SCALES)('never stand on one another, at scale %f, in the fullest land that could be', (scale) => {
    expect(touching(PROVINCES.map((name) => crowd(name, ALL)), scale)).toEqual([]);
    expect(touching(PROVINCES.map((name, i) => crowd(name, ALL.slice(0, i % 5))), scale)).toEqual([]);
  });

  it('all stand there where there is room, with the free spaces', () => {
    const here = placed([crowd('omi', ALL)], 1.6).get('omi')!;
    expect(here.figures.map(({ name }) => name)).toEqual(['castle', 'temple', 'theatre', '0', 'unrest', 'blue', 'red']);
    expect(here.more).toBeNull();
  });

  it('become one with a number, then a number, where there is none', () => {
    const seen = SCALES.map((scale) => [...placed(PROVINCES.map((name) => crowd(name, ALL)), scale).values()]);
    const shown = seen.map((all) => all.reduce((sum, { figures }) => sum + figures.length, 0));
    expect(shown).toEqual([...shown].sort((one, other) => one - other));
    expect(seen[0]!.every(({ more }) => more === null || more.count === 7)).toBe(true);
    expect(seen.flat().some(({ figures }) => figures.some(({ kind, count }) => kind === 'town' && count === 3))).toBe(true);
  });

  it('do not move when somebody else comes or goes where there is room', () => {
    const before = placed([crowd('omi', ALL.slice(0, 2)), crowd('kai', [])], 0.65).get('omi');
    const after = placed([crowd('omi', ALL.slice(0, 2)), crowd('kai', ALL)], 0.65).get('omi');
    expect(after).toEqual(before);
  });
});
