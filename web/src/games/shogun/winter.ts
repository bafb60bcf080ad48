// Winter: rice against provinces, revolts by the table, scoring by the regions (SG-W).

import type { FigureInfo, Happening } from '../../core/protocol';
import { figuresFrom } from './figures';
import { type Position, isNewYear } from './position';

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
