// My choices for a quick game against bots, remembered in this browser.

export interface Quick {
  opponents: number;
  level: string;
}

export const LEVELS: string[] = ['beginner', 'easy', 'medium', 'strong', 'master'];
const KEY = 'gunbai-quick';

/** Return what was kept, as far as it is valid. */
export function readQuick(text: string | null): Partial<Quick> {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Quick>;
    const out: Partial<Quick> = {};
    if (Number.isInteger(kept.opponents)) out.opponents = kept.opponents;
    if (kept.level && LEVELS.includes(kept.level)) out.level = kept.level;
    return out;
  } catch {
    return {};
  }
}

export function keptQuick(): Partial<Quick> {
  try {
    return readQuick(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

export function keepQuick(quick: Quick): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(quick));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
