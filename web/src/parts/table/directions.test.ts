import { expect, it } from 'vitest';
import { nearest } from './directions';

const at = (x: number, y: number) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });
const THINGS = [at(0, 0), at(50, 0), at(100, 4), at(50, 80)];

it('finds the nearest thing in a direction', () => {
  expect(nearest(at(0, 0), THINGS, 'ArrowRight')).toBe(1);
  expect(nearest(at(50, 0), THINGS, 'ArrowRight')).toBe(2);
  expect(nearest(at(50, 0), THINGS, 'ArrowDown')).toBe(3);
  expect(nearest(at(50, 80), THINGS, 'ArrowUp')).toBe(1);
});

it('finds nothing where nothing is', () => {
  expect(nearest(at(0, 0), THINGS, 'ArrowLeft')).toBe(-1);
});
