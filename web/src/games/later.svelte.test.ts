import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AGAIN } from '../core/settings.svelte';
import { everything, Later } from './later.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

/** Parts that come, or fail to, when they are let go. */
class HeldBack {
  asked = 0;
  private answer: { come(parts: string): void; fail(why: Error): void } | undefined;

  readonly load = (): Promise<string> => {
    this.asked += 1;
    return new Promise((come, fail) => void (this.answer = { come, fail }));
  };

  async come(): Promise<void> {
    this.answer!.come('parts');
    await vi.advanceTimersByTimeAsync(0);
  }

  async fail(): Promise<void> {
    this.answer!.fail(new Error('the line was cut'));
    await vi.advanceTimersByTimeAsync(0);
  }
}

test('parts are fetched once, when they are needed', async () => {
  const held = new HeldBack();
  const later = new Later(held.load);
  expect([later.parts, held.asked]).toEqual([undefined, 0]);
  expect([later.now, later.now, held.asked]).toEqual([undefined, undefined, 1]);
  await held.come();
  expect([later.parts, later.now, held.asked]).toEqual(['parts', 'parts', 1]);
});

test('whoever needs parts that failed to come gets them when the line is back', async () => {
  const held = new HeldBack();
  const later = new Later(held.load);
  const seen: (string | undefined)[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(later.now));
  });
  flushSync();
  await held.fail();
  expect(held.asked).toBe(1);
  await vi.advanceTimersByTimeAsync(AGAIN);
  expect(held.asked).toBe(2);
  await held.come();
  expect(seen.at(-1)).toBe('parts');
  stop();
});

test('everything is there when the last is', async () => {
  const [one, two] = [new HeldBack(), new HeldBack()];
  const laters = [new Later(one.load), new Later(two.load)] as const;
  let there = false;
  void everything(...laters)!.then(() => (there = true));
  await one.come();
  expect(there).toBe(false);
  await two.come();
  expect([there, everything(...laters)]).toEqual([true, null]);
});
