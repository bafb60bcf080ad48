// The part of a scene that has the stage, and the time it stays there: read from the lines of the log.

import type { Happening } from '../../core/protocol';
import type { Scene, SceneHints } from '../../core/scenes';
import { type Act, actOf } from './act';
import { type KamiTurn, kamiTurnOf } from './kami';
import { type Pact, pactOf } from './pact';
import { type Position, PROVINCES, positionOf } from './position';
import { placesIn } from './travels';
import { type War, campaignsOf, find } from './war';

export type OnStage =
  | { kind: 'kami'; turn: KamiTurn }
  | { kind: 'war'; war: War; step: number; turning: boolean }
  | { kind: 'pact'; pact: Pact }
  | { kind: 'wars'; provinces: readonly string[] }
  | { kind: 'act'; act: Act }
  | { kind: 'card'; bought: Happening };

const SHRINES = ['rs-kami', 'rs-shrine', 'rs-no-shrine', 'rs-declined'];
/** They only tell that something else is over, or what it led to. */
const ASIDE = ['rs-acted', 'rs-committed', 'rs-draws', 'rs-tie', 'rs-no-use', 'rs-not-used', 'rs-ready'];
/** Lines of moments that have no stage of their own. */
const ELSEWHERE = ['rs-season', 'rs-tea', 'rs-war', 'rs-cleanup', 'rs-end'];

/** The line that a scene is about, as the stage sees it. */
function mainLine(lines: readonly Happening[]): Happening | null {
  return lines.find(({ key }) => !ASIDE.includes(key)) ?? lines[0] ?? null;
}

/** Return what is on stage while the last `count` lines of the log are shown; null if the map says it all. */
export function onStage(position: Position, log: readonly Happening[], count: number): OnStage | null {
  const lines = log.slice(log.length - count);
  const main = mainLine(lines);
  if (!main || lines.some(({ key }) => ELSEWHERE.includes(key))) return null;
  const wars = lines.find(({ key }) => key === 'rs-wars');
  if (wars) return { kind: 'wars', provinces: wars.words.provinces as string[] };
  const pact = pactOf(lines, log);
  if (pact) return { kind: 'pact', pact };
  const turn = lines.some(({ key }) => SHRINES.includes(key)) ? kamiTurnOf(log, position.shrines.map(({ kami }) => kami)) : null;
  if (turn) return { kind: 'kami', turn };
  const found = find(campaignsOf(log), log, main);
  if (found) return { kind: 'war', war: found.war, step: found.step, turning: lines.some(({ key }) => key === 'rs-bid') };
  const act = actOf(position, lines, log);
  const bought = lines.find(({ key }) => key === 'rs-bought');
  return act ? { kind: 'act', act } : bought ? { kind: 'card', bought } : null;
}

/** The provinces that lines speak of; what is only told aside leads nobody there. */
export function provincesOf(lines: readonly Happening[]): string[] {
  const told = lines.filter(({ key }) => !['rs-wars', 'rs-tie', 'rs-token'].includes(key)).flatMap(({ words }) => placesIn(words));
  return PROVINCES.filter((name) => told.includes(name));
}

/** So much longer than others of their weight where there is something to read or a way to follow; shorter where nothing happens. */
const PACE: Record<string, number> = {
  'rs-wars': 2,
  'rs-gift': 1.3,
  'rs-moved': 1.4,
  'rs-bid': 1.4,
  'rs-battle': 1.2,
  'rs-hostage': 1.3,
  'rs-shrine': 1.3,
  'rs-no-shrine': 0.7,
  'rs-killed': 2,
  'rs-poets': 2,
  'rs-reparations': 2.4,
  'rs-no-advantage': 1.3,
  'rs-bought': 1.4,
};

function time({ lines }: Scene): number {
  return Math.max(...lines.map(({ key }) => PACE[key] ?? 1));
}

/** Return the deeds of others against a seat, in its own words. */
function befell({ lines, view }: Pick<Scene, 'lines' | 'view'>, seat: number): Happening[] {
  const out: Happening[] = [];
  const killed = new Map<unknown, number>();
  for (const { key, words } of lines) {
    if (['rs-broken', 'rs-replaced', 'rs-hostage', 'rs-taken'].includes(key) && words.neighbour === seat) out.push({ key: `web-rs-note-${key.slice(3)}`, words });
    if (key === 'rs-killed' && words.player === seat && words.cause !== 'seppuku') killed.set(words.province, (killed.get(words.province) ?? 0) + 1);
    const beaten = key === 'rs-victory' && words.player !== seat && positionOf(view).battle?.seats.includes(seat);
    if (beaten) out.push({ key: 'web-rs-note-beaten', words });
  }
  for (const [province, count] of killed) out.push({ key: 'web-rs-note-killed', words: { province, count } });
  return out;
}

export const hints: SceneHints = { time, befell, keeps: true };
