import { expect, it } from 'vitest';
import { wayFrom } from './ways';

it('leaves room around both places and points to the second one', () => {
  const { a, b, angle } = wayFrom([0, 0], [100, 0], 20);
  expect([a.x, a.y, b.x, b.y]).toEqual([20, 0, 80, 0]);
  expect(Math.abs(angle)).toBeLessThan(30);
});

it('keeps half of a short way', () => {
  const { a, b } = wayFrom([0, 0], [0, 40], 70);
  expect([a.y, b.y]).toEqual([10, 30]);
});
