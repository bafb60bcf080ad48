// The lines of the log at which Rising Sun counts points; the tables come later (tally.ts).

import type { Happening } from '../../core/protocol';
import type { Scorings } from '../index';
import { later } from './later';
import type { Counted } from './position';

/** Points are counted in Winter; at the end of a season it is told what its war brought. */
export const isWinter = ({ key, words }: Happening) => key === 'rs-season' && words.season === 'winter';
export const opens = (line: Happening) => line.key === 'rs-cleanup' || isWinter(line);

export const scorings: Scorings = {
  opens,
  solemn: opens,
  // The talks begin at once after a season, and Winter's table stands in the result.
  laidOut: false,
  tally: (...told) => later.parts?.tally(...told) ?? null,
  places: ({ background }) => (background as Partial<Counted> | undefined)?.places ?? [],
};
