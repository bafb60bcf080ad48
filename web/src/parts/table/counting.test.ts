import { beforeAll, expect, test } from 'vitest';
import type { Happening, View } from '../../core/protocol';
import { say, settings } from '../../core/settings.svelte';
import joraku from '../../games/joraku/client';
import { countedAt, countingAt, endMoment, sumsOf } from './counting';

beforeAll(async () => {
  await settings.speak('en');
  await settings.learn('joraku');
  await joraku.later.fetch();
  settings.game = 'joraku';
});

const gainedLine = (colour: string, points: number, area: string): Happening => ({ key: 'jk-gained', words: { colour, points, reason: 'prestige', area } });
const LOG: Happening[] = [
  { key: 'jk-round', words: { round: 1 }, opens: 'chapter' },
  { key: 'jk-prestige', words: { round: 1 }, opens: 'phase' },
  gainedLine('red', 5, 'mikawa'),
  gainedLine('blue', 3, 'mikawa'),
];
const NAMES = ['Vera', 'Oleg'];
const viewAt = (red: number, blue: number, result?: object): View =>
  ({
    seat: 1,
    position: {
      result,
      factions: [
        { colour: 'red', seat: 0, points: red },
        { colour: 'blue', seat: 1, points: blue },
      ],
      seats: [{ colours: ['red'] }, { colours: ['blue'] }],
    },
  }) as unknown as View;
const toldAt = (length: number, view: View) => ({ view, lines: [LOG[length - 1]!], log: LOG.slice(0, length) });

test('a ceremony is counted as far as it is told', () => {
  expect(countingAt(joraku, toldAt(1, viewAt(2, 0)), NAMES)).toBeNull();
  const first = countingAt(joraku, toldAt(2, viewAt(2, 0)), NAMES)!;
  expect(first.title).toBe('Prestige, round I');
  expect(first.standings.map(({ total, gained, more }) => [total, gained, more])).toEqual([[2, 0, 0], [0, 0, 0]]);
  const last = countingAt(joraku, toldAt(4, viewAt(7, 3)), NAMES)!;
  expect(last.standings.map(({ total, gained, more }) => [total, gained, more])).toEqual([[7, 5, 0], [3, 3, 3]]);
  expect(last.lines).toHaveLength(3);
});

test('the board marks where the points of the line come from, in the colour of whoever gets them', () => {
  const told = toldAt(3, viewAt(7, 0));
  const counted = countedAt(joraku, told, countingAt(joraku, told, NAMES)!, NAMES);
  expect(counted).toEqual({ places: ['mikawa'], ink: 'var(--vermilion)', points: 5 });
});

test('it is summed up aloud in one sentence for each player', () => {
  expect(sumsOf(joraku, viewAt(7, 3), LOG, [2, 3, 4], NAMES).replaceAll('\u00a0', ' ')).toBe('Prestige, round I. Vera: 5 gained, 7 in total. Oleg: 3 gained, 3 in total.');
  expect(sumsOf(joraku, viewAt(2, 0), LOG.slice(0, 2), [1, 2], NAMES)).toBe('');
});

test('the seal of the end speaks of me first', () => {
  const said = (places: number[], seat: number) => {
    const view = { ...viewAt(7, 3, { scores: [7, 3], places }), seat };
    const { key, words } = endMoment(view, NAMES)!;
    return [say(key, words), say(`${key}.about`, words).replaceAll('\u00a0', ' ')];
  };
  expect(said([1, 2], 1)).toEqual(['You came second', 'Vera wins.']);
  expect(said([1, 2], 0)).toEqual(['Victory!', '7 RP']);
  expect(said([1, 1], 0)).toEqual(['Shared victory!', 'Vera and Oleg']);
  expect(said([1, 2], -1)[0]).toBe('Vera wins');
  expect(endMoment(viewAt(7, 3), NAMES)).toBeNull();
});
