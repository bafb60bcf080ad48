// Tips in my first own games: how often each was shown, kept in this browser.

/** So often a tip is shown: whoever has made a decision a few times knows it. */
export const MOST = 3;
const KEY = 'gunbai-tips';

/** By game, how often the tip of each kind of decision was shown; null: no more tips. */
type Kept = Record<string, Record<string, number> | null>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function keep(game: string, counts: Kept[string]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: counts }));
  } catch {
    // A browser that keeps nothing gives no tips.
  }
}

/** The number of times that each tip of a game was shown; null if none is wanted. */
export function tipsOf(game: string): Readonly<Record<string, number>> | null {
  return read()[game] ?? null;
}

/** True if there were tips and they are no longer wanted. */
export function tipsAreOff(game: string): boolean {
  return read()[game] === null;
}

/** Show the tips of a game from now on, each of them as if it were new. */
export function beginTips(game: string): void {
  keep(game, {});
}

export function endTips(game: string): void {
  keep(game, null);
}

/** Count the tip of this kind of decision, which is shown now. */
export function noteTip(game: string, key: string): void {
  const counts = tipsOf(game);
  if (counts) keep(game, { ...counts, [key]: (counts[key] ?? 0) + 1 });
}
