import { describe, expect, it } from 'vitest';
import type { ValueInfo } from '../../core/protocol';
import { cardsFor, pilesOf, sureness } from './cards';
import { valuesFrom } from './values';

const card = (name: string, values: Record<string, unknown>, confidence: string, source: string): ValueInfo =>
  ({ name: `cards.${name}`, values, confidence, source }) as ValueInfo;

const tables = valuesFrom([
  card('ebisu', { sets: ['gods'], season: 'autumn', type: 'monster', price: 0, copies: 1 }, 'likely', 'one fan list'),
  card('honesty', { sets: ['horseman', 'ship'], season: 'summer', type: 'virtue', price: 2, copies: 1 }, 'likely', 'effect sure, price likely (FAQ)'),
  card('oni-of-skulls', { sets: ['core'], season: 'spring', type: 'monster', price: 2, copies: 1 }, 'sure', 'rulebook'),
]);

describe('the list of cards', () => {
  it('comes season by season', () => {
    expect(cardsFor(tables, { set: '', season: '', type: '' })).toEqual(['oni-of-skulls', 'honesty', 'ebisu']);
  });

  it('holds only what is asked for, a card of two sets in both', () => {
    expect(cardsFor(tables, { set: 'ship', season: '', type: '' })).toEqual(['honesty']);
    expect(cardsFor(tables, { set: 'horseman', season: '', type: '' })).toEqual(['honesty']);
    expect(cardsFor(tables, { set: '', season: '', type: 'monster' })).toEqual(['oni-of-skulls', 'ebisu']);
    expect(cardsFor(tables, { set: 'core', season: 'summer', type: '' })).toEqual([]);
  });

  it('says how sure the values are', () => {
    expect(Object.entries(tables.cards).map(([name, each]) => [name, sureness(each)])).toEqual([
      ['ebisu', 'likely'],
      ['honesty', 'partly'],
      ['oni-of-skulls', 'sure'],
    ]);
  });
});

it('lays equal cards on one pile', () => {
  expect(pilesOf(['honor', 'respect', 'honor'])).toEqual([
    { card: 'honor', copies: 2 },
    { card: 'respect', copies: 1 },
  ]);
});
