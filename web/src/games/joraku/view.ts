// Made from src/gunbai/games/joraku/view_types.py by `./dev types`. Do not edit.

import type { GameView } from '../../core/view';

/** The public numbers of one of the factions. */
export interface PublicFaction {
  /** Samurai in supply. */
  supply: number;
  /** Reputation. */
  points: number;
}

export const AREAS = ['kyoto', 'omi', 'ise', 'owari', 'mikawa', 'totomi', 'shinano'] as const;
export type Area = (typeof AREAS)[number];

export const COLOURS = ['red', 'blue', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const MODES = ['base', 'two_vs_two', 'neutral'] as const;
export type Mode = (typeof MODES)[number];

/** Why a card won its trick. */
export const REASONS = ['highest', 'last', 'ninja'] as const;
export type Why = (typeof REASONS)[number];

/** The pieces of one colour; lists are by area. */
export interface Faction extends PublicFaction {
  colour: Colour;
  /** The seat that plays it; below 0 for the neutral one. */
  seat: number;
  /** The number of its daimyo card. */
  number: number;
  daimyo: Area | null;
  samurai: number[];
  influence: number[];
  ranks: number[];
  entered: boolean;
}

/** The number of cards a seat has in each place. */
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

/** The change that an answer makes for the acting faction in one area. */
export interface AreaChange {
  area: Area;
  rank: number;
  rank_before: number;
  influence: number;
  /** The prestige of this round, if it were scored now. */
  prestige: number;
  prestige_before: number;
  /** The points for Kachidoki there; null if no player's daimyo stands in the area. */
  kachidoki: number | null;
}

/** The gains of an answer if scored now: of moved pieces, or of a played card.

A card has a value and the area of its effect A; a ninja has neither. */
export interface Preview {
  areas?: AreaChange[];
  /** The change of this round's prestige over all areas. */
  prestige?: number;
  /** The card's action points. */
  value?: number;
  /** The area in which the card places samurai. */
  area?: Area;
  /** True if the card would win the trick as it stands. */
  wins?: boolean;
  /** The points for Kachidoki then. */
  kachidoki?: number;
}

/** Action points by verb. */
export interface Prices {
  march: number;
  move: number;
  remove: number;
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
  /** By seat: the cards this seat knows others to hold. */
  known: string[][];
}

/** The standing of a faction in an area. */
export interface Standing {
  rank: number;
  influence: number;
}

/** The situation when points were scored; the last fields belong to Kachidoki. */
export interface Background {
  /** By area and colour; only where a colour had influence. */
  standings: Record<string, Partial<Record<Colour, Standing>>>;
  /** The card that won the trick, and why it did. */
  card?: string;
  why?: Why;
}

/** The consequences that the rules foresee in the position. */
export interface JorakuForesight {
  /** Prestige of each colour if this round's were scored now; empty outside the rounds. */
  prestige: Partial<Record<Colour, number>>;
  /** The gains of each answer, by its text; only for the seat that is asked. */
  preview?: Record<string, Preview>;
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
  /** Cards laid in a trick when it is complete. */
  trick_size: number;
  /** The place in the last complete trick of the card that won it. */
  last_winning: number;
  /** The points for Kachidoki, by rank from 1 on. */
  kachidoki_row: number[];
  own?: OwnCards;
  /** This seat's sealed choice. */
  chosen?: string[];
  leader?: number;
  trick?: Play[];
  /** The number of this trick, and that of all tricks of the round. */
  trick_number?: number;
  tricks?: number;
  /** The place in the trick of the card that wins so far. */
  winning?: number;
  acting?: Colour;
  action_points?: number;
  prices?: Prices;
  /** The area where samurai of others can be removed. */
  removal?: Area;
  /** The two pairs dealt for a choice of daimyo cards. */
  daimyo_cards?: number[][];
}
