// The arrangement of a province's pieces on its land: in rows, as words flow in a shape. A figure is
// never drawn smaller than it can be read: where there is no room, one stands for several, with a number.

import type { Box } from '../map/camera';
import { LINE, type Point } from './land';
import { type Figures, type Presence, kinds } from './position';
import { DIGIT } from './print';

/** One thing in a row; `size` in pixels of the screen. */
export interface Piece {
  seat: number;
  /** A figure, or nothing for the token with the Force of the clan. */
  figure: string | null;
  count: number;
  size: number;
  /** Has moved already. */
  tired: boolean;
}

export interface Standing extends Piece {
  /** The middle of the piece itself; a count stands right of it. */
  x: number;
  y: number;
  /** Of the rows and parts of rows that are free. */
  row: number;
}

export interface Gathering {
  pieces: Standing[];
  /** True if one figure stands for different ones. */
  abridged: boolean;
  /** True if the reward finds room too. */
  rewarded: boolean;
}

/** In pixels: no figure is smaller. */
const FIGURE = 20;
/** A token has to hold a number; alone it may be a little smaller. */
const TOKEN = 25;
const LONE = 22;
const GAP = 1;
const BETWEEN_CLANS = 5;
/** From the border; the smallest figures come close to it. */
const EDGE = 3;
const CLOSE = 0.5;
/** Another row, or a row with something printed in its midst, is as bad as one so far from the middle. */
const TORN = 40;
/** More of one kind are one and a number. */
const ROW = 5;

interface Rung {
  /** The share of a clan that is drawn: every figure, one of each kind, one for all, only its token. */
  detail: 'every' | 'kinds' | 'one' | 'token';
  /** Of a figure and of a token, in pixels. */
  size: number;
  token: number;
}

const rungs = (detail: Rung['detail'], sizes: readonly number[]): Rung[] =>
  sizes.map((size) => ({ detail, size, token: detail === 'token' ? size : Math.max(TOKEN, size * 1.08) }));

/** From all there is, large, to the least that tells who is there. */
const LADDER: readonly Rung[] = [
  ...rungs('every', [46, 40, 34, 30, 27, 24, 22, FIGURE]),
  ...rungs('kinds', [24, 22, FIGURE]),
  ...rungs('one', [26, 23, FIGURE]),
  ...rungs('token', [28, TOKEN, LONE]),
];

function piecesOf(here: Presence, { detail, size, token: round }: Rung, spent: Figures): Piece[] {
  const { seat } = here;
  const token: Piece = { seat, figure: null, count: 1, size: round, tired: false };
  const all = kinds({ ...here.figures, stronghold: here.strongholds ?? 0 });
  const piece = (figure: string, count: number, tired: boolean): Piece => ({ seat, figure, count, size, tired });
  if (detail === 'token' || !all.length) return [token];
  if (detail === 'one') {
    const [figure] = all.reduce((most, each) => (each[1] > most[1] ? each : most));
    return [token, piece(figure, all.reduce((sum, [, count]) => sum + count, 0), false)];
  }
  return [
    token,
    ...all.flatMap(([figure, count]) => {
      const moved = Math.min(count, spent[figure] ?? 0);
      if (detail === 'kinds' || count > ROW) return [piece(figure, count, moved === count)];
      return Array.from({ length: count }, (_, n) => piece(figure, 1, n >= count - moved));
    }),
  ];
}

function widthOf({ size, count, figure }: Piece): number {
  return size + (figure && count > 1 ? String(count).length * DIGIT : 0);
}

export interface Ground {
  spans: readonly (Point | null)[];
  /** The best place for the block of rows. */
  middle: Point;
  /** The boxes that print takes already. */
  taken: readonly Box[];
  /** The reward, which gives way before a clan does. */
  spare: Box;
}

/** Return the free spans between two heights, from left to right. */
function free({ spans, taken }: Ground, top: number, bottom: number, edge: number): Point[] {
  let [left, right] = [-Infinity, Infinity];
  for (let n = Math.floor(top / LINE); n <= Math.ceil(bottom / LINE); n += 1) {
    const span = spans[n];
    if (!span) return [];
    left = Math.max(left, span[0]);
    right = Math.min(right, span[1]);
  }
  let out: Point[] = [[left + edge, right - edge]];
  for (const box of taken) {
    if (box.y >= bottom || box.y + box.height <= top) continue;
    out = out.flatMap(([from, to]): Point[] => [
      [from, Math.min(to, box.x)],
      [Math.max(from, box.x + box.width), to],
    ]);
  }
  return out.filter(([from, to]) => to > from);
}

