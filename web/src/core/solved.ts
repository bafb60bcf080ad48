// The puzzles that were solved, kept in this browser.

const KEY = 'gunbai-puzzles';

function read(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** The solved puzzles of a game, by their ids. */
export function solvedOf(game: string): readonly string[] {
  return read()[game] ?? [];
}

export function noteSolved(game: string, id: string): void {
  const known = solvedOf(game);
  if (known.includes(id)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: [...known, id] }));
  } catch {
    // A browser that keeps nothing shows all of them as new.
  }
}
