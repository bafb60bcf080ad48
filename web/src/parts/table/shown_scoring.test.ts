import { expect, test } from 'vitest';
import type { Happening } from '../../core/protocol';
import type { Scene } from '../../core/scenes';
import type { GameClient } from '../../games';
import { ShownScoring } from './shown_scoring.svelte';

const line = (key: string): Happening => ({ key, words: {}, opens: key === 'spring' ? 'chapter' : '' });
const client = { scorings: { solemn: ({ key }: Happening) => key === 'winter', laidOut: true } } as unknown as GameClient;
const LOG = ['march', 'small', 'winter', 'scored', 'scored', 'spring', 'march'].map(line);
/** The scene of the lines from one to another is shown, or all scenes are over. */
const shown = (from: number, to: number, over = false) => ({
  news: LOG.slice(from, to),
  newsFrom: from,
  now: over ? null : ({} as Scene),
  log: LOG.slice(0, to),
});

test('the table of a ceremony is shown by itself, when all scenes are over', () => {
  const scored = new ShownScoring();
  scored.follow({ ...shown(2, 4), log: LOG }, client);
  scored.follow(shown(5, 7), client);
  expect(scored.at).toBe(-1);
  scored.follow(shown(6, 7, true), client);
  expect(scored.at).toBe(2);
});

test('without a show it comes at once', () => {
  const scored = new ShownScoring();
  scored.follow(shown(0, 7, true), client);
  expect(scored.at).toBe(2);
});

test('while the ceremony waits for an answer there is none', () => {
  const scored = new ShownScoring();
  scored.follow(shown(2, 4, true), client);
  expect(scored.at).toBe(-1);
  scored.close(); // whoever answers
  scored.follow({ ...shown(4, 5), log: LOG }, client);
  scored.follow(shown(5, 7, true), client);
  expect(scored.at).toBe(2);
});

test('a small scoring waits until it is asked for, and leaves what is shown alone', () => {
  const scored = new ShownScoring();
  scored.open(1);
  scored.follow(shown(1, 2, true), client);
  expect(scored.at).toBe(1);
});

test('what was put away before it came does not come', () => {
  const scored = new ShownScoring();
  scored.follow({ ...shown(2, 4), log: LOG }, client);
  scored.close();
  scored.follow(shown(6, 7, true), client);
  expect(scored.at).toBe(-1);
});

test('what nobody put away goes when the next chapter begins', () => {
  const later = [...LOG, line('march'), line('spring')];
  const scored = new ShownScoring();
  scored.follow(shown(0, 7, true), client);
  scored.follow({ news: later.slice(7, 8), newsFrom: 7, now: null, log: later }, client);
  expect(scored.at).toBe(2);
  scored.follow({ news: later.slice(8), newsFrom: 8, now: null, log: later }, client);
  expect(scored.at).toBe(-1);
});

test('what was asked for stays when the next chapter begins', () => {
  const scored = new ShownScoring();
  scored.open(1);
  scored.follow({ ...shown(5, 7, true), news: LOG.slice(5, 6) }, client);
  expect(scored.at).toBe(1);
});

test('a game without scorings shows none', () => {
  const scored = new ShownScoring();
  scored.follow(shown(0, 7, true), {} as GameClient);
  expect(scored.at).toBe(-1);
});
