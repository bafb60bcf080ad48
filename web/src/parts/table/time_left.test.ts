import { expect, it } from 'vitest';
import { remaining, shortTime } from './time_left';

const CLOCK = { decision: [30, 30], bank: [60, 60], running: [true, false] };

it('takes the bank when the time for the decision is over', () => {
  expect(remaining(CLOCK, 0, 10)).toEqual({ left: 20, bank: 60 });
  expect(remaining(CLOCK, 0, 50)).toEqual({ left: 0, bank: 40 });
  expect(remaining(CLOCK, 0, 500)).toEqual({ left: 0, bank: 0 });
});

it('stands still for who owes nothing', () => {
  expect(remaining(CLOCK, 1, 50)).toEqual({ left: 30, bank: 60 });
});

it('writes time short', () => {
  expect(shortTime(65)).toBe('1:05');
  expect(shortTime(0.2)).toBe('0:01');
  expect(shortTime(43_200)).toBe('12:00:00');
});
