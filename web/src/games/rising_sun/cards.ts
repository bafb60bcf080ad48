// What a season card does, in words with its figures.

import { say } from '../../core/settings.svelte';
import type { Figures } from './figures';

/** Empty until its figures are known. */
export function effectOf(tables: Figures, card: string): string {
  const found = tables.cards[card];
  return found ? say(`card-effect-${card}`, found.values) : '';
}

export interface Pile {
  card: string;
  copies: number;
}

/** Equal cards lie on one pile (RS-P32). */
export function pilesOf(display: readonly string[]): Pile[] {
  return [...new Set(display)].map((card) => ({ card, copies: display.filter((each) => each === card).length }));
}
