// A kami turn as the log tells it: shrine by shrine, who won it and what it brought.

import type { Happening } from '../../core/protocol';
import { lastOf } from './log_lines';

export interface ShrineTurn {
  kami: string;
  state: 'ahead' | 'now' | 'done';
  /** Null where nobody worships, or where it is not decided yet. */
  winner: number | null;
  force: number;
  /** Those who were equal; honor decided. */
  tied: number[];
  /** The lines about its effects. */
  lines: Happening[];
}

export interface KamiTurn {
  number: number;
  shrines: ShrineTurn[];
}

/** Told between shrines, but of none of them. */
const ASIDE = ['rs-acted', 'rs-draws', 'rs-ready'];

/** The last kami turn of the log; `order` is that of the shrines. */
export function kamiTurnOf(log: readonly Happening[], order: readonly string[]): KamiTurn | null {
  const from = lastOf(log, ({ key }) => key === 'rs-kami');
  if (from < 0) return null;
  const shrines = order.map((kami): ShrineTurn => ({ kami, state: 'ahead', winner: null, force: 0, tied: [], lines: [] }));
  let now: ShrineTurn | undefined;
  // A tie and what it brings Sun are told just before the shrine that they belong to.
  let tied: number[] = [];
  let waiting: Happening[] | null = null;
  for (const line of log.slice(from + 1)) {
    const { key, words } = line;
    if (key === 'rs-tie') {
      tied = words.players as number[];
      waiting = [];
    } else if (key === 'rs-shrine' || key === 'rs-no-shrine') {
      if (now) now.state = 'done';
      now = shrines.find(({ kami }) => kami === words.kami);
      if (!now) continue;
      now.state = 'now';
      if (key === 'rs-shrine') Object.assign(now, { winner: Number(words.player), force: Number(words.force), tied, lines: waiting ?? [] });
      tied = [];
      waiting = null;
    } else if (!ASIDE.includes(key)) {
      (waiting ?? now?.lines)?.push(line);
    }
  }
  return { number: Number(log[from]!.words.count), shrines };
}
