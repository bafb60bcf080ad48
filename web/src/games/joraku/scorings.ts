// The lines of the log at which Joraku counts points; their tables come later (tally.ts).

import type { Happening } from '../../core/protocol';
import type { Scorings } from '../index';
import { later } from './later';
import { backgroundOf } from './position';

const SCORINGS = ['jk-kachidoki', 'jk-prestige'];
/** The end of a round is told as a ceremony. */
const SOLEMN = 'jk-prestige';

export const opens = ({ key }: Happening) => SCORINGS.includes(key);

/** Return the words about a won trick: the card, and why it won. */
export function wonWords(line: Happening): Record<string, unknown> {
  const { card, why } = backgroundOf(line) ?? {};
  return { ...line.words, card, why };
}

export const scorings: Scorings = {
  opens,
  solemn: ({ key }) => key === SOLEMN,
  laidOut: true,
  tally: (...told) => later.parts?.tally(...told) ?? null,
  places: ({ words }) => (typeof words.area === 'string' ? [words.area] : []),
};
