// A position of Rising Sun as src/gunbai/games/rising_sun/view.py and its frames tell it.

import type { View } from '../../core/protocol';

export const PROVINCES = ['hokkaido', 'oshu', 'edo', 'kyoto', 'kansai', 'nagato', 'shikoku', 'kyushu'] as const;
export const CLANS = ['koi', 'sun', 'lotus', 'turtle', 'dragonfly', 'bonsai', 'moon'] as const;
export type Clan = (typeof CLANS)[number];
export const MANDATES = ['recruit', 'marshal', 'train', 'harvest', 'betray'] as const;
export type Mandate = (typeof MANDATES)[number];
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
export type Phase = 'set-up' | 'tea' | 'politics' | 'harvest' | 'war' | 'cleanup' | 'winter';
export const ADVANTAGES = ['seppuku', 'hostage', 'ronin', 'poets'] as const;
export type Advantage = (typeof ADVANTAGES)[number];

/** How many of each kind: "bushi", "shinto", "daimyo", a monster, "stronghold". */
export type Figures = Record<string, number>;

export interface Group {
  seat: number;
  figures: Figures;
}

/** A clan in a province or at a shrine; only a province has strongholds. */
export interface Presence extends Group {
  force: number;
  /** The Force in a Harvest, where it is another one (RS-XC48). */
  harvest?: number;
  strongholds?: number;
}

export interface Province {
  war: number | null;
  clans: Presence[];
}

export interface Shrine {
  kami: string;
  worshippers: Presence[];
}

export interface Seat {
  clan: Clan;
  points: number;
  coins: number;
  ronin: number;
  income: number;
  home: string;
  ally: number | null;
  reserve: Figures;
  strongholds: number;
  cards: string[];
  monsters: string[];
  hostages: Group[];
  tokens: { season: Season; province: string }[];
  /** Different provinces among the tokens. */
  different: number;
  allied: Season[];
}

export interface Battle {
  province: string;
  number: number;
  seats: number[];
  stage: string;
  /** By seat; before the reveal only one's own. */
  bids: Record<string, Record<Advantage, number>>;
  /** In the order of `seats`. */
  forces: number[];
  hired: number[];
  kills: number;
  winner: number | null;
}

export interface Position {
  seat: number;
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
  /** Copies stand as often as they lie there. */
  display: string[];
  /** Mandates of this season; `tile` is null where it lies face down and is not mine. */
  track: { mandate: Mandate; face_down: boolean; tile: Mandate | null }[];
  active: number;
  killed: Group[];
  ask: { key: string; seats: number[]; secret: boolean } | null;
  own?: { tiles: Mandate[]; looks: { turn: number; tiles: Mandate[] }[] };
  result?: { scores: number[]; places: number[] };
  // What is under way:
  mandate_turn?: { active: number; mandate: Mandate | null; order: number[]; place?: number };
  recruit?: { seat: number; left: number; provinces: string[] };
  moves?: { seat: number; left: number; moved: Record<string, Figures> };
  purchase?: { seat: number; bonus: boolean; card: string | null; prices: Record<string, number> };
  betrayal?: { seat: number; declared: { seat: number; victim: string; place: string; figure: string }[] };
  kami_turn?: { number: number; kami: string | null; winner: number };
  card?: { seat: number; card: string };
  window?: { seat: number; effect: string }[];
  victims?: { seat: number; figure: string; province: string; count: number }[];
  war?: { number: number; province: string | null };
  battle?: Battle;
  offers?: { made: number[]; received: number[] };
}

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
