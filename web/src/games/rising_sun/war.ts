// The wars of a game as the log tells them: who fought, what was bid, who won what and why.

import type { Happening } from '../../core/protocol';
import { ADVANTAGES, type Advantage, type Position, type Season } from './position';

/** A battle goes through these, in this order (RS-W10…W75). */
export const STEPS = ['forces', 'bids', 'seppuku', 'hostage', 'ronin', 'outcome', 'poets', 'paid'] as const;
export type StepKind = (typeof STEPS)[number];

export interface Step {
  kind: StepKind;
  /** Of an advantage or of the battle; null where nobody has won it. */
  winner: number | null;
  coins: number;
  /** Those who were equal to the winner; honor decided. */
  tied: number[];
  /** The lines about its consequences. */
  lines: Happening[];
}

export interface Fight {
  province: string;
  number: number;
  seats: number[];
  /** Force by seat before the bids and at the outcome; nothing while it is not known. */
  before: Record<number, number>;
  after: Record<number, number>;
  hired: Record<number, number>;
  bids: Record<number, Record<Advantage, number>>;
  steps: Step[];
  winner: number | null;
  over: boolean;
  /** The gains of Sun from a tie (RS-D30), told before what the tie decides. */
  waiting: Happening[];
}

/** The decision about a war province. */
export interface War {
  kind: 'battle' | 'alone' | 'peace' | 'nobody';
  number: number;
  province: string;
  winner: number | null;
  fight: Fight | null;
  /** Its lines of the log, from the first to before the last. */
  from: number;
  to: number;
}

/** One War Phase. */
export interface Campaign {
  season: Season;
  wars: War[];
  /** No other season has begun since. */
  now: boolean;
}

const seatsIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
const KIND: Record<string, War['kind']> = { 'rs-battle': 'battle', 'rs-alone': 'alone', 'rs-peace': 'peace', 'rs-no-war': 'nobody' };
const BY_TIE = ['rs-points', 'rs-coins', 'rs-lost-points', 'rs-lost-coins'];
/** They only say what a step shows anyway. */
const SILENT = ['rs-committed', 'rs-tie', 'rs-force', 'rs-bid', 'rs-advantage', 'rs-no-advantage', 'rs-victory'];

function begin({ words }: Happening): Fight {
  return {
    province: String(words.province),
    number: Number(words.number),
    seats: seatsIn(words.players),
    before: {},
    after: {},
    hired: {},
    bids: {},
    steps: [newStep('forces')],
    winner: null,
    over: false,
    waiting: [],
  };
}

function newStep(kind: StepKind): Step {
  return { kind, winner: null, coins: 0, tied: [], lines: [] };
}

/** The step that a line begins, or null if it belongs to the one before. */
function begins({ key, words }: Happening, fight: Fight): StepKind | null {
  if (key === 'rs-bid') return 'bids';
  if (key === 'rs-advantage' || key === 'rs-no-advantage') return words.advantage as Advantage;
  if (key === 'rs-victory' || (key === 'rs-force' && fight.steps.length > 1)) return 'outcome';
  return key === 'rs-reparations' || key === 'rs-bids-lost' ? 'paid' : null;
}

/** Takes in the next line of a battle; `tied` are those who were equal just before. */
function go(fight: Fight, line: Happening, tied: number[]): void {
  const { key, words } = line;
  const player = Number(words.player);
  const kind = begins(line, fight);
  if (tied.length && BY_TIE.includes(key)) {
    fight.waiting.push(line);
    return;
  }
  if (kind && fight.steps.at(-1)!.kind !== kind) fight.steps.push(newStep(kind));
  const step = fight.steps.at(-1)!;
  if (key === 'rs-advantage' || key === 'rs-victory') step.lines.push(...fight.waiting.splice(0));
  if (key === 'rs-force') (step.kind === 'outcome' ? fight.after : fight.before)[player] = Number(words.force);
  if (key === 'rs-bid') fight.bids[player] = words.bids as Record<Advantage, number>;
  if (key === 'rs-hired') fight.hired[player] = Number(words.force);
  if (key === 'rs-advantage' || key === 'rs-victory') {
    step.winner = player;
    step.tied = tied;
    step.coins = Number(words.coins ?? 0);
  }
  if (key === 'rs-victory') fight.winner = player;
  if (!SILENT.includes(key)) step.lines.push(line);
}

