import { describe, expect, it } from 'vitest';
import { type Crowd, middleOf, moved, overlap, placed } from './crowd';
import { LAND } from './land';
import { lineBox, spotsOf, widthOf } from './labels';

const CROWDS = Object.keys(LAND.provinces).map((name): Crowd => ({ name, held: true, figures: [], spaces: 0 }));

function linesAt(scale: number) {
  const stands = placed(CROWDS, scale);
  return CROWDS.map(({ name }) => ({ name, width: widthOf(name, scale), boxes: stands.get(name)!.boxes }));
}

/** The boxes of the names on the screen. */
function boxes(scale: number) {
  const lines = linesAt(scale);
  return [...spotsOf(lines, scale)].map(([name, spot]) =>
    moved(lineBox(spot, lines.find((line) => line.name === name)!.width), middleOf(name, scale)),
  );
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
    const first = linesAt(0.5)[0]!;
    expect(spotsOf([first], 0.5).get(first.name)).toEqual([0, -16]);
    expect(boxes(0.35).length).toBeGreaterThan(34);
    expect(boxes(0.6).length).toBe(CROWDS.length);
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
    const lines = linesAt(0.3);
    const last = lines.at(-1)!;
    expect(spotsOf([last, ...lines.slice(0, -1)], 0.3).get(last.name)).toEqual([0, -16]);
  });
});
