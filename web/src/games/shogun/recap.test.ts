import { expect, it } from 'vitest';
import type { Happening } from '../../core/protocol';
import { recapOf } from './recap';

const line = (key: string, words: Record<string, unknown> = {}): Happening => ({ key: `sg-${key}`, words });
const round = (season: string) => line('round', { year: 1, season });

const LOG = [
  line('settled', { player: 0, province: 'omi', armies: 3 }),
  line('settled', { player: 1, province: 'ise', armies: 3 }),
  round('spring'),
  line('taxes', { player: 0, province: 'omi', chests: 3 }),
  line('taxes', { player: 1, province: 'ise', chests: 5 }),
  line('attack', { player: 1, source: 'ise', target: 'kii', armies: 1 }),
  line('attack', { player: 1, source: 'ise', target: 'omi', armies: 2 }),
  line('conquered', { player: 1, province: 'omi', armies: 1, lost: 1 }),
];

it('tells what I did and what was done to my provinces, once the round is over', () => {
  expect(recapOf(LOG, 0)).toBeNull();
  const told = recapOf([...LOG, round('summer'), line('taxes', { player: 0, province: 'kai', chests: 1 })], 0);
  expect(told?.round.words.season).toBe('spring');
  expect(told?.lines.map(({ key, words }) => [key, words.player])).toEqual([
    ['sg-taxes', 0],
    ['sg-attack', 1],
    ['sg-conquered', 1],
  ]);
});

it('knows whose a province is after it changed hands', () => {
  const more = [round('summer'), line('attack', { player: 1, source: 'ise', target: 'omi', armies: 1 }), round('autumn')];
  expect(recapOf([...LOG, ...more], 0)?.lines).toEqual([]);
});
