// How the points came: read from the log, by round, area and kind.

import type { Happening } from './protocol';

export interface Gain {
  round: number;
  colour: string;
  reason: string;
  area: string;
  points: number;
}

export type By = 'round' | 'area' | 'reason';

/** Every gain of the log, with the round in which it came. */
export function gainsOf(log: readonly Happening[]): Gain[] {
  const out: Gain[] = [];
  let round = 1;
  for (const { key, words } of log) {
    if (key.endsWith('-round')) round = Number(words['round']);
    if (!key.endsWith('-gained')) continue;
    out.push({
      round,
      colour: String(words['colour']),
      reason: String(words['reason']),
      area: typeof words['area'] === 'string' ? words['area'] : '',
      points: Number(words['points']),
    });
  }
  return out;
}

export interface Row {
  name: string;
  /** One number a colour. */
  points: number[];
}

/** Sums by round, area or kind, in the order in which each first occurs (rounds in their own). */
export function sums(gains: readonly Gain[], colours: readonly string[], by: By): Row[] {
  const names = [...new Set(gains.map((gain) => String(gain[by])))];
  if (by === 'round') names.sort();
  return names.map((name) => ({
    name,
    points: colours.map((colour) => total(gains.filter((gain) => gain.colour === colour && String(gain[by]) === name))),
  }));
}

export function total(gains: readonly Gain[]): number {
  return gains.reduce((sum, gain) => sum + gain.points, 0);
}

export interface Segment {
  round: number;
  points: number;
  /** Share of the longest bar, from 0 to 1. */
  from: number;
  width: number;
}

export interface Bar {
  colour: string;
  points: number;
  segments: Segment[];
}

/** One bar a colour, cut by rounds; the longest fills the width. */
export function bars(gains: readonly Gain[], colours: readonly string[]): Bar[] {
  const mine = (colour: string) => gains.filter((gain) => gain.colour === colour);
  const longest = Math.max(1, ...colours.map((colour) => total(mine(colour))));
  return colours.map((colour) => {
    let from = 0;
    const segments: Segment[] = [];
    for (const { name, points } of sums(gains, [colour], 'round')) {
      const width = points[0]! / longest;
      if (width > 0) segments.push({ round: Number(name), points: points[0]!, from, width });
      from += width;
    }
    return { colour, points: total(mine(colour)), segments };
  });
}

/** Whether a place was decided by something other than the points. */
export function tied(scores: readonly number[]): boolean {
  return new Set(scores).size < scores.length;
}
