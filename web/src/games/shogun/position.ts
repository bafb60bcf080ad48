// A position of Shogun as src/gunbai/games/shogun/view.py tells it.

import type { View } from '../../core/protocol';

export const COLOURS = ['blue', 'yellow', 'red', 'black', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
/** Cubes of the tower: the clans and the farmers. */
export type Cube = Colour | 'green';
export const CUBES: readonly Cube[] = [...COLOURS, 'green'];
export type Cubes = Partial<Record<Cube, number>>;

export const REGIONS = ['green', 'red', 'purple', 'yellow', 'brown'] as const;
export type Region = (typeof REGIONS)[number];
export const BUILDINGS = ['castle', 'temple', 'theatre'] as const;
export type Building = (typeof BUILDINGS)[number];
export const ACTIONS = [
  'castle', 'temple', 'theatre', 'rice', 'tax', 'deploy5', 'deploy3', 'deploy1', 'battle1', 'battle2',
] as const;
export type Action = (typeof ACTIONS)[number];
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

export interface Province {
  /** The seat; below 0: neutral. */
  owner: number;
  armies: number;
  buildings: Building[];
  unrest: number;
}

export interface SeatGoods {
  colour: Colour;
  supply: number;
  chests: number;
  rice: number;
  points: number;
  provinces: number;
  special: string | null;
  /** Null while plans are made; a card, "hidden" or null (empty) by slot. */
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

export interface Draft {
  open: string[];
  deck: number;
  bottom: string[];
  groups: number[][];
  seat: number;
  card: string | null;
  taking: boolean;
}

export interface Attack {
  seat: number;
  source: string;
  target: string;
  armies: number;
  extra: boolean;
}

/** To take it, to fail, to leave it neutral. */
export type Odds = readonly [win: number, hold: number, none: number];

export interface Position {
  side: 'sun' | 'moon';
  expansions: string[];
  seat: number;
  year: number;
  season: Season;
  /** Those in play. */
  provinces: Record<string, Province>;
  seats: SeatGoods[];
  tower: { inside: Cubes; tray: Cubes; farmers: number };
  tiles: Record<Building, number>;
  event: string | null;
  events: string[];
  /** Open or opened; those beyond the tenth are still unknown. */
  banners: Action[];
  specials: string[];
  order: number[];
  ask: { key: string; seats: number[]; secret: boolean } | null;
  own?: { plan: Record<string, string | null>; hand: string[] };
  favours?: (string | null)[];
  past_favours?: string[];
  /** Province and seat of each. */
  statues?: [string, number][];
  offices?: Record<string, string | number>;
  row?: Region[];
  draft?: Draft;
  choosing?: number[];
  audience?: number[];
  favour?: string | null;
  /** Which banner, from 0; how many seats had their turn; whose it is. */
  banner?: number;
  turn?: number;
  acting?: number;
  province?: string;
  battle?: Action;
  attack?: Attack | null;
  odds?: Record<string, Odds[]>;
  /** The same with the extra army of a special card. */
  odds_extra?: Record<string, Odds[]>;
  /** SG-D18: how the attack would end with and without one more defender. */
  odds_defence?: { with: Odds; without: Odds };
  drawn?: string[];
  ministry?: Region;
  result?: { scores: number[]; places: number[] };
}

export function positionOf(view: View): Position {
  return view.position as unknown as Position;
}

export function has(position: Position, expansion: string): boolean {
  return position.expansions.includes(expansion);
}

export function colourOf(position: Position, seat: number): Colour | null {
  return position.seats[seat]?.colour ?? null;
}

/** The Winter is over and the events of the new year are out (SG-W16): only generals return (SG-D24). */
export function isNewYear({ season, events }: Position): boolean {
  return season === 'winter' && events.length > 1;
}

/** SG-V4, SG-V5, SG-Q28: the farmers that a revolt throws, as far as there are any in the stock. */
export function rebels(unrest: number, stock: number, more = 0): number {
  return Math.min(unrest + more, stock);
}

/** Whether this seat is asked now. */
export function asked(view: View, key: string): boolean {
  return view.prompt?.key === key;
}

export function sum(cubes: Cubes): number {
  return CUBES.reduce((all, colour) => all + (cubes[colour] ?? 0), 0);
}
