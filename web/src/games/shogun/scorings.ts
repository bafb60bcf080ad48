// The lines of the log at which Shogun counts points; the table of a Winter comes later (tally.ts).

import type { Happening } from '../../core/protocol';
import type { Scorings } from '../index';
import { later } from './later';
import type { Counted } from './position';

const WINTER = 'sg-winter';

export const opens = ({ key }: Happening) => key === WINTER;

/** Return the provinces that a line names, or those from which its points come. */
function places({ words, background }: Happening): readonly string[] {
  const { places } = (background ?? {}) as Partial<Counted>;
  return places ?? [words.province, words.provinces].flat().filter((name) => typeof name === 'string');
}

export const scorings: Scorings = {
  opens,
  solemn: opens,
  laidOut: true,
  tally: (...told) => later.parts?.tally(...told) ?? null,
  places,
};
