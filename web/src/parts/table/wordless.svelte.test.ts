import { flushSync } from 'svelte';
import loaders from 'virtual:words';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { View } from '../../core/protocol';
import { AGAIN, settings } from '../../core/settings.svelte';
import { wordless } from './situation';

const LATER = '/en/later';
const asked = (key: string) => ({ prompt: { key, words: {} } }) as View;
let answer: { come(module: { default: string }): void; fail(why: Error): void };
let fetched = 0;

beforeEach(async () => {
  vi.useFakeTimers();
  fetched = 0;
  loaders[LATER] = () => {
    fetched += 1;
    return new Promise((come, fail) => void (answer = { come, fail }));
  };
  await settings.speak('en');
});

afterEach(async () => {
  vi.useRealTimers();
  delete loaders[LATER];
  await settings.speak('en');
});

/** Return all that was seen of a decision, one after the other, while it is looked at. */
function watch(view: View): { seen: boolean[]; stop: () => void } {
  const seen: boolean[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(wordless(view)));
  });
  flushSync();
  return { seen, stop };
}

it('waits for the words of a decision, and fetches them', async () => {
  const { seen, stop } = watch(asked('LATE-1'));
  expect([seen, fetched]).toEqual([[true], 1]);
  answer.come({ default: 'ask-LATE-1 = What now?' });
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect([seen.at(-1), fetched, settings.language!.say('ask-LATE-1')]).toEqual([false, 1, 'What now?']);
  stop();
});

it('fetches them again if they failed to come', async () => {
  const { seen, stop } = watch(asked('LATE-2'));
  answer.fail(new Error('the line was cut'));
  await vi.advanceTimersByTimeAsync(0);
  expect([seen.at(-1), fetched]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(AGAIN);
  flushSync();
  expect([seen.at(-1), fetched]).toEqual([true, 2]);
  answer.come({ default: 'ask-LATE-2 = And now?' });
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(seen.at(-1)).toBe(false);
  stop();
});

it('waits neither where nothing is asked nor for words that will never come', async () => {
  expect(wordless({ prompt: null } as View)).toBe(false);
  expect([wordless(asked('NONE')), wordless(asked('NONE')), fetched]).toEqual([true, true, 1]);
  answer.come({ default: 'other = word' });
  await vi.advanceTimersByTimeAsync(0);
  expect(wordless(asked('NONE'))).toBe(false);
});