/** The pieces of each clan into the rows, a clan together if it can be; nothing if they don't fit. */
function fill(rows: readonly { y: number; from: number; to: number }[], clans: readonly (readonly Piece[])[], unit: number): Standing[] | null {
  const out: Standing[] = [];
  let row = 0;
  let at = 0; // how much of the row is used
  let begun = 0; // the first piece of the row
  const close = () => {
    const here = rows[row];
    const space = here ? here.to - here.from - at : 0;
    for (const piece of out.slice(begun)) piece.x += space / 2;
    begun = out.length;
    at = 0;
    row += 1;
  };
  for (const clan of clans) {
    const whole = clan.reduce((sum, piece) => sum + widthOf(piece) + GAP, -GAP) * unit;
    const gap = () => (at ? (clan.length > 1 ? BETWEEN_CLANS : 0) * unit : 0);
    const fits = (n: number, used: number) => rows[n] !== undefined && rows[n].to - rows[n].from - used >= whole;
    if (!fits(row, at + gap())) {
      let next = row + 1;
      while (rows[next] && !fits(next, 0)) next += 1;
      // A clan too large for any row begins where the last one ended.
      if (rows[next]) while (row < next) close();
    }
    at += gap();
    for (const [n, piece] of clan.entries()) {
      const width = widthOf(piece) * unit;
      // A token does not stand alone at the end of a row.
      const needed = n === 0 && clan[1] ? width + (GAP + widthOf(clan[1])) * unit : width;
      while (rows[row] && rows[row]!.to - rows[row]!.from - at < needed) close();
      const here = rows[row];
      if (!here) return null;
      out.push({ ...piece, x: here.from + at + (piece.size / 2) * unit, y: here.y, row });
      at += width + GAP * unit;
    }
    at -= GAP * unit;
  }
  close();
  return out;
}

function middleOf(pieces: readonly Standing[]): Point {
  const x = pieces.map((piece) => piece.x);
  const y = pieces.map((piece) => piece.y);
  return [(Math.min(...x) + Math.max(...x)) / 2, (Math.min(...y) + Math.max(...y)) / 2];
}

/** So many rows as are needed, near the middle; nothing if there is no room for them. */
function stand(groups: readonly (readonly Piece[])[], ground: Ground, high: number, edge: number, unit: number): Standing[] | null {
  const first = ground.spans.findIndex(Boolean) * LINE;
  const last = ground.spans.length * LINE;
  let best: Standing[] | null = null;
  let off = Infinity;
  const step = Math.max(LINE, Math.round((3 * unit) / LINE) * LINE);
  for (let top = first; top + high <= last; top += step) {
    const rows = [];
    for (let y = top; y + high <= last; y += high) {
      for (const [from, to] of free(ground, y, y + high, edge * unit)) rows.push({ y: y + high / 2, from, to });
    }
    const stood = fill(rows, groups, unit);
    // Print must not stand between the figures of a clan.
    if (!stood || stood.some(({ seat, y, row }, n) => row !== stood[n + 1]?.row && seat === stood[n + 1]?.seat && y === stood[n + 1]!.y)) continue;
    const torn = new Set(stood.map(({ row }) => row)).size - 1;
    const [x, y] = middleOf(stood);
    const away = Math.hypot(x - ground.middle[0], y - ground.middle[1]) + torn * TORN;
    if (away < off) [best, off] = [stood, away];
  }
  return best;
}

/** A figure is not larger than this, or than so many units of the map. */
const LARGE = 34;
const UNITS = 70;

/** As much as finds room; `scale` is pixels per unit of the map. */
export function gather(clans: readonly Presence[], ground: Ground, scale: number, growth = 1, spent: { seat: number; moved: Figures } | null = null): Gathering {
  if (!clans.length) return { pieces: [], abridged: false, rewarded: true };
  const unit = 1 / scale;
  const kept: Ground = { ...ground, taken: [...ground.taken, ground.spare] };
  const room = areaOf(kept);
  for (const least of LADDER) {
    if (least.size > Math.max(LARGE, (UNITS * scale) / growth)) continue;
    const rung = { ...least, size: least.size * growth, token: least.token * growth };
    const abridged = rung.detail === 'one' || rung.detail === 'token';
    const groups = clans.map((here) => piecesOf(here, rung, spent?.seat === here.seat ? spent.moved : {}));
    const last = least === LADDER.at(-1);
    const edge = least.size > FIGURE && !last ? EDGE : CLOSE;
    const high = (rung.token + (last ? 0 : GAP)) * unit;
    const needed = groups.flat().reduce((sum, piece) => sum + widthOf(piece) * unit, 0) * high;
    const pieces = needed > room ? null : stand(groups, kept, high, edge, unit);
    if (pieces) return { pieces, abridged, rewarded: true };
    if (!last) continue;
    // Better on the name or over the border than not to be seen.
    for (const more of [ground, { ...ground, taken: [] }, { ...ground, taken: [], spans: boxed(ground.spans) }]) {
      const closer = stand(groups, more, high, edge, unit);
      if (closer) return { pieces: closer, abridged, rewarded: false };
    }
  }
  return { pieces: [], abridged: true, rewarded: false };
}

/** Return the size of the free land: more than it holds need not be tried. */
function areaOf({ spans, taken }: Ground): number {
  const land = spans.reduce((sum, span) => sum + (span ? (span[1] - span[0]) * LINE : 0), 0);
  return land - taken.reduce((sum, { width, height }) => sum + width * height, 0);
}

/** The same province as if its shores were straight. */
function boxed(spans: readonly (Point | null)[]): (Point | null)[] {
  const land = spans.filter((span) => span !== null);
  const whole: Point = [Math.min(...land.map(([from]) => from)), Math.max(...land.map(([, to]) => to))];
  return spans.map((span) => span && whole);
}
