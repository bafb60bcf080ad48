// Addresses of the pages of cards, for games that announce one.

import { frontOf } from './fronts';

/** The page of all cards; empty for a game without one. */
export function cardPage(game: string, set = ''): string {
  if (!frontOf(game).cards) return '';
  return `/cards/${game}${set ? `?set=${set}` : ''}`;
}

/** The same for an option of the game: only the one that chooses the set leads there. */
export function cardPageOf(game: string, option: string, value: string, values: readonly string[]): string {
  if (frontOf(game).cards?.option !== option) return '';
  return cardPage(game, value !== 'random' && values.includes(value) ? value : '');
}
