// The phase of the round that is under way, as a text key.

import type { View } from '../../core/protocol';
import { has, isNewYear, positionOf } from './position';

export interface Phase {
  key: string;
  words: Record<string, unknown>;
}

/** Null between two of them. */
export function phaseOf(view: View): Phase | null {
  const position = positionOf(view);
  const ask = position.ask?.key ?? '';
  if (position.draft) return { key: 'web-sg-phase-draft', words: {} };
  if (position.result) return { key: 'web-sg-phase-end', words: {} };
  if (position.season === 'winter' && !isNewYear(position)) return { key: 'web-sg-phase-winter', words: {} };
  if (ask === 'SG-D6') return { key: 'web-sg-phase-planning', words: {} };
  if (position.choosing) return { key: 'web-sg-phase-auction', words: {} };
  if (position.audience) return { key: 'web-sg-phase-palace', words: {} };
  if (position.ministry) return { key: 'web-sg-phase-departments', words: {} };
  const action = position.banner === undefined ? undefined : position.banners[position.banner];
  if (action) return { key: 'web-sg-phase-action', words: { number: position.banner! + 1, action } };
  if (ask === 'SG-D9') return { key: 'web-sg-phase-valour', words: {} };
  return has(position, 'generals') ? { key: 'web-sg-phase-generals', words: {} } : null;
}
