// The last round as a seat saw it: its own doings, and those of others against its provinces.

import type { Happening } from '../../core/protocol';
import type { Assault } from './position';

export interface Recap {
  /** Whom it tells. */
  seat: number;
  /** The line that began the round. */
  round: Happening;
  lines: Happening[];
}

const OWN = [
  'built', 'taxes', 'harvest', 'deployed', 'moved', 'attack', 'conquered', 'held', 'repelled', 'stand-off',
  'put-down', 'overrun', 'landed', 'chests', 'rice', 'captured', 'scored',
].map((name) => `sg-${name}`);
const AGAINST = ['sg-attack', 'sg-conquered', 'sg-stand-off'];

/** Null before a round is over. */
export function recapOf(log: readonly Happening[], seat: number): Recap | null {
  let last: Recap | null = null;
  let now: Recap | null = null;
  /** The part that the seat has in the attack under way. */
  let part: 'attack' | 'defence' | null = null;
  for (const line of log) {
    const { key, words, background } = line;
    if (key === 'sg-round') {
      last = now ?? last;
      now = { seat, round: line, lines: [] };
    }
    const own = words.player === seat;
    if (key === 'sg-attack') {
      const { defender } = (background ?? {}) as Partial<Assault>;
      part = own ? 'attack' : defender === seat ? 'defence' : null;
    }
    const against = part === 'defence' && AGAINST.includes(key);
    const withstood = part === 'attack' && key === 'sg-held';
    if (own ? OWN.includes(key) : against || withstood) now?.lines.push(line);
  }
  return last;
}
