// Notes of what befell me while I had nothing to decide: battles that are over, betrayals. Kept until put away.

import type { Happening } from '../../core/protocol';
import { lastOf } from './log_lines';
import type { Position } from './position';
import { campaignsOf, type War } from './war';

export interface Notes {
  /** Those that ended since my last bid was opened, mine first, then the newest. */
  battles: War[];
  /** Figures of mine that were replaced this season, an alliance of mine that was broken: until I act or war comes. */
  betrayals: Happening[];
}

const NOTHING: Notes = { battles: [], betrayals: [] };
const BETRAYALS = ['rs-broken', 'rs-replaced'];
/** Whoever does this has been asked since, and has read what stands beside the question. */
const DONE = ['rs-mandate', 'rs-buried', 'rs-summoned', 'rs-worships', 'rs-moved', 'rs-built', 'rs-bought'];

/** `put` is how long the log was when the notes were put away. */
export function notesOf(position: Position, log: readonly Happening[], seat: number, put: number): Notes {
  if (seat < 0) return NOTHING;
  const season = lastOf(log, ({ key }) => key === 'rs-season');
  const fighting = position.phase === 'war';
  const acted = lastOf(log, ({ key, words }) => DONE.includes(key) && words.player === seat);
  const betrayals = fighting ? [] : log.slice(Math.max(season, put, acted, 0)).filter(({ key, words }) => BETRAYALS.includes(key) && words.neighbour === seat);
  if (!fighting && position.phase !== 'tea') return { battles: [], betrayals };
  const bid = lastOf(log, ({ key, words }) => key === 'rs-bid' && words.player === seat);
  const war = campaignsOf(log).at(-1)?.wars ?? [];
  const mine = ({ fight }: War) => Number(fight?.seats.includes(seat));
  const ended = war.filter(({ fight, to }) => fight?.over && to > Math.max(bid, put)).reverse();
  const battles = ended.sort((one, other) => mine(other) - mine(one));
  return { battles, betrayals };
}
