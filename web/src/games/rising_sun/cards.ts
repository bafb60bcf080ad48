// The effects of season cards, in words with their values.

import { say } from '../../core/settings.svelte';
import { SEASONS } from './position';
import type { CardValues, Values } from './values';

/** Empty until its values are known. */
export function effectOf(tables: Values, card: string): string {
  const found = tables.cards[card];
  return found ? say(`card-effect-${card}`, found.values) : '';
}

/** Tell how sure the values of a card are: all of them, its effect but not all numbers, or none. */
export function sureness({ sure, detail }: CardValues): 'sure' | 'partly' | 'likely' {
  if (sure) return 'sure';
  return /\bsure\b/.test(detail) ? 'partly' : 'likely';
}

export const SETS = ['core', 'archway', 'teapot', 'horseman', 'ship', 'gods'] as const;
export const TYPES = ['enhancement', 'virtue', 'monster', 'war', 'winter'] as const;

/** The cards that are asked for; an empty word asks for everything. */
export interface Wanted {
  set: string;
  season: string;
  type: string;
}

/** The cards that are asked for, by season, set and type. */
export function cardsFor(tables: Values, { set, season, type }: Wanted): string[] {
  const place = (list: readonly string[], name: string) => list.indexOf(name);
  const order = (name: string) => {
    const card = tables.cards[name]!;
    return place(SEASONS, card.season) * 100 + place(SETS, card.sets[0] ?? '') * 10 + place(TYPES, card.type);
  };
  return Object.entries(tables.cards)
    .filter(([, card]) => (!set || card.sets.includes(set)) && (!season || card.season === season) && (!type || card.type === type))
    .map(([name]) => name)
    .sort((one, other) => order(one) - order(other));
}

export interface Pile {
  card: string;
  copies: number;
}

/** Equal cards lie on one pile (RS-P32). */
export function pilesOf(display: readonly string[]): Pile[] {
  return [...new Set(display)].map((card) => ({ card, copies: display.filter((each) => each === card).length }));
}
