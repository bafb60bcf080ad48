// Made from src/gunbai/games/rising_sun/view_types.py by `./dev types`. Do not edit.

import type { GameView } from '../../core/view';

/** The public numbers of one of the seats. */
export interface PublicSeat {
  /** Victory points. */
  points: number;
  /** Coins. */
  coins: number;
  /** Ronin tokens. */
  ronin: number;
}

export const PROVINCES = [
  'hokkaido',
  'oshu',
  'edo',
  'kyoto',
  'kansai',
  'nagato',
  'shikoku',
  'kyushu',
] as const;
export type ProvinceName = (typeof PROVINCES)[number];

export const CLANS = ['koi', 'sun', 'lotus', 'turtle', 'dragonfly', 'bonsai', 'moon'] as const;
export type Clan = (typeof CLANS)[number];

export const MANDATES = ['recruit', 'marshal', 'train', 'harvest', 'betray'] as const;
export type Mandate = (typeof MANDATES)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const PHASES = ['set-up', 'tea', 'politics', 'harvest', 'war', 'cleanup', 'winter'] as const;
export type Phase = (typeof PHASES)[number];

export const ADVANTAGES = ['seppuku', 'hostage', 'ronin', 'poets'] as const;
export type Advantage = (typeof ADVANTAGES)[number];

export const PROMISES = ['loyal', 'stay-out', 'mandate', 'give', 'give-if', 'leave', 'ally'] as const;
export type PromiseKind = (typeof PROMISES)[number];

/** The number of each kind: "bushi", "shinto", "daimyo", a monster, "stronghold". */
export type Figures = Record<string, number>;

/** Figures of one seat. */
export interface FigureGroup {
  seat: number;
  figures: Figures;
}

/** A clan in a province or at a shrine; only a province has strongholds. */
export interface Presence extends FigureGroup {
  force: number;
  /** The Force in a Harvest, if it differs (RS-XC48). */
  harvest?: number;
  strongholds?: number;
  /** The part of it that these strongholds have, if they have any (RS-LT02). */
  fort_force?: number;
}

/** The clans in a province, and the number of its war. */
export interface Province {
  war: number | null;
  clans: Presence[];
  /** The seat with the most Force. */
  strongest: number | null;
  /** The seat that would gain the reward in a Harvest. */
  reaper: number | null;
}

/** A shrine and its worshippers. */
export interface Shrine {
  kami: string;
  worshippers: Presence[];
  /** The seat with the most Force. */
  strongest: number | null;
}

/** Points, coins and ronin that somebody would gain. */
export interface Gains {
  points: number;
  coins: number;
  ronin: number;
}

/** A war province token, won in a season. */
export interface WarToken {
  season: Season;
  province: string;
}

/** A player's things, which are all public. */
export interface Seat extends PublicSeat {
  clan: Clan;
  income: number;
  home: string;
  ally: number | null;
  reserve: Figures;
  strongholds: number;
  cards: string[];
  monsters: string[];
  hostages: FigureGroup[];
  tokens: WarToken[];
  /** Different provinces among the tokens. */
  different: number;
  allied: Season[];
}

/** A mandate of this season. */
export interface TrackTile {
  mandate: Mandate;
  face_down: boolean;
  /** null if it lies face down and this seat has not seen it. */
  tile: Mandate | null;
}

/** Tiles this seat saw in a turn. */
export interface Look {
  turn: number;
  tiles: Mandate[];
}

/** Tiles that only this seat sees. */
export interface OwnTiles {
  tiles: Mandate[];
  looks: Look[];
}

/** The turn under way; `order` and `place` once a mandate is chosen. */
export interface MandateView {
  active: number;
  /** Of the season, from 1. */
  number: number;
  mandate: Mandate | null;
  order: number[];
  place?: number;
}

/** Figures still to be summoned, and where that may be done. */
export interface RecruitView {
  seat: number;
  left: number;
  provinces: string[];
}

/** Moves left, and the figures that have moved, by kind and province. */
export interface MovesView {
  seat: number;
  left: number;
  moved: Record<string, Figures>;
}

/** A purchase of a season card. */
export interface Purchase {
  seat: number;
  bonus: boolean;
  card: string | null;
  prices: Record<string, number>;
  /** Coins that the buyer would keep, by card; below 0 if they don't suffice. */
  left: Record<string, number>;
}

