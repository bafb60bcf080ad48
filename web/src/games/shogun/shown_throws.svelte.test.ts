import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import type { BoardProps } from '../index';
import { ShownThrows } from './shown_throws.svelte';

const line = (key: string, words: Record<string, unknown>) => ({ key, words });
const EARLIER = [line('sg-settled', { player: 1, province: 'ise', armies: 2 })];
const NEWS = [
  { ...line('sg-attack', { player: 0, source: 'omi', target: 'ise', armies: 3 }), background: { defender: 1, sides: { blue: 'attack', red: 'defence' } } },
  line('sg-thrown', { thrown: { blue: 3, red: 2 }, tray: { green: 3 }, inside: {}, occasion: 'battle' }),
  line('sg-stand-off', { player: 0, province: 'ise' }),
];

it('shows a throw when the log that explains it is there', () => {
  const view = { seat: 0, version: 1, position: {} };
  let props = $state.raw({ view, news: NEWS, log: [] as typeof NEWS });
  let throws: ShownThrows | undefined;
  const stop = $effect.root(() => {
    throws = new ShownThrows(
      () => props as unknown as BoardProps,
      () => 'spring',
    );
  });
  flushSync();
  expect(throws!.now).toBeNull();
  props = { view, news: NEWS, log: [...EARLIER, ...NEWS] };
  flushSync();
  expect(throws!.now).toMatchObject({ province: 'ise', defender: 1, sides: { blue: 'attack', red: 'defence' } });
  stop();
});

it('shows the throw of a line of the log while it is looked at', () => {
  const log = [...EARLIER, ...NEWS];
  const still = { view: { seat: 0, version: 1, position: {} }, news: [], log };
  let props = $state.raw<object>(still);
  let throws: ShownThrows | undefined;
  const stop = $effect.root(() => {
    throws = new ShownThrows(
      () => props as unknown as BoardProps,
      () => 'spring',
    );
  });
  for (const [shown, province] of [[null, undefined], [NEWS[1]!, 'ise'], [EARLIER[0]!, undefined], [NEWS[2]!, 'ise'], [null, undefined]] as const) {
    props = { ...still, shown };
    flushSync();
    expect(throws!.now?.province).toBe(province);
  }
  stop();
});
