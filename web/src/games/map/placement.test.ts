import { expect, it } from 'vitest';
import { cornerFor } from './placement';

const CARD = { width: 40, height: 30 };
const PORT = { width: 200, height: 200 };
const CAMERA = { scale: 2, x: 0, y: 0 };
const at = (x: number, y: number, weight: number) => ({ box: { x, y, width: 20, height: 20 }, weight });

it('lies in the upper left corner of an empty map', () => {
  expect(cornerFor(CARD, PORT, CAMERA, [])).toEqual({ right: false, low: false });
});

it('leaves what matters uncovered', () => {
  const north = [at(0, 0, 1), at(80, 0, 1)];
  expect(cornerFor(CARD, PORT, CAMERA, north)).toEqual({ right: true, low: true });
  expect(cornerFor(CARD, PORT, CAMERA, [...north, at(80, 80, 1)])).toEqual({ right: false, low: true });
});

it('covers what matters least if it must cover something', () => {
  const all = [at(0, 0, 100), at(80, 0, 1), at(80, 80, 10), at(0, 80, 10)];
  expect(cornerFor(CARD, PORT, CAMERA, all)).toEqual({ right: true, low: false });
});

it('keeps to the upper corners where something stands below', () => {
  const north = [at(0, 0, 5), at(80, 0, 1)];
  expect(cornerFor(CARD, PORT, CAMERA, north, true)).toEqual({ right: true, low: false });
});
