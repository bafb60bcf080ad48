// Viewport things up in a position of Joraku; its types are made (view.ts).

import type { View } from '../../core/protocol';
import { AREAS } from './view';
import type { Area, Faction, Play, JorakuView as Position } from './view';

export * from './view';
export type { JorakuView as Position } from './view';

export function positionOf(view: View): Position {
  return view.position as unknown as Position;
}

export function areaNumber(area: string): number {
  return AREAS.indexOf(area as Area);
}

export function factionOf(position: Position, colour: string): Faction | undefined {
  return position.factions.find((faction) => faction.colour === colour);
}

/** What a card's name says: "5r" is a red 5, "nb" the blue ninja (value 0). */
export function cardParts(card: string): { value: number; suit: 'r' | 'y' | 'b' } {
  const value = card[0] === 'n' ? 0 : Number(card[0]);
  return { value, suit: card[1] as 'r' | 'y' | 'b' };
}

/** Cards laid in a trick when it is complete. */
export function playsEachTrick(position: Position): number {
  return position.mode === 'two_vs_two' ? 4 : position.seats.length;
}

export interface Laid {
  plays: Play[];
  /** Which of them wins so far, or won. */
  winning: number;
  over: boolean;
}

/** The trick on the table; between tricks the last one of this round. */
export function laid(position: Position): Laid {
  const trick = position.trick ?? [];
  if (trick.length) return { plays: trick, winning: position.winning ?? 0, over: false };
  const last = position.plays.slice(-playsEachTrick(position));
  return { plays: last, winning: winnerOf(last.map((play) => play.card)), over: true };
}

/** The place of the card that wins (JK-W02…W05); −1 if there is none. */
export function winnerOf(cards: readonly string[]): number {
  const values = cards.map((card) => cardParts(card).value);
  const best = values.includes(6) && values.includes(0) ? 0 : Math.max(...values);
  return values.lastIndexOf(best);
}
