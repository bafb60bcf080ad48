import { expect, it } from 'vitest';
import { around, clamp, fit, shows, widened, zoom } from './camera';

const MAP = { width: 1600, height: 1000 };
const PORT = { width: 400, height: 300 };

it('shows a box as large as it fits, in the middle', () => {
  expect(fit({ x: 0, y: 0, ...MAP }, PORT)).toEqual({ scale: 0.25, x: 0, y: 25 });
  const near = fit({ x: 700, y: 400, width: 100, height: 100 }, PORT, 50);
  expect(near.scale).toBe(2);
  expect(near.x + 750 * 2).toBe(200);
  expect(near.y + 450 * 2).toBe(150);
});

it('shows so much of what lies around a place at least', () => {
  const box = { x: 40, y: 40, width: 20, height: 20 };
  expect(widened(box, { width: 60, height: 10 })).toEqual({ x: 20, y: 40, width: 60, height: 20 });
});

it('keeps the point under the finger', () => {
  const closer = zoom({ scale: 0.5, x: -10, y: -20 }, 2, { x: 100, y: 80 });
  expect((100 - closer.x) / closer.scale).toBeCloseTo((100 + 10) / 0.5);
  expect((80 - closer.y) / closer.scale).toBeCloseTo((80 + 20) / 0.5);
});

it('does not leave the map', () => {
  expect(clamp({ scale: 0.01, x: 0, y: 0 }, MAP, PORT).scale).toBe(0.25);
  expect(clamp({ scale: 1, x: 50, y: -5000 }, MAP, PORT)).toEqual({ scale: 1, x: 0, y: -700 });
});

it('knows what is seen', () => {
  const box = around([
    { x: 0, y: 0, width: 10, height: 10 },
    { x: 90, y: 40, width: 10, height: 10 },
  ])!;
  expect(box).toEqual({ x: 0, y: 0, width: 100, height: 50 });
  expect(shows({ scale: 1, x: 0, y: 0 }, box, PORT)).toBe(true);
  expect(shows({ scale: 1, x: -1, y: 0 }, box, PORT)).toBe(false);
  expect(around([])).toBeNull();
});
