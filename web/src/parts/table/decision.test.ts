import { expect, test, vi } from 'vitest';
import type { Thing } from '../../core/selection';
import type { Live } from '../../core/live.svelte';
import type { Choice } from '../../core/protocol';
import type { GameClient } from '../../games';
import { Decision } from './decision.svelte';

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
  return { decision: new Decision(live, client), answer };
}

test('a light answer is sent at once', () => {
  const { decision, answer } = table();
  decision.pick(FIGURE('shinto'));
  decision.pick([{ field: 'province', name: 'edo' }]);
  expect(answer.mock.calls).toEqual([['summon shinto edo']]);
});

test('what waits to be confirmed is changed by another click, not sent', () => {
  const { decision, answer } = table();
  decision.pick(FIGURE('bushi'));
  decision.pick([{ field: 'province', name: 'edo' }]);
  expect(decision.decided?.text).toBe('summon bushi edo');
  decision.pick(FIGURE('shinto'));
  expect(answer).not.toHaveBeenCalled();
  expect(decision.decided?.text).toBe('summon shinto edo');
  decision.confirm();
  expect(answer.mock.calls).toEqual([['summon shinto edo']]);
});
