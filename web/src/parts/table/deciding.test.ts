import { expect, test, vi } from 'vitest';
import type { Thing } from '../../core/choosing';
import type { Live } from '../../core/live.svelte';
import type { Choice } from '../../core/protocol';
import type { GameClient } from '../../games';
import { Deciding } from './deciding.svelte';

const summon = (figure: string, province: string): Choice => ({
  text: `summon ${figure} ${province}`,
  verb: 'summon',
  fields: { figure, province },
});
const FIGURE = (name: string): Thing[] => [{ field: 'figure', name }];

/** One province for a Bushi, so a click on it is all of the answer; two for a Shinto. */
function table() {
  const choices = [summon('bushi', 'edo'), summon('shinto', 'edo'), summon('shinto', 'kyoto')];
  const answer = vi.fn<(text: string) => Promise<null>>(async () => null);
  const live = { busy: false, view: { prompt: null, choices }, answer } as unknown as Live;
  const client = { weighty: (_view: unknown, choice: Choice) => choice.fields.figure === 'bushi' } as unknown as GameClient;
  return { deciding: new Deciding(live, client), answer };
}

test('a light answer is sent at once', () => {
  const { deciding, answer } = table();
  deciding.pick(FIGURE('shinto'));
  deciding.pick([{ field: 'province', name: 'edo' }]);
  expect(answer.mock.calls).toEqual([['summon shinto edo']]);
});

test('what waits to be confirmed is changed by another click, not sent', () => {
  const { deciding, answer } = table();
  deciding.pick(FIGURE('bushi'));
  deciding.pick([{ field: 'province', name: 'edo' }]);
  expect(deciding.decided?.text).toBe('summon bushi edo');
  deciding.pick(FIGURE('shinto'));
  expect(answer).not.toHaveBeenCalled();
  expect(deciding.decided?.text).toBe('summon shinto edo');
  deciding.confirm();
  expect(answer.mock.calls).toEqual([['summon shinto edo']]);
});
