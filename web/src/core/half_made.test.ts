import { beforeEach, expect, test } from 'vitest';
import type { OpenDecision } from './desk.svelte';
import { keepChoice, restoreChoice } from './half_made';
import type { Choice } from './protocol';
import { NOTHING } from './selection';

const choice = (card: string) => ({ text: `play ${card}`, verb: 'play', fields: { card } }) as unknown as Choice;
const PICKED = [{ field: 'card', name: '5r' }];
const open = (more: Partial<OpenDecision> = {}): OpenDecision => ({
  table: 't',
  asked: 'which card?',
  choices: [choice('5r'), choice('3b')],
  choosing: NOTHING,
  busy: false,
  ...more,
});
const after = (more: Partial<OpenDecision> = {}) => {
  const decision = open(more);
  restoreChoice(decision);
  return decision.choosing;
};

beforeEach(() => sessionStorage.clear());

test('what was half chosen is there again, once', () => {
  keepChoice(open({ choosing: PICKED }));
  expect(after()).toEqual(PICKED);
  expect(after()).toBe(NOTHING);
});

test('but not at another table, for another question, over another choice, or if it is no longer possible', () => {
  const OTHER = [{ field: 'card', name: '3b' }];
  for (const more of [{ table: 'u' }, { asked: 'which province?' }, { choices: [choice('3b')] }]) {
    keepChoice(open({ choosing: PICKED }));
    expect(after(more)).toBe(NOTHING);
  }
  keepChoice(open({ choosing: PICKED }));
  expect(after({ choosing: OTHER })).toBe(OTHER);
});

test('nothing is kept of an answer that is on its way', () => {
  keepChoice(open({ choosing: PICKED, busy: true }));
  keepChoice(undefined);
  expect(after()).toBe(NOTHING);
});
