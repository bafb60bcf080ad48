// The form of my last table of each game, remembered in this browser.

import type { Draft, Kept } from './table_form';

interface Memory {
  /** The game of the very last one. */
  game?: string;
  tables: Record<string, Partial<Kept>>;
}

const KEY = 'gunbai-tables';

/** Return what was kept, as far as it is valid. */
export function readTables(text: string | null): Memory {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Memory>;
    const tables = kept.tables && typeof kept.tables === 'object' ? kept.tables : {};
    return { game: typeof kept.game === 'string' ? kept.game : undefined, tables };
  } catch {
    return { tables: {} };
  }
}

export function lastTables(): Memory {
  try {
    return readTables(localStorage.getItem(KEY));
  } catch {
    return { tables: {} };
  }
}

export function keepTable({ game, options, seats, pace, watch }: Draft): void {
  const tables = { ...lastTables().tables, [game]: { options, seats, pace, watch } };
  try {
    localStorage.setItem(KEY, JSON.stringify({ game, tables }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
