// Viewport things up in a position of Rising Sun; its types are made (view.ts).

import type { View } from '../../core/protocol';
import type { Clan, Figures, Presence, RisingSunView as Position } from './view';

export * from './view';
export type { RisingSunView as Position } from './view';

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

/** Who has the most Force; honor decides a tie (RS-MH03, RS-K02). Null where nobody has any. */
export function strongest(position: Position, here: readonly Presence[]): number | null {
  let best: Presence | null = null;
  for (const each of here) {
    if (each.force < 1) continue;
    const more = !best || each.force > best.force;
    const equal = best?.force === each.force && rankOf(position, each.seat) < rankOf(position, best.seat);
    if (more || equal) best = each;
  }
  return best?.seat ?? null;
}

/** Who would gain a province's reward in a Harvest. */
export function reaper(position: Position, here: readonly Presence[]): number | null {
  return strongest(position, here.map((each) => ({ ...each, force: each.harvest ?? each.force })));
}

const ORDER = ['bushi', 'shinto', 'daimyo'];

/** Kinds with their number: those of every clan first, then monsters, strongholds last. */
export function kinds(figures: Figures): [string, number][] {
  const place = (name: string) => (name === 'stronghold' ? 9 : ORDER.includes(name) ? ORDER.indexOf(name) : 5);
  return Object.entries(figures).filter(([, count]) => count > 0).sort(([one], [other]) => place(one) - place(other));
}

export function isMonster(figure: string): boolean {
  return !ORDER.includes(figure) && figure !== 'stronghold';
}

export function count(figures: Figures): number {
  return Object.values(figures).reduce((sum, each) => sum + each, 0);
}
