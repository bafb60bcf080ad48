// The values of a game as rows of a table; house values are marked.

import type { ValueInfo } from './protocol';

export interface ValueRow {
  key: string;
  value: string;
  house: boolean;
  confidence: string;
}

/** Numbers of a row with slashes, rows with dots; null for what is no number. */
function shown(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (!Array.isArray(value) || value.length === 0) return null;
  const parts = value.map(shown);
  if (parts.includes(null)) return null;
  return parts.join(Array.isArray(value[0]) ? ' · ' : ' / ');
}

/** A whole set of cards is not a row of a table. */
const MOST_VALUES = 12;

/** Values that count; `word` says a value that is a word, such as “daimyo card”. */
export function valueRows(values: readonly ValueInfo[], game: string, word: (text: string) => string): ValueRow[] {
  const out: ValueRow[] = [];
  for (const value of values) {
    const values = Object.values(value.values);
    if (values.length > MOST_VALUES) continue;
    if (values.some((value) => typeof value !== 'string' && shown(value) === null)) continue;
    const parts = values.map((value) => (typeof value === 'string' ? word(value) : shown(value)));
    out.push({
      key: `web-value-${game}-${value.name.replaceAll(/[._]/g, '-')}`,
      value: parts.join(' · '),
      house: value.confidence === 'house value',
      confidence: value.confidence,
    });
  }
  return out;
}
