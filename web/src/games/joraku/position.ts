// Look things up in a position of Joraku; its types are made (view.ts).

import type { Happening, View } from '../../core/protocol';
import { AREAS } from './view';
import type { Area, Background, Faction, JorakuForesight, JorakuView, Play } from './view';

export * from './view';

/** The view of a seat with what the engine foresees for it. */
export interface Position extends JorakuView, JorakuForesight {}

export function positionOf(view: View): Position {
  return view.position as unknown as Position;
}

/** Return the standings when points were counted at this line of the log. */
export function backgroundOf({ background }: Happening): Background | null {
  return (background as unknown as Background | undefined) ?? null;
}

export function areaNumber(area: string): number {
  return AREAS.indexOf(area as Area);
}

export function factionOf(position: Position, colour: string): Faction | undefined {
  return position.factions.find((faction) => faction.colour === colour);
}

/** Read the name of a card: "5r" is a red 5, "nb" the blue ninja (value 0). */
export function cardParts(card: string): { value: number; suit: 'r' | 'y' | 'b' } {
  const value = card[0] === 'n' ? 0 : Number(card[0]);
  return { value, suit: card[1] as 'r' | 'y' | 'b' };
}

export interface Laid {
  plays: Play[];
  /** The number of the card that wins so far, or won. */
  winning: number;
  over: boolean;
}

/** The trick on the table; between tricks the last one of this round. */
export function laid(position: Position): Laid {
  const trick = position.trick ?? [];
  if (trick.length) return { plays: trick, winning: position.winning ?? 0, over: false };
  return { plays: position.plays.slice(-position.trick_size), winning: position.last_winning, over: true };
}