/** One figure that a betrayal replaces. */
export interface Replacement {
  seat: number;
  victim: string;
  place: string;
  figure: string;
}

/** Replacements declared so far. */
export interface Betrayal {
  seat: number;
  declared: Replacement[];
}

/** The shrine that is scored. */
export interface KamiView {
  number: number;
  kami: string | null;
  winner: number;
}

/** The card whose effect is carried out. */
export interface CardView {
  seat: number;
  card: string;
}

/** An effect that waits for its owner. */
export interface Effect {
  seat: number;
  effect: string;
}

/** Figures that are about to be killed. */
export interface Victim {
  seat: number;
  figure: string;
  province: string;
  count: number;
}

/** The war under way. */
export interface War {
  number: number;
  province: string | null;
}

/** Coins bid on each advantage. */
export interface Bid {
  seppuku: number;
  hostage: number;
  ronin: number;
  poets: number;
}

/** Coins of a seat that bids: on the advantages, and still free. */
export interface Purse {
  staked: number;
  left: number;
}

/** The Force of the winner of the ronin after hiring them, and of the strongest other seat. */
export interface Hire {
  force: number;
  against: number;
}

/** The battle under way. */
export interface Battle {
  province: string;
  number: number;
  seats: number[];
  stage: string;
  /** By seat; before the reveal only one's own. */
  bids: Record<string, Bid>;
  /** In the order of `seats`. */
  forces: number[];
  /** In the order of `seats`. */
  hired: number[];
  kills: number;
  winner: number | null;
  /** Before the reveal, one's own. */
  purse?: Purse;
  /** While it is decided whether ronin are hired. */
  hire?: Hire;
}

/** Alliances offered over tea: to whom, and by whom. */
export interface Offers {
  made: number[];
  received: number[];
}

/** The most coins and ronin that a seat can give away at once. */
export interface Gift {
  coins: number;
  ronin: number;
}

/** The consequences that the rules foresee in the position. */
export interface RisingSunForesight {
  /** Gifts may change hands now. */
  may_give: boolean;
  /** The promises that mean something now, each with the season that it is about, if any. */
  promises: Partial<Record<PromiseKind, Season | null>>;
  /** The most coins or ronin that one promise can name. */
  most_promised: number;
  /** Coins that count as ronin when ronin are hired, by seat. */
  hired_coins: number[];
  /** Force that each seat would add by hiring ronin now; without the coins staked in secret. */
  hirelings: number[];
  /** Points by seat if Winter came now; null once it has come. */
  winter_points: number[] | null;
  /** Battles of this season that this seat will still fight as the board stands, in the War Phase. */
  battles_ahead?: number;
  gift?: Gift;
  /** The gains of this seat if it chose a Harvest now. */
  harvest?: Gains;
  /** The mandates that would end the alliance of this seat if it chose them. */
  ending_alliance?: Mandate[];
}

/** The position as one seat sees it; the last fields are rules under way. */
export interface RisingSunView extends GameView {
  season: Season;
  phase: Phase;
  set: string;
  /** Seats, most honor first. */
  honor: number[];
  seats: Seat[];
  provinces: Record<string, Province>;
  /** From left to right. */
  shrines: Shrine[];
  /** The province of each war, in order. */
  wars: string[];
  /** A card is listed once per copy. */
  display: string[];
  track: TrackTile[];
  /** The seats of the season's mandate turns, in order. */
  turns: number[];
  /** Mandates after which the kami act. */
  kami_after: number[];
  active: number;
  killed: FigureGroup[];
  own?: OwnTiles;
  mandate_turn?: MandateView;
  recruit?: RecruitView;
  moves?: MovesView;
  purchase?: Purchase;
  betrayal?: Betrayal;
  kami_turn?: KamiView;
  card?: CardView;
  window?: Effect[];
  victims?: Victim[];
  war?: War;
  battle?: Battle;
  offers?: Offers;
}

/** More about something that a clan got for less. */
export interface Bargain {
  /** The printed price. */
  price: number;
}

/** More about points, or about a season: the war provinces whose tokens it is about. */
export interface Counted {
  places: string[];
}

/** More about a chosen mandate: the ally who gets its bonus as well. */
export interface Bonus {
  ally: number;
}
