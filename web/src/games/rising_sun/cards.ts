// What a season card does, in words with its figures.

import { say } from '../../core/settings.svelte';
import { SEASONS } from './position';
import type { CardFigures, Figures } from './figures';

/** Empty until its figures are known. */
export function effectOf(tables: Figures, card: string): string {
  const found = tables.cards[card];
  return found ? say(`card-effect-${card}`, found.values) : '';
}

/** How sure the figures of a card are: all of them, what it does but not all numbers, or none. */
export function sureness({ sure, detail }: CardFigures): 'sure' | 'partly' | 'likely' {
  if (sure) return 'sure';
  return /\bsure\b/.test(detail) ? 'partly' : 'likely';
}

export const SETS = ['core', 'archway', 'teapot', 'horseman', 'ship', 'gods'] as const;
export const TYPES = ['enhancement', 'virtue', 'monster', 'war', 'winter'] as const;

/** What is asked for; an empty word asks for everything. */
export interface Wanted {
  set: string;
  season: string;
  type: string;
}

/** The cards that are asked for, by season, set and type. */
export function cardsFor(tables: Figures, { set, season, type }: Wanted): string[] {
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
