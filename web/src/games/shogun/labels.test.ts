import { describe, expect, it } from 'vitest';
import { LAND } from './land';
import { nameBox, overlap, spotsOf, widthOf } from './labels';

const NAMES = Object.keys(LAND.provinces).map((name) => ({ name, label: name, crowded: false }));

/** The boxes of the names on the screen. */
function boxes(scale: number) {
  return [...spotsOf(NAMES, scale)].map(([name, [x, y]]) => {
    const [left, top, width, height] = LAND.provinces[name]!.box;
    return nameBox([x + (left + width / 2) * scale, y + (top + height / 2) * scale], name, scale);
  });
}

describe('names at a distance', () => {
  it('never touch one another', () => {
    for (const scale of [0.3, 0.35, 0.45, 0.6]) {
      const all = boxes(scale);
      const touching = all.filter((one, i) => all.some((other, j) => i < j && overlap(one, other)));
      expect(touching).toEqual([]);
    }
  });

  it('stand above their armies where there is room, and most are written', () => {
    expect(spotsOf(NAMES.slice(0, 1), 0.5).get(NAMES[0]!.name)).toEqual([0, -9]);
    expect(boxes(0.35).length).toBeGreaterThan(34);
    expect(boxes(0.6).length).toBe(NAMES.length);
  });

  it('stay on the map', () => {
    for (const { left, right } of boxes(0.35)) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(LAND.width * 0.35);
    }
  });

  it('are as wide as their letters, in both scripts', () => {
    expect(widthOf('Mimasaka')).toBeGreaterThan(widthOf('Settsu') + 15);
    expect(widthOf('Мімасака')).toBeGreaterThan(widthOf('Mimasaka'));
    expect(widthOf('Mimasaka', 0.6)).toBeGreaterThan(widthOf('Mimasaka', 0.4));
  });

  it('leave the room to those who come first', () => {
    const last = NAMES.at(-1)!;
    expect(spotsOf([last, ...NAMES.slice(0, -1)], 0.3).get(last.name)).toEqual([0, -9]);
  });
});
