import { expect, it } from 'vitest';
import type { Happening } from '../../core/protocol';
import { recapOf } from './recap';

const line = (key: string, words: Record<string, unknown> = {}): Happening => ({ key: `sg-${key}`, words });
const attack = (player: number, source: string, target: string, defender: number | null = null): Happening => ({
  ...line('attack', { player, source, target, armies: 1 }),
  background: { defender },
});
const round = (season: string) => line('round', { year: 1, season });

const LOG = [
  round('spring'),
  line('taxes', { player: 0, province: 'omi', chests: 3 }),
  line('taxes', { player: 1, province: 'ise', chests: 5 }),
  attack(1, 'ise', 'kii'),
  attack(1, 'ise', 'omi', 0),
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

it('tells how my attack ended, whoever won', () => {
  const mine = attack(0, 'omi', 'ise', 1);
  const held = line('held', { player: 1, province: 'ise', armies: 1, lost: 2 });
  const elsewhere = [attack(1, 'ise', 'kii', 2), line('held', { player: 2, province: 'kii', armies: 1, lost: 1 })];
  expect(recapOf([round('spring'), mine, held, ...elsewhere, round('summer')], 0)).toMatchObject({ seat: 0, lines: [mine, held] });
});

it('tells nothing of attacks on others', () => {
  expect(recapOf([round('summer'), attack(1, 'ise', 'omi', 2), line('conquered', { player: 1, province: 'omi', armies: 1, lost: 0 }), round('autumn')], 0)?.lines).toEqual([]);
});
