import { expect, test } from 'vitest';
import type { Happening } from '../core/protocol';
import type { Scene, Weight } from '../core/scenes';
import { summary, together } from './log_lines';

const scene = (number: number, weight: Weight, mine = false, lines = 5): Scene =>
  ({
    weight,
    mine,
    lines: Array.from({ length: lines }, (_, n): Happening => ({ key: `line-${number}-${n}`, words: {}, echo: n === 0 })),
  }) as unknown as Scene;

const keys = (scenes: readonly Scene[]) => summary(scenes).map(({ key }) => key);

test('a whole Winter is told in three lines, with those about me', () => {
  const winter = Array.from({ length: 60 }, (_, n) => scene(n, n % 2 ? 'normal' : 'quiet', n === 41 || n === 43));
  expect(keys(winter)).toEqual(['line-1-1', 'line-41-1', 'line-43-1']);
});

test('of quiet scenes only the last is told', () => {
  expect(keys([scene(0, 'quiet'), scene(1, 'quiet')])).toEqual(['line-1-1']);
  expect(keys([])).toEqual([]);
});

test('what comes again and again is said once, and of much the last', () => {
  expect(together(['A falls.', 'B falls.', 'A falls.'])).toBe('A falls. (×2) B falls.');
  expect(together(['A falls.', 'B falls.', 'B falls.', 'C falls.', 'D falls.'])).toBe('B falls. (×2) C falls. D falls.');
});
