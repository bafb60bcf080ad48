// Figures that were just moved, places where something happened, what a line of the log names.

import type { Choosing } from '../../core/selection';
import type { Happening, View } from '../../core/protocol';
import { lastOf } from './log_lines';
import { PROVINCES } from './position';

export interface Travel {
  seat: number;
  figure: string;
  from: string;
  to: string;
  count: number;
}

const isProvince = (name: unknown): name is string => (PROVINCES as readonly unknown[]).includes(name);

/** Equal figures on the same way go together. */
export function travelsOf(news: readonly Happening[]): Travel[] {
  const out: Travel[] = [];
  for (const { key, words } of news) {
    if (key !== 'rs-moved') continue;
    const one = {
      seat: Number(words.player),
      figure: String(words.figure),
      from: String(words.source),
      to: String(words.target),
    };
    const same = out.find(
      (each) => each.seat === one.seat && each.figure === one.figure && each.from === one.from && each.to === one.to,
    );
    if (same) same.count += 1;
    else out.push({ ...one, count: 1 });
  }
  return out;
}

/** The lines that may stand between the moves of one march. */
const BETWEEN = ['rs-moved', 'rs-toll', 'rs-toll-paid', 'rs-turned-back', 'rs-coins', 'rs-lost-coins'];

/** The moves that a player made just before those of `lines`, which are the last ones of the log. */
export function marchOf(log: readonly Happening[], lines: readonly Happening[]): Travel[] {
  const seat = lines.find(({ key }) => key === 'rs-moved')?.words.player;
  if (seat === undefined) return [];
  const before = log.slice(0, log.length - lines.length);
  const from = lastOf(before, ({ key, words }) => !BETWEEN.includes(key) || (key === 'rs-moved' && words.player !== seat));
  return travelsOf(before.slice(from + 1));
}

/** The move that is being chosen. */
export function travelNow(view: View, choosing: Choosing): Travel | null {
  const of = (field: string) => choosing.find((thing) => thing.field === field)?.name;
  const [from, to] = [of('source'), of('target')];
  if (!isProvince(from) || !isProvince(to)) return null;
  return { seat: view.seat, figure: String(of('figure') ?? ''), from, to, count: Number(of('count') ?? 1) };
}

/** Provinces and kami that words name. */
export function placesIn(words: Record<string, unknown>): string[] {
  const { province, provinces, source, target, place, kami, shrines } = words;
  return [province, provinces, source, target, place, kami, shrines]
    .flat()
    .filter((name): name is string => typeof name === 'string');
}

export function changedBy(news: readonly Happening[]): string[] {
  const silent = ['rs-wars', 'rs-shrines', 'rs-tie']; // a tie is told before the place that it decides
  return [...new Set(news.filter(({ key }) => !silent.includes(key)).flatMap(({ words }) => placesIn(words)))];
}

export interface Spoken {
  places: string[];
  cards: string[];
  seats: number[];
}

/** Return the places, cards and seats that a line of the log names. */
export function spokenOf(line: Happening | null): Spoken {
  const words = line?.words ?? {};
  const { card, effect, cause, player, neighbour } = words;
  return {
    places: placesIn(words),
    cards: [card, effect, cause].filter((name): name is string => typeof name === 'string'),
    seats: [player, neighbour].filter((seat): seat is number => typeof seat === 'number'),
  };
}
