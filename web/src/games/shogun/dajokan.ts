// The Dajokan board: who leads in the regions, what the lines are worth now (SG-XD).

import type { FigureInfo } from '../../core/protocol';
import { figuresFrom } from './figures';
import type { Position, Region } from './position';

export const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export const COLUMNS = [1, 2, 3, 4, 5, 6] as const;

export interface Line {
  value: number;
  /** Points by seat, as it stands. */
  points: number[];
}

export function lineValues(figures: readonly FigureInfo[]): { rows: number[]; columns: number[] } {
  const values = figures.find((info) => info.name === 'dajokan')?.values ?? {};
  return { rows: (values.rows ?? []) as number[], columns: (values.columns ?? []) as number[] };
}

/** SG-XD11…XD13, SG-Q76, SG-Q77: the neutral player competes; a tie brings 1 less. */
export function linePoints(spaces: readonly (string | number)[], value: number, seats: number): number[] {
  const counts = Array.from({ length: seats }, (_, seat) => spaces.filter((space) => space === seat).length);
  const neutral = spaces.filter((space) => space === 'closed').length;
  const most = Math.max(...counts, neutral);
  const leaders = counts.map((count) => most > 0 && count === most);
  const tied = leaders.filter(Boolean).length > 1 || neutral === most;
  const gain = tied ? Math.max(0, value - 1) : value;
  return leaders.map((leads) => (leads ? gain : 0));
}

export function linesOf(position: Position, figures: readonly FigureInfo[]): { rows: Line[]; columns: Line[] } {
  const offices = position.offices ?? {};
  const values = lineValues(figures);
  const seats = position.seats.length;
  const line = (names: string[], value: number): Line => ({
    value,
    points: linePoints(names.map((name) => offices[name] ?? 'bag'), value, seats),
  });
  return {
    rows: ROWS.map((row, i) => line(COLUMNS.map((column) => `${row}${column}`), values.rows[i] ?? 0)),
    columns: COLUMNS.map((column, i) => line(ROWS.map((row) => `${row}${column}`), values.columns[i] ?? 0)),
  };
}

/** SG-XD4, SG-XD5: most provinces, ties by turn order; −1 for nobody. */
export function leaderOf(position: Position, figures: readonly FigureInfo[], region: Region): { seat: number; count: number } {
  const regions = figuresFrom(figures, position.side).region;
  const counts = position.seats.map(
    (_, seat) => Object.entries(position.provinces).filter(([name, { owner }]) => owner === seat && regions[name] === region).length,
  );
  const order = position.order.length ? position.order : position.seats.map((_, seat) => seat);
  let best = -1;
  for (const seat of order) if (counts[seat] && (best < 0 || counts[seat] > counts[best]!)) best = seat;
  return { seat: best, count: best < 0 ? 0 : counts[best]! };
}
