// What the last round brought a seat: its own doings, and what others did to its provinces.

import type { Happening } from '../../core/protocol';

export interface Recap {
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
  const owners = new Map<string, number>();
  let last: Recap | null = null;
  let now: Recap | null = null;
  for (const line of log) {
    const { key, words } = line;
    const player = typeof words.player === 'number' ? words.player : -1;
    const place = String(words.target ?? words.province ?? '');
    if (key === 'sg-round') {
      if (now) last = now;
      now = { round: line, lines: [] };
    }
    if (player === seat ? OWN.includes(key) : AGAINST.includes(key) && owners.get(place) === seat) now?.lines.push(line);
    if (['sg-settled', 'sg-conquered', 'sg-landed'].includes(key)) owners.set(place, player);
    if (key === 'sg-neutral') owners.delete(place);
  }
  return last;
}
