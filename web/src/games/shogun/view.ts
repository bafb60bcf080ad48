// Made from src/gunbai/games/shogun/view_types.py by `./dev types`. Do not edit.

import type { GameView } from '../../core/view';

export const COLOURS = ['blue', 'yellow', 'red', 'black', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** Cubes of the tower: the clans and the farmers. */
export const CUBES = ['blue', 'yellow', 'red', 'black', 'purple', 'green'] as const;
export type Cube = (typeof CUBES)[number];

export const REGIONS = ['green', 'red', 'purple', 'yellow', 'brown'] as const;
export type Region = (typeof REGIONS)[number];

export const BUILDINGS = ['castle', 'temple', 'theatre'] as const;
export type Building = (typeof BUILDINGS)[number];

export const ACTIONS = [
  'castle',
  'temple',
  'theatre',
  'rice',
  'tax',
  'deploy5',
  'deploy3',
  'deploy1',
  'battle1',
  'battle2',
] as const;
export type Action = (typeof ACTIONS)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const SIDES = ['sun', 'moon'] as const;
export type Side = (typeof SIDES)[number];

export const GAINS = ['chests', 'rice', 'armies', 'building', 'march', 'officials', 'bid'] as const;
export type GainKind = (typeof GAINS)[number];

export const FAVOUR_KINDS = [
  'event',
  'chests',
  'armies',
  'calm',
  'rice',
  'points',
  'building',
  'shield',
  'landing',
] as const;
export type FavourKind = (typeof FAVOUR_KINDS)[number];

export const BATTLE_SIDES = ['attack', 'defence'] as const;
export type BattleSide = (typeof BATTLE_SIDES)[number];

/** Only the colours in the game. */
export type Cubes = Partial<Record<Cube, number>>;

/** The chances to take a province, to fail, to leave it neutral. */
export type Chances = [number, number, number];

/** A province with all that is on it. */
export interface Province {
  /** The seat; below 0: neutral. */
  owner: number;
  armies: number;
  buildings: Building[];
  /** Spaces on its card for more buildings. */
  free: number;
  unrest: number;
}

/** A player's goods; the last fields belong to expansions. */
export interface SeatGoods {
  colour: Colour;
  supply: number;
  chests: number;
  rice: number;
  points: number;
  provinces: number;
  special: string | null;
  /** null while plans are made; a card, "hidden" or null (empty) by slot. */
  slots: Record<string, string | null> | null;
  officials?: number;
  waiting?: number;
  calm?: boolean;
  shields?: Action[];
  valour?: number;
  general?: string | null;
  statues?: number;
  trophies?: number[];
}

/** Cubes in the tower and its tray, and the farmers in the stock. */
export interface Tower {
  inside: Cubes;
  tray: Cubes;
  farmers: number;
}

/** Building tiles that are left. */
export interface Tiles {
  castle: number;
  temple: number;
  theatre: number;
}

/** A number that is not known yet. */
export interface Range {
  least: number;
  most: number;
}

/** The gain of a card in a slot. */
export interface Gain {
  kind: GainKind;
  /** null for a building. */
  amount: Range | null;
  /** The number of the space on the card that a building takes. */
  space_number?: number;
}

/** A reason why a card may not do in a slot what it should. */
export interface Warning {
  /** The end of the text's key. */
  code: string;
  /** It can't be carried out at all. */
  bad: boolean;
  words: Record<string, number | string>;
}

/** The price, the gain and the risks of a card in a slot. */
export interface Prospect {
  price: number;
  /** For a seat that plans: its cards are listed by this, highest first; it is only a first look. */
  fit?: number;
  /** null if nothing is done there. */
  gain: Gain | null;
  warnings: Warning[];
}

/** Rice against provinces, and the revolts that a shortage brings. */
export interface Supply {
  rice: number;
  provinces: number;
  short: number;
  revolts: number;
  /** Those that each revolt adds. */
  farmers: number;
}

/** The rice of all players in the Winter to come, or under way. */
export interface Winter {
  /** Rice that may still be lost, least first; in Winter the loss that was taken. */
  losses: number[];
  /** By seat, after the greatest loss. */
  supplies: Supply[];
}

/** The outcome of a plan, whatever order its actions come in. */
export interface PlanPreview {
  /** Chests by action. */
  prices: Record<string, number>;
  /** Chests before each action whose place is known. */
  before: Record<string, Range>;
  /** Chests, supply and rice after the last action. */
  chests: Range;
  supply: Range;
  rice: Range;
  /** With the least rice and the greatest loss. */
  winter: Supply;
  /** Slots that need a card. */
  needed: number;
  /** The provinces that each province of this seat can reach, by land and by sea. */
  near: Record<string, string[]>;
  /** By slot and card: of what is laid, and for a seat that plans, of all that could be; without those that would do nothing. */
  prospects: Record<string, Record<string, Prospect>>;
}

/** The gain of a favour. */
export interface FavourCard {
  kind: FavourKind;
  /** Chests, rice, armies or points. */
  amount: number | null;
  building: Building | null;
  /** Battles in which nobody may attack. */
  shields: Action[];
}

/** Buildings of one kind in one region: their number and their points, by seat. */
export interface Majority {
  region: Region;
  building: Building;
  counts: number[];
  points: number[];
}

/** The points of one seat in a Winter. */
export interface Score {
  provinces: number;
  buildings: number;
  majorities: number;
  total: number;
}

/** The points of a Winter if it came now. */
export interface Scoring {
  majorities: Majority[];
  seats: Score[];
}

/** A row or column of the Dajokan board: its value, and its points by seat now. */
export interface OfficeLine {
  value: number;
  points: number[];
}

/** All rows and columns of the Dajokan board. */
export interface OfficeLines {
  rows: OfficeLine[];
  columns: OfficeLine[];
}

/** The seat with most provinces in a region; below 0: nobody. */
export interface Leader {
  seat: number;
  count: number;
}

/** The cards only this seat sees: its plan by slot, and its hand. */
export interface OwnCards {
  plan: Record<string, string | null>;
  hand: string[];
}

/** The draft of the first provinces. */
export interface Draft {
  open: string[];
  deck: number;
  bottom: string[];
  /** By seat: the sizes of the groups of armies still to be placed. */
  groups: number[][];
  seat: number;
  card: string | null;
  taking: boolean;
}

/** An attack that is about to be thrown. */
export interface Attack {
  seat: number;
  source: string;
  target: string;
  armies: number;
  extra: boolean;
}

/** SG-D18: the chances of the attack with and without one more defender. */
export interface ChancesDefended {
  with: Chances;
  without: Chances;
}

/** Cubes that decide an attack, beside the armies that are thrown for it. */
export interface OddsMadeOf {
  /** In the tray and inside the tower. */
  attackers: number;
  attackers_stuck: number;
  /** Thrown or in the tray, and inside. */
  defenders: number;
  defenders_stuck: number;
  /** Farmers who fight against the attacker, likewise. */
  farmers: number;
  farmers_stuck: number;
}

/** Whatever the rules would make of the position. */
export interface ShogunForesight {
  /** Chests that each intrigue card costs as a bid. */
  bids: Record<string, number>;
  scoring: Scoring;
  /** Points by seat if Winter came now, without its revolts, and in the last year with those of the end; null once Winter has come. */
  winter_points: number[] | null;
  /** null once the revolts of a Winter are over. */
  winter: Winter | null;
  /** Farmers that a revolt would throw, by province; only where there can be one. */
  rebels: Record<string, number>;
  /** Armies that can leave a province; only where there are some. */
  movable: Record<string, number>;
  /** The plan of this seat. */
  plan?: PlanPreview;
  /** Those that were on show so far. */
  favour_cards?: Record<string, FavourCard>;
  lines?: OfficeLines;
  /** The seats that would choose an office, by region. */
  leaders?: Record<string, Leader>;
}

/** The position as one seat sees it. */
export interface ShogunView extends GameView {
  side: Side;
  expansions: string[];
  year: number;
  season: Season;
  /** The provinces in play. */
  provinces: Record<string, Province>;
  seats: SeatGoods[];
  tower: Tower;
  tiles: Tiles;
  event: string | null;
  events: string[];
  /** Open or opened; those beyond the tenth are still unknown. */
  banners: Action[];
  specials: string[];
  order: number[];
  own?: OwnCards;
  favours?: (string | null)[];
  past_favours?: string[];
  /** Officials that the favours on show cost, in their order. */
  favour_prices?: number[];
  /** Province and seat of each. */
  statues?: [string, number][];
  /** By space: "bag", "open", "closed", or the seat whose marker lies there. */
  offices?: Record<string, string | number>;
  row?: Region[];
  draft?: Draft;
  /** All seats by their bids, highest first, while special cards are chosen. */
  bidders?: number[];
  /** Seats that still choose a special card, in order. */
  choosing?: number[];
  /** Seats that still may ask for a favour, in order. */
  audience?: number[];
  favour?: string | null;
  /** The place of the present banner, from 0. */
  banner?: number;
  /** The number of turns taken at this banner. */
  turn?: number;
  /** The seat whose turn it is. */
  acting?: number;
  province?: string;
  battle?: Action;
  attack?: Attack | null;
  /** By target, then by the number of armies from 1 on. */
  odds?: Record<string, Chances[]>;
  /** The same with the extra army of a special card. */
  odds_extra?: Record<string, Chances[]>;
  /** What the chances of an attack are made of, by target. */
  odds_made_of?: Record<string, OddsMadeOf>;
  odds_defence?: ChancesDefended;
  drawn?: string[];
  ministry?: Region;
}

/** The sides of an attack or a revolt. */
export interface Assault {
  /** A neutral province has no defender. */
  defender?: number;
  /** By colour; the cubes of all others count for nobody. */
  sides: Partial<Record<Cube, BattleSide>>;
}

/** The cubes that fell and count, by side. */
export interface Strength {
  attack: number;
  defence: number;
}

/** More about points: the provinces that they were given for. */
export interface Counted {
  places: string[];
}
