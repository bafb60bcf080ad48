import { describe, expect, it } from 'vitest';
import type { Position } from './position';
import { sampleAt } from '../samples';
import { positionOf } from './position';
import samples from './samples.json';
import { winterSupplies } from './winter';

const supply = (rice: number, provinces: number, short: number) => ({ rice, provinces, short, revolts: 1, farmers: 2 });

describe('winter', () => {
  it('is shown as the engine foresees it, with the shortage that was drawn for', () => {
    const { view, log } = sampleAt(samples, 'winter');
    const position = positionOf(view);
    const shown = winterSupplies(position, log)!;
    expect(shown.slice(1)).toEqual(position.winter!.supplies.slice(1));
    expect(shown[0]).toEqual({ ...position.winter!.supplies[0], over: false });
    expect(shown[0]!.revolts).toBe(position.drawn!.length);
  });

  it('fixes a shortage when it is drawn for (SG-Q32)', () => {
    const log = [
      { key: 'sg-shortage', words: { player: 2 }, background: supply(0, 9, 9) }, // of the year before
      { key: 'sg-winter', words: { event: 't2', rice: 7 } },
      { key: 'sg-shortage', words: { player: 1 }, background: supply(0, 2, 2) }, // then lost a province; all is over
      { key: 'sg-shortage', words: { player: 0 }, background: { ...supply(2, 5, 3), revolts: 2 } }, // one revolt is left
    ];
    const supplies = [supply(2, 4, 2), supply(0, 1, 1), supply(1, 3, 2)]; // the third one has yet to draw
    const position = { season: 'winter', drawn: ['aki'], winter: { losses: [7], supplies } } as unknown as Position;
    const [first, second, third] = winterSupplies(position, log)!;
    expect(first).toEqual({ rice: 2, provinces: 5, short: 3, revolts: 1, farmers: 2, over: false });
    expect(second).toEqual({ rice: 0, provinces: 2, short: 2, revolts: 0, farmers: 2, over: true });
    expect(third).toEqual({ rice: 1, provinces: 3, short: 2, revolts: 1, farmers: 2 });
    expect(winterSupplies(position, [])).toBeNull();
    expect(winterSupplies({ ...position, winter: null }, log)).toBeNull();
  });
});
