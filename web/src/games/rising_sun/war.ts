// The wars of a season as the log tells them: who fought, what was bid, who won what and why.

import type { Happening } from '../../core/protocol';
import { ADVANTAGES, type Advantage, type Position } from './position';

/** One advantage: who won it, with how many coins, by honor among equals or not, and what came of it. */
export interface Round {
  advantage: Advantage;
  winner: number | null;
  coins: number;
  /** Those who had bid as much; honor decided. */
  tied: number[];
  lines: Happening[];
}

export interface Fight {
  province: string;
  number: number;
  seats: number[];
  /** Force by seat before the bids and at the outcome; nothing while it is not known. */
  before: Record<number, number>;
  after: Record<number, number>;
  bids: Record<number, Record<Advantage, number>>;
  rounds: Round[];
  hired: Record<number, number>;
  winner: number | null;
  /** Honor decided among these. */
  tied: number[];
  killed: Happening[];
  lines: Happening[];
  /** What was paid afterwards. */
  paid: Happening[];
  over: boolean;
}

/** How a war province was decided. */
export interface War {
  kind: 'battle' | 'alone' | 'peace' | 'nobody';
  number: number;
  province: string;
  winner: number | null;
  fight: Fight | null;
}

const seatsIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

function begin({ words }: Happening): Fight {
  return {
    province: String(words.province),
    number: Number(words.number),
    seats: seatsIn(words.players),
    before: {},
    after: {},
    bids: {},
    rounds: [],
    hired: {},
    winner: null,
    tied: [],
    killed: [],
    lines: [],
    paid: [],
    over: false,
  };
}

/** Takes in the next line of a battle. */
function go(fight: Fight, line: Happening, tie: number[]): void {
  const { key, words } = line;
  const player = Number(words.player);
  const round = fight.rounds.at(-1);
  if (key === 'rs-force') {
    const revealed = Object.keys(fight.bids).length > 0;
    (revealed ? fight.after : fight.before)[player] = Number(words.force);
  } else if (key === 'rs-bid') {
    fight.bids[player] = words.bids as Record<Advantage, number>;
  } else if (key === 'rs-advantage' || key === 'rs-no-advantage') {
    const winner = key === 'rs-advantage' ? player : null;
    const advantage = words.advantage as Advantage;
    fight.rounds.push({ advantage, winner, coins: Number(words.coins ?? 0), tied: tie, lines: [] });
  } else if (key === 'rs-victory') {
    fight.winner = player;
    fight.tied = tie;
  } else if (key === 'rs-reparations' || key === 'rs-bids-lost') {
    fight.paid.push(line);
  } else if (key !== 'rs-tie' && key !== 'rs-committed') {
    if (key === 'rs-hired') fight.hired[player] = Number(words.force);
    if (key === 'rs-killed') fight.killed.push(line);
    const last = fight.winner === null || round?.advantage === 'poets' ? round : undefined;
    (last?.lines ?? fight.lines).push(line);
  }
}

/** All wars since the last War Phase began, in their order. */
export function warsOf(log: readonly Happening[]): War[] {
  let start = log.length - 1;
  while (start >= 0 && log[start]!.key !== 'rs-war') start -= 1;
  return start < 0 ? [] : warsFrom(log.slice(start));
}

function warsFrom(log: readonly Happening[]): War[] {
  const out: War[] = [];
  let fight: Fight | null = null;
  let tie: number[] = [];
  for (const line of log) {
    const { key, words } = line;
    if (key === 'rs-season') break;
    if (key === 'rs-battle') {
      fight = begin(line);
      out.push({ kind: 'battle', number: fight.number, province: fight.province, winner: null, fight });
    } else if (key === 'rs-war-over') {
      if (fight) fight.over = true;
      fight = null;
    } else if (key === 'rs-alone' || key === 'rs-peace' || key === 'rs-no-war') {
      const kind = key === 'rs-alone' ? 'alone' : key === 'rs-peace' ? 'peace' : 'nobody';
      const winner = key === 'rs-no-war' ? null : Number(words.player);
      out.push({ kind, number: Number(words.number), province: String(words.province), winner, fight: null });
    } else if (fight) {
      go(fight, line, tie);
    }
    tie = key === 'rs-tie' ? seatsIn(words.players) : key === 'rs-points' || key.startsWith('rs-lost') || key === 'rs-coins' ? tie : [];
  }
  for (const war of out) if (war.fight) war.winner = war.fight.winner;
  return out;
}

/** The war that a line of the log belongs to, of whatever season. */
export function warAt(log: readonly Happening[], shown: Happening | null): War | null {
  const at = shown ? log.indexOf(shown) : -1;
  if (at < 0) return null;
  let start = at;
  const heads = ['rs-battle', 'rs-alone', 'rs-peace', 'rs-no-war'];
  while (start >= 0 && !heads.includes(log[start]!.key)) {
    if (start < at && ['rs-war-over', 'rs-war', 'rs-season'].includes(log[start]!.key)) return null;
    start -= 1;
  }
  return start < 0 ? null : (warsFrom(log.slice(start))[0] ?? null);
}

/** What is still to come and what is done, in the order of the war numbers. */
export function order(position: Position, wars: readonly War[]): { province: string; number: number; war: War | null }[] {
  return position.wars.map((province, place) => ({
    province,
    number: place + 1,
    war: wars.find((war) => war.number === place + 1) ?? null,
  }));
}

export interface Draft {
  seppuku: number;
  hostage: number;
  ronin: number;
  poets: number;
}

export function sum(draft: Draft): number {
  return ADVANTAGES.reduce((total, name) => total + draft[name], 0);
}

/** The answers that turn the stakes of `now` into those of `draft`: less first, so that all can be paid. */
export function steps(now: Draft, draft: Draft): string[] {
  const changed = ADVANTAGES.filter((name) => now[name] !== draft[name]);
  const falling = changed.filter((name) => draft[name] < now[name]);
  const rising = changed.filter((name) => draft[name] > now[name]);
  return [...falling, ...rising].map((name) => `stake ${name} ${draft[name]}`);
}
