// The talks as their panel shows them: who is ready, who stands with whom, what can be done.

import type { Choice, View } from '../../core/protocol';
import { type Clan, type Position, positionOf } from './position';

export interface Partner {
  seat: number;
  clan: Clan;
  ally: Clan | null;
  /** Null where nobody is asked for it. */
  ready: boolean | null;
  received: boolean;
  made: boolean;
  /** The answers that concern this player, in the order in which they are offered. */
  answers: Choice[];
}

const ORDER = ['accept', 'refuse', 'offer', 'withdraw'];

/** True if all say when they are ready: in the Tea Ceremony, and before the war. */
export function holding(position: Position): boolean {
  return position.ask?.key === 'RS-DP03' || parleying(position);
}

/** Before the war: the last moment for gifts (RS-DP31). */
export function parleying({ ask }: Position): boolean {
  return ask?.key === 'RS-DP31';
}

export function partners(view: View): Partner[] {
  const position = positionOf(view);
  const { seats, ask, offers } = position;
  return seats.map(({ clan, ally }, seat) => {
    const received = offers?.received.includes(seat) ?? false;
    return {
      seat,
      clan,
      ally: ally === null ? null : (seats[ally]?.clan ?? null),
      ready: holding(position) ? !ask!.seats.includes(seat) : null,
      received,
      made: offers?.made.includes(seat) ?? false,
      answers: answersFor(view, clan, received),
    };
  });
}

/** To offer where one was offered means to accept: one key is enough. */
function answersFor(view: View, clan: Clan, received: boolean): Choice[] {
  return view.choices
    .filter(({ verb, fields }) => ORDER.includes(verb) && fields.clan === clan && !(received && verb === 'offer'))
    .sort((one, other) => ORDER.indexOf(one.verb) - ORDER.indexOf(other.verb));
}

/** Going back to the talks, for whoever said to be ready. */
export function unreadyOf(view: View): Choice | undefined {
  return view.free.find(({ verb }) => verb === 'unready');
}
