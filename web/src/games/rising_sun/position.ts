// Look things up in a position of Rising Sun; its types are made (view.ts).

import type { View } from '../../core/protocol';
import type { Clan, Figures, RisingSunForesight, RisingSunView } from './view';

export * from './view';

/** The view of a seat with what the engine foresees for it. */
export interface Position extends RisingSunView, RisingSunForesight {}

export function positionOf(view: View): Position {
  return view.position as unknown as Position;
}

export function clanOf(position: Position, seat: number): Clan | null {
  return position.seats[seat]?.clan ?? null;
}

export function seatOf(position: Position, clan: string): number {
  return position.seats.findIndex((seat) => seat.clan === clan);
}

/** Place on the honor track, 1 is the top. */
export function rankOf(position: Position, seat: number): number {
  return position.honor.indexOf(seat) + 1;
}

const ORDER = ['bushi', 'shinto', 'daimyo'];

/** Kinds with their number: those of every clan first, then monsters, strongholds last. */
export function kinds(figures: Figures): [string, number][] {
  const place = (name: string) => (name === 'stronghold' ? ORDER.length + 1 : ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return Object.entries(figures).filter(([, count]) => count > 0).sort(([one], [other]) => place(one) - place(other));
}

export function isMonster(figure: string): boolean {
  return !ORDER.includes(figure) && figure !== 'stronghold';
}

export function count(figures: Figures): number {
  return Object.values(figures).reduce((sum, each) => sum + each, 0);
}