/** All War Phases so far. */
export function campaignsOf(log: readonly Happening[]): Campaign[] {
  const out: Campaign[] = [];
  let fight: Fight | null = null;
  let tie: number[] = [];
  log.forEach((line, at) => {
    const { key, words } = line;
    const campaign = out.at(-1);
    if (key === 'rs-war') out.push({ season: words.season as Season, wars: [], now: true });
    if (key === 'rs-season' && campaign) campaign.now = false;
    const war = campaign?.wars.at(-1);
    if (key in KIND && campaign) {
      fight = key === 'rs-battle' ? begin(line) : null;
      const winner = key === 'rs-alone' || key === 'rs-peace' ? Number(words.player) : null;
      const [number, province] = [Number(words.number), String(words.province)];
      campaign.wars.push({ kind: KIND[key]!, number, province, winner, fight, from: at, to: at + 1 });
    } else if (key === 'rs-war-over') {
      if (fight) fight.over = true;
      if (war) war.to = at + 1;
      fight = null;
    } else if (fight && war) {
      go(fight, line, tie);
      war.winner = fight.winner;
      war.to = at + 1;
    } else if (war && key === 'rs-token') {
      war.to = at + 1;
    }
    if (key === 'rs-tie') tie = seatsIn(words.players);
    else if (!BY_TIE.includes(key)) tie = [];
  });
  return out;
}

export interface Found {
  campaign: Campaign;
  war: War;
  /** The step of its battle, from 0. */
  step: number;
}

/** The war and the step that a line of the log belongs to. */
export function find(campaigns: readonly Campaign[], log: readonly Happening[], line: Happening | null): Found | null {
  const at = line ? log.indexOf(line) : -1;
  if (!line || at < 0) return null;
  for (const campaign of campaigns) {
    const war = campaign.wars.find(({ from, to }) => from <= at && at < to);
    if (war) return { campaign, war, step: war.fight ? stepAt(war, log, at) : 0 };
  }
  return null;
}

function stepAt(war: War, log: readonly Happening[], at: number): number {
  const fight = begin(log[war.from]!);
  for (let next = war.from + 1; next <= at && log[next]!.key !== 'rs-war-over'; next += 1) go(fight, log[next]!, []);
  // A tie is told just before what it decides.
  return fight.steps.length - (log[at]!.key === 'rs-tie' && fight.steps.length < war.fight!.steps.length ? 0 : 1);
}

export interface Place {
  province: string;
  number: number;
  war: War | null;
}

/** Return the wars that are over and those to come, in the order of their numbers. */
export function order(position: Position, campaign: Campaign | null): Place[] {
  if (campaign && !campaign.now) return campaign.wars.map((war) => ({ province: war.province, number: war.number, war }));
  return position.wars.map((province, place) => ({
    province,
    number: place + 1,
    war: campaign?.wars.find(({ number }) => number === place + 1) ?? null,
  }));
}

export type Draft = Record<Advantage, number>;
export const NO_BID: Draft = { seppuku: 0, hostage: 0, ronin: 0, poets: 0 };

export function sum(draft: Draft): number {
  return ADVANTAGES.reduce((total, name) => total + draft[name], 0);
}

/** The answers that turn the stakes of `now` into those of `draft`: less first, so that all can be paid. */
export function stakes(now: Draft, draft: Draft): string[] {
  const changed = ADVANTAGES.filter((name) => now[name] !== draft[name]);
  const falling = changed.filter((name) => draft[name] < now[name]);
  const rising = changed.filter((name) => draft[name] > now[name]);
  return [...falling, ...rising].map((name) => `stake ${name} ${draft[name]}`);
}
