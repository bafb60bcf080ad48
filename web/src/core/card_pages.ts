// Games whose cards have a page of their own, and the option that chooses among their sets.

const SET_OPTION: Record<string, string> = { rising_sun: 'set' };

export function hasCardPage(game: string): boolean {
  return game in SET_OPTION;
}

/** The page of all cards; empty for a game without one. */
export function cardPage(game: string, set = ''): string {
  if (!hasCardPage(game)) return '';
  return `/cards/${game}${set ? `?set=${set}` : ''}`;
}

/** The same for an option of the game: only the one that chooses the set leads there. */
export function cardPageOf(game: string, option: string, value: string, values: readonly string[]): string {
  if (SET_OPTION[game] !== option) return '';
  return cardPage(game, value !== 'random' && values.includes(value) ? value : '');
}
