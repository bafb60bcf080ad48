// What a scoring of Joraku brought, read from the log: the board may have changed since.

import type { Happening, View } from '../../core/protocol';
import { say, thing } from '../../core/settings.svelte';
import type { Mark, Tally } from '../../core/tally';
import { INK, SHAPE } from './looks';
import { AREAS, type Colour, type Faction, type Position, areaNumber, positionOf } from './position';

/** Lines of the log at which points are counted. */
export const SCORINGS = ['jk-kachidoki', 'jk-prestige'];

/** The influence of each colour in each area before a line of the log (JK-W09), as far as the log tells it. */
export function influenceAt(log: readonly Happening[], at: number): Map<string, number[]> {
  const all = new Map<string, number[]>();
  let neutral = '';
  const add = (colour: unknown, area: unknown, amount: number) => {
    const own = all.get(String(colour));
    if (own) own[areaNumber(String(area))]! += amount;
  };
  for (const { key, words } of log.slice(0, at)) {
    if (key === 'jk-daimyo') {
      all.set(String(words.colour), AREAS.map((_, area) => (area === words.number ? 2 : 0)));
    } else if (key === 'jk-neutral') {
      neutral = String(words.colour);
      all.set(neutral, AREAS.map((_, area) => (area ? 2 : 0))); // two samurai each, the daimyo last (JK-N03, N04)
    } else if (key === 'jk-neutral-marches') {
      const own = all.get(neutral);
      if (own) all.set(neutral, AREAS.map((_, area) => (own[area + 1] ?? 0) + (area ? 0 : own[0]!)));
    } else if (key === 'jk-placed') {
      add(words.colour, words.area, Number(words.count));
    } else if (key === 'jk-removed') {
      add(words.victim, words.area, -1);
    } else if (key === 'jk-marched' || key === 'jk-moved' || key === 'jk-sent') {
      const amount = key === 'jk-marched' ? 2 : 1;
      const colour = key === 'jk-sent' ? neutral : words.colour;
      add(colour, words.from, -amount);
      add(colour, words.area, amount);
    }
  }
  return all;
}

/** The lines that say what a scoring brought follow it at once. */
function gainsAt(log: readonly Happening[], at: number): Happening[] {
  const after = log.slice(at + 1);
  const end = after.findIndex((line) => line.key !== 'jk-gained');
  return end < 0 ? after : after.slice(0, end);
}

/** The cards of the trick that was won before a line of the log, in order. */
export function trickAt(log: readonly Happening[], at: number): string[] {
  const cards: string[] = [];
  let won = false;
  for (const { key, words } of log.slice(0, at + 1).reverse()) {
    if (key === 'jk-round' || (key === 'jk-won' && won)) break;
    if (key === 'jk-won') won = true;
    if (key === 'jk-played') cards.unshift(String(words.card));
  }
  return cards;
}

/** Why this card won, as the others show. */
export function whyWon(cards: readonly string[], card: string): 'ninja' | 'last' | 'highest' {
  const same = cards.filter((other) => other[0] === card[0]).length;
  if (card[0] === 'n' && same < cards.length) return 'ninja';
  return same > 1 ? 'last' : 'highest';
}

/** What a trick won is told with: the card, and why. */
export function wonWords(log: readonly Happening[], at: number): Record<string, unknown> {
  const won = log.slice(0, at + 1).filter(({ key }) => key === 'jk-won').at(-1);
  const card = String(won?.words.card ?? '1r');
  return { ...log[at]?.words, card, why: won ? whyWon(trickAt(log, at), card) : 'highest' };
}

export function markOf(colour: Colour): Mark {
  return { path: SHAPE[colour], ink: INK[colour], label: thing('colour', colour) };
}

/** Ranks by influence; 0 without any (JK-W10, W11; generous: JK-V2a). */
function ranksOf(influence: readonly number[], generous: boolean): number[] {
  return influence.map((mine) => {
    if (mine <= 0) return 0;
    const above = influence.filter((other) => other > mine).length;
    return generous ? above + 1 : influence.filter((other) => other >= mine).length;
  });
}

function rowOf(area: string, gains: readonly Happening[], before: Map<string, number[]>, position: Position) {
  const influence = position.factions.map(({ colour }) => before.get(colour)?.[areaNumber(area)] ?? 0);
  const ranks = ranksOf(influence, position.variants.includes(2));
  const cells = position.factions.map(({ colour }, i) => {
    const points = gains
      .filter(({ words }) => words.colour === colour && words.area === area)
      .reduce((sum, { words }) => sum + Number(words.points), 0);
    if (!influence[i]) return points ? { points, note: '' } : null;
    return { points, note: `${say('web-jk-rank', { rank: ranks[i] })} · ${influence[i]}` };
  });
  return { name: thing('area', area), cells };
}

/** What a faction has after a line of the log: what it has now less what came later. */
function totalAt({ colour, points }: Faction, log: readonly Happening[], end: number): number {
  const later = log.slice(end).filter(({ key, words }) => key === 'jk-gained' && words.colour === colour);
  return points - later.reduce((sum, { words }) => sum + Number(words.points), 0);
}

export function tally(view: View, log: readonly Happening[], at: number, names: readonly string[]): Tally | null {
  const line = log[at];
  if (!line || !SCORINGS.includes(line.key)) return null;
  const position = positionOf(view);
  const gains = gainsAt(log, at);
  const before = influenceAt(log, at);
  const cry = line.key === 'jk-kachidoki';
  const areas = cry ? [String(line.words.area)] : [...AREAS];
  return {
    title: cry ? say('web-jk-scored-kachidoki', line.words) : say('web-jk-scored-prestige', line.words),
    note: cry ? say('web-jk-stamp-kachidoki.about', wonWords(log, at), names) : '',
    legend: before.size ? say('web-jk-scored-legend') : '',
    parties: position.factions.map(({ colour, seat }) => ({
      name: seat < 0 ? say('web-jk-scored-neutral') : (names[seat] ?? ''),
      mark: markOf(colour),
      scores: seat >= 0,
    })),
    rows: areas.map((area) => rowOf(area, gains, before, position)).filter((row) => row.cells.some((cell) => cell)),
    totals: position.factions.map((faction) => totalAt(faction, log, at + 1 + gains.length)),
  };
}
