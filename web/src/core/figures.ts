// The figures of a game as rows of a table; house values are marked.

import type { FigureInfo } from './protocol';

export interface FigureRow {
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

/** Figures that count; `word` says a value that is a word, such as “daimyo card”. */
export function figureRows(figures: readonly FigureInfo[], game: string, word: (text: string) => string): FigureRow[] {
  const out: FigureRow[] = [];
  for (const figure of figures) {
    const values = Object.values(figure.values);
    if (values.length > MOST_VALUES) continue;
    if (values.some((value) => typeof value !== 'string' && shown(value) === null)) continue;
    const parts = values.map((value) => (typeof value === 'string' ? word(value) : shown(value)));
    out.push({
      key: `web-figure-${game}-${figure.name.replaceAll(/[._]/g, '-')}`,
      value: parts.join(' · '),
      house: figure.confidence === 'house value',
      confidence: figure.confidence,
    });
  }
  return out;
}
