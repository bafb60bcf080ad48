// Winter: rice against provinces, revolts by the table, scoring by the regions (SG-W).

import type { FigureInfo, Happening } from '../../core/protocol';
import { figuresFrom } from './figures';
import { BUILDINGS, type Building, type Position, REGIONS, type Region, isNewYear } from './position';

/** SG-W11. */
const MAJORITY: Record<Building, number> = { castle: 3, temple: 2, theatre: 1 };

export interface Supply {
  rice: number;
  provinces: number;
  short: number;
  revolts: number;
  farmers: number;
  /** There were revolts, and none is left. */
  over?: boolean;
}

/** SG-W2, SG-W3: what so much rice is for so many provinces. */
export function supplyWith(figures: readonly FigureInfo[], provinces: number, left: number): Supply {
  const table = figures.find((info) => info.name === 'winter')?.values ?? {};
  const rice = Math.max(0, left);
  const short = Math.max(0, provinces - rice);
  const at = (key: string) => {
    const row = (table[key] ?? []) as number[];
    return row[Math.min(short, row.length - 1)] ?? 0;
  };
  return { rice, provinces, short, revolts: Math.min(at('revolts'), provinces), farmers: at('farmers') };
}

/** SG-W1…W3; `loss` is what Winter will still take. */
export function supplyOf(position: Position, figures: readonly FigureInfo[], seat: number, loss: number): Supply {
  const { rice, provinces } = position.seats[seat]!;
  return supplyWith(figures, provinces, rice - loss);
}

/** The shortages of this Winter for which revolts were drawn; nothing if the log is not known so far. */
function drawnFor(log: readonly Happening[]): Map<number, { short: number; farmers: number }> | null {
  const from = log.map(({ key }) => key).lastIndexOf('sg-winter');
  if (from < 0) return null;
  const drawn = log.slice(from).filter(({ key }) => key === 'sg-shortage');
  return new Map(
    drawn.map(({ words }) => [Number(words.player), { short: Number(words.rice), farmers: Number(words.farmers) }]),
  );
}

/**
 * SG-W2…W4, SG-Q32: everybody's supply in Winter. A shortage is fixed when it is drawn for, whatever
 * is lost then; nothing when nobody needs rice any more, or if it can't be known.
 */
export function winterSupplies(
  position: Position,
  figures: readonly FigureInfo[],
  log: readonly Happening[],
): Supply[] | null {
  const drawn = drawnFor(log);
  if (!drawn || isNewYear(position) || position.result) return null;
  const last = [...drawn.keys()].at(-1);
  return position.seats.map(({ rice }, seat) => {
    const fixed = drawn.get(seat);
    if (!fixed) return supplyOf(position, figures, seat, 0);
    const revolts = seat === last ? (position.drawn?.length ?? 0) : 0;
    return { rice, provinces: rice + fixed.short, ...fixed, revolts, over: revolts === 0 };
  });
}

/** The words of a short forecast: what is left after the greatest loss. */
export function briefOf(supply: Supply, loss: number): Record<string, number> {
  const { rice, provinces, revolts } = supply;
  return { rice, provinces, revolts, loss };
}

/** Losses that are still possible: in Winter the one that was taken. */
export function lossesOf(position: Position, figures: readonly FigureInfo[]): number[] {
  const { loss } = figuresFrom(figures, position.side);
  const left = position.events.filter((event) => event !== position.event);
  return [...new Set(left.map((event) => loss[event] ?? 0))].sort((one, other) => one - other);
}

export interface Majority {
  region: Region;
  building: Building;
  counts: number[];
  points: number[];
}

/** SG-W11, SG-W12, SG-Q33: shared brings 1 less, without buildings nobody scores. */
export function majorityPoints(counts: readonly number[], building: Building): number[] {
  const most = Math.max(0, ...counts);
  if (most === 0) return counts.map(() => 0);
  const shared = counts.filter((count) => count === most).length > 1;
  const value = MAJORITY[building] - (shared ? 1 : 0);
  return counts.map((count) => (count === most ? value : 0));
}

export function majorities(position: Position, figures: readonly FigureInfo[]): Majority[] {
  const regions = figuresFrom(figures, position.side).region;
  const out: Majority[] = [];
  for (const region of REGIONS) {
    const here = Object.entries(position.provinces).filter(([name]) => regions[name] === region);
    for (const building of BUILDINGS) {
      const counts = position.seats.map(
        (_, seat) => here.filter(([, { owner, buildings }]) => owner === seat && buildings.includes(building)).length,
      );
      out.push({ region, building, counts, points: majorityPoints(counts, building) });
    }
  }
  return out;
}

export interface Score {
  provinces: number;
  buildings: number;
  majorities: number;
  total: number;
}

/** SG-W9…W12: what a Winter brings, as the land lies. */
export function scoreOf(position: Position, found: readonly Majority[], seat: number): Score {
  const own = Object.values(position.provinces).filter(({ owner }) => owner === seat);
  const provinces = own.length;
  const buildings = own.reduce((sum, { buildings: built }) => sum + built.length, 0);
  const most = found.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
  return { provinces, buildings, majorities: most, total: provinces + buildings + most };
}
