// The number of log lines of each table that this browser has shown.

const KEY = 'gunbai-seen';
/** Tables that are remembered. */
const MOST = 60;

type Kept = Record<string, number>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** Each seat of a table has a log of its own. */
const nameOf = (table: string, seat: number): string => `${table} ${seat}`;

/** Lines that were shown; null if none ever was. */
export function seenLines(table: string, seat: number): number | null {
  return read()[nameOf(table, seat)] ?? null;
}

export function keepSeenLines(table: string, seat: number, lines: number): void {
  const { [nameOf(table, seat)]: _, ...others } = read();
  const kept = [...Object.entries(others).slice(1 - MOST), [nameOf(table, seat), lines]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing offers no recap.
  }
}
