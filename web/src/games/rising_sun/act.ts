// A mandate that is being carried out: who chose it, and what each player has done by it so far.

import type { Happening } from '../../core/protocol';
import { lastOf } from './log_lines';
import type { Bonus, Mandate, Position } from './position';

export interface Act {
  mandate: Mandate;
  /** The player who chose it; the tile may lie face down. */
  seat: number;
  hidden: boolean;
  /** The ally who gets the bonus as well. */
  ally: number | null;
  /** In the order in which they carry it out. */
  deeds: Deed[];
  /** Just bought, for so much. */
  card: { name: string; coins: number } | null;
}

export interface Deed {
  seat: number;
  /** It is told of right now. */
  now: boolean;
  lines: Happening[];
}

const OPENS = ['rs-mandate', 'rs-buried'];
/** After these the mandate is over. */
const CLOSES = ['rs-kami', 'rs-war', 'rs-tea', 'rs-season', 'rs-cleanup'];
/** The lines about what people do by a mandate. */
const DEEDS = ['rs-summoned', 'rs-worships', 'rs-placed', 'rs-moved', 'rs-turned-back', 'rs-built', 'rs-bought', 'rs-harvest', 'rs-sent-home', 'rs-effect', ...OPENS];

/** The mandate that lines, the last ones of the log, belong to. */
export function actOf(position: Position, lines: readonly Happening[], log: readonly Happening[]): Act | null {
  const from = lastOf(log, ({ key }) => OPENS.includes(key) || CLOSES.includes(key));
  const opening = log[from];
  const told = lines.filter(({ key }) => DEEDS.includes(key));
  if (!opening || !OPENS.includes(opening.key) || !told.length) return null;
  const seat = Number(opening.words.player);
  const since = log.slice(from + 1);
  const acted = since.flatMap(({ key, words }) => (key === 'rs-acted' ? [Number(words.player)] : []));
  const turn = position.mandate_turn;
  // Once it is over the position tells nothing of it; then all have acted.
  const order = turn?.mandate && turn.active === seat ? turn.order : [...new Set(acted)];
  const doing = told.filter(({ key }) => !OPENS.includes(key)).map(({ words }) => Number(words.player));
  const bought = told.find(({ key }) => key === 'rs-bought');
  const mandate = opening.words.mandate as Mandate;
  return {
    mandate,
    seat,
    hidden: opening.key === 'rs-buried',
    ally: (opening.background as Partial<Bonus> | undefined)?.ally ?? null,
    deeds: order.map((each) => ({ seat: each, now: doing.includes(each), lines: since.filter(({ words }) => words.player === each) })),
    card: bought ? { name: String(bought.words.card), coins: Number(bought.words.coins) } : null,
  };
}
