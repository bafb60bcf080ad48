// The Tea Ceremony as its panel shows it: who is ready, who stands with whom, what can be done.

import type { Choice, View } from '../../core/protocol';
import { type Clan, type Position, positionOf } from './position';

export interface Partner {
  seat: number;
  clan: Clan;
  ally: Clan | null;
  /** Null outside the Tea Ceremony. */
  ready: boolean | null;
  received: boolean;
  made: boolean;
  /** The answers that concern this player, in the order in which they are offered. */
  answers: Choice[];
}

const ORDER = ['accept', 'refuse', 'offer', 'withdraw'];

export function holding({ ask }: Position): boolean {
  return ask?.key === 'RS-DP03';
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
