import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Live } from '../../core/live.svelte';
import type { Happening } from '../../core/protocol';
import type { GameClient } from '../../games';
import { HELD, ShownScoring } from './shownScoring.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const line = (key: string): Happening => ({ key, words: {} });
const client = (seals: number) =>
  ({
    scorings: { lines: ['small', 'great'], great: ['great'], tally: () => null },
    moments: () => Array.from({ length: seals }, () => ({ key: '', words: {} })),
  }) as unknown as GameClient;
const live = (...keys: string[]) => ({ news: keys.map(line), newsFrom: 10, log: [] }) as unknown as Live;

test('a great scoring is shown by itself, after the seals', () => {
  const scored = new ShownScoring();
  scored.follow(live('small', 'other', 'great', 'other'), client(1));
  vi.advanceTimersByTime(HELD - 1);
  expect(scored.at).toBe(-1);
  vi.advanceTimersByTime(1);
  expect(scored.at).toBe(12);
});

test('a small one waits until it is asked for, and leaves what is shown alone', () => {
  const scored = new ShownScoring();
  scored.open(3);
  scored.follow(live('small'), client(1));
  vi.runAllTimers();
  expect(scored.at).toBe(3);
});

test('what was put away before it came does not come', () => {
  const scored = new ShownScoring();
  scored.follow(live('great'), client(2));
  scored.close();
  vi.runAllTimers();
  expect(scored.at).toBe(-1);
});

test('a game without scorings shows none', () => {
  const scored = new ShownScoring();
  scored.follow(live('great'), { moments: () => [] } as unknown as GameClient);
  vi.runAllTimers();
  expect(scored.at).toBe(-1);
});
