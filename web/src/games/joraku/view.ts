// Made from src/gunbai/games/joraku/view_types.py by `./dev types`. Do not edit.

import type { GameView } from '../../core/view';

export const AREAS = ['kyoto', 'omi', 'ise', 'owari', 'mikawa', 'totomi', 'shinano'] as const;
export type Area = (typeof AREAS)[number];

export const COLOURS = ['red', 'blue', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const MODES = ['base', 'two_vs_two', 'neutral'] as const;
export type Mode = (typeof MODES)[number];

/** The pieces of one colour; lists are by area. */
export interface Faction {
  colour: Colour;
  /** The seat that plays it; below 0 for the neutral one. */
  seat: number;
  /** Of its daimyo card. */
  number: number;
  daimyo: Area | null;
  samurai: number[];
  influence: number[];
  ranks: number[];
  supply: number;
  points: number;
  entered: boolean;
}

/** How many cards a seat has where. */
export interface SeatCards {
  colours: Colour[];
  hand: number;
  private: number;
  picked: number;
  draft: number;
  discarded: number;
}

/** A card on the table: who played it, for which colour. */
export interface Play {
  seat: number;
  colour: Colour;
  card: string;
}

/** The cards only this seat sees. */
export interface OwnCards {
  hand: string[];
  passed: string[];
  received: string[];
  discarded: string[];
  private: string[];
  picked: string[];
  draft: string[];
  /** By seat: cards this seat knows others to hold. */
  known: string[][];
}

/** The position as one seat sees it. */
export interface JorakuView extends GameView {
  mode: Mode;
  round: number;
  /** Numbers of the variant cards in force. */
  variants: number[];
  /** The seat that has the Kachidoki marker; below 0: nobody. */
  kachidoki: number;
  factions: Faction[];
  seats: SeatCards[];
  aside: number;
  /** All cards played in this round. */
  plays: Play[];
  own?: OwnCards;
  /** This seat's sealed choice. */
  chosen?: string[];
  leader?: number;
  trick?: Play[];
  /** The place in the trick of the card that wins so far. */
  winning?: number;
  acting?: Colour;
  action_points?: number;
  /** The two pairs dealt for a choice of daimyo cards. */
  daimyo_cards?: number[][];
}
