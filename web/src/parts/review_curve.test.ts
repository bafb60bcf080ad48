import { expect, test } from 'vitest';
import { HEIGHT, lineOf, pathOf, pointAt, WIDTH } from './review_curve';

const CURVE = [
  { at: 0, chances: [0.5, 0.5] },
  { at: 9, chances: [0.75, 0.25] },
  { at: 10, chances: [1, 0] },
];

test('a curve goes from left to right, and a certain win is at the top', () => {
  expect(pathOf(CURVE, 0)).toBe(`M0.0 ${(HEIGHT / 2).toFixed(1)}L${(WIDTH / 2).toFixed(1)} ${(HEIGHT / 4).toFixed(1)}L${WIDTH.toFixed(1)} 0.0`);
});

test('no two of six seats have the same ink or the same dashes', () => {
  const lines = Array.from({ length: 6 }, (_, seat) => lineOf(seat));
  for (const part of ['ink', 'dashes'] as const) expect(new Set(lines.map((line) => line[part])).size).toBe(6);
});

test.each([[0, 0], [4, 0], [8, 0], [9, 1], [10, 2], [99, 2]])('position %i belongs to point %i', (at, place) => {
  expect(pointAt(CURVE, at)).toBe(place);
});
