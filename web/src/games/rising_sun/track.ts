// The political track: seven mandates with the kami turns between them, then war (RS-C09, RS-P12).

import type { Mandate, Position } from './position';

export interface Slot {
  kind: 'mandate' | 'kami' | 'war';
  /** The number of the mandate or of the kami turn, from 1. */
  number: number;
  seat: number;
  mandate: Mandate | null;
  hidden: boolean;
  /** The tile that lies face down, if it is known. */
  tile: Mandate | null;
  state: 'past' | 'now' | 'next';
}

/** The place of the mandate turn that is under way or comes next. */
function current({ mandate_turn, track }: Position): number {
  return mandate_turn?.mandate ? track.length - 1 : track.length;
}

export function slotsOf(position: Position): Slot[] {
  const { track, turns, kami_turn, phase } = position;
  const at = current(position);
  const war = phase === 'war' || phase === 'cleanup';
  const out: Slot[] = [];
  turns.forEach((seat, turn) => {
    const tile = track[turn];
    const now = turn === at && !kami_turn && !war && position.mandate_turn !== undefined;
    out.push({
      kind: 'mandate',
      number: turn + 1,
      seat,
      mandate: tile?.mandate ?? null,
      hidden: tile?.face_down ?? false,
      tile: tile?.face_down ? tile.tile : null,
      state: now ? 'now' : tile ? 'past' : 'next',
    });
    const kami = position.kami_after.indexOf(turn + 1) + 1;
    if (!kami) return;
    const past = track.length > turn + 1 || (track.length === turn + 1 && !position.mandate_turn && (!kami_turn || kami_turn.number > kami));
    const state = kami_turn?.number === kami ? 'now' : past && phase !== 'tea' ? 'past' : 'next';
    out.push({ kind: 'kami', number: kami, seat: -1, mandate: null, hidden: false, tile: null, state });
  });
  out.push({ kind: 'war', number: 1, seat: -1, mandate: null, hidden: false, tile: null, state: war ? 'now' : 'next' });
  return out;
}
