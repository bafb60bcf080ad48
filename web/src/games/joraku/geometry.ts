// The layout of the two boards: a strip of land for wide screens, a winding road for
// narrow ones, each as large as its window. Plain numbers in the units of the drawing; no view, no text.

import { AREAS } from './position';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Layout {
  name: 'wide' | 'tall';
  width: number;
  height: number;
  /** The ground of each area, as a closed path. */
  ground: string[];
  /** The box that an area's content keeps to. */
  cells: Box[];
  /** The road from Kyoto to Shinano. */
  road: string;
  posts: Point[];
  /** The line between land and sea, and what is drawn of the country. */
  coast: string;
  mountains: string;
  lake: string;
  waves: Point[];
  trick: Box;
  card: { w: number; h: number; step: number };
  /** Sizes of pieces and letters. */
  daimyo: number;
  samurai: number;
  step: number;
  text: number;
  title: number;
  /** The room for the rows of the factions in a cell: its top, the height they share, and the height of one at most. */
  zone: { y: number; h: number; most: number };
  /** Influence and rank stand beside the stack, not below it. */
  beside: boolean;
  /** Baselines and columns inside a cell; only the round that is played is shown if the table is brief. */
  heading: Point;
  seal: Point & { r: number };
  table: Box & { row: number; header: boolean; brief: boolean; columns: number[] };
}

/** No piece is smaller than this on the screen; the square is the smallest of their shapes. */
const FIGURE = 20.4;
const SQUARE = 17.2;

/** A smooth line through points (Catmull–Rom), or a part of it. */
export function smooth(points: readonly Point[], begin = true, first = 0, last = points.length - 1): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  let path = begin ? `M${round(at(first).x)} ${round(at(first).y)}` : '';
  for (let i = first; i < last; i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const two = { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 };
    path += `C${[one.x, one.y, two.x, two.y, c.x, c.y].map(round).join(' ')}`;
  }
  return path;
}

const round = (value: number) => Math.round(value * 10) / 10;
const points = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));

/** A line that a hand would draw from one point to another. */
function byHand(from: Point, to: Point, seed: number, sway: number): Point[] {
  const out = [from];
  const steps = 4;
  for (let i = 1; i < steps; i += 1) {
    const t = i / steps;
    const off = Math.sin(seed * 12.9898 + i * 78.233) * sway;
    const along = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
    const across = Math.abs(to.x - from.x) < Math.abs(to.y - from.y);
    out.push(across ? { x: along.x + off, y: along.y } : { x: along.x, y: along.y + off });
  }
  return [...out, to];
}

function closed(...sides: Point[][]): string {
  return `${sides.map((side, i) => smooth(side, i === 0)).join('')}Z`;
}

const reversed = (side: Point[]) => [...side].reverse();

// the strip

const LEFT = 12;
const SPAN = 168;
const TOP = 44;

const COAST = points(
  [12, 462], [96, 470], [180, 456], [262, 462], [348, 484], [432, 470], [516, 440], [598, 462],
  [684, 476], [766, 462], [852, 468], [936, 484], [1020, 466], [1104, 478], [1188, 460],
);
const STRIP = { width: 1200, least: 664, most: 830 };

/** The strip for a window: the land is as high as there is room, the sea below it never changes. */
function wide(width: number, height: number): Layout {
  const scale = width / STRIP.width;
  const more = Math.min(STRIP.most, Math.max(STRIP.least, height / scale)) - STRIP.least;
  const lower = (all: Point[]) => all.map(({ x, y }) => ({ x, y: y + more }));
  const shore = lower(COAST);
  const borders = Array.from({ length: 8 }, (_, i) => {
    const x = LEFT + SPAN * i;
    return byHand({ x, y: TOP }, shore[i * 2]!, i + 1, i === 0 || i === 7 ? 2 : 5);
  });
  const cells = AREAS.map((_, i) => ({ x: LEFT + SPAN * i, y: TOP, w: SPAN, h: 400 + more }));
  const ground = AREAS.map((_, i) => {
    const top = byHand({ x: LEFT + SPAN * (i + 1), y: TOP }, { x: LEFT + SPAN * i, y: TOP }, i + 9, 3);
    const coast = smooth(shore, false, i * 2, i * 2 + 2);
    const right = smooth(reversed(borders[i + 1]!), false);
    return `${smooth(borders[i]!)}${coast}${right}${smooth(top, false)}Z`;
  });
  const posts = AREAS.map((_, i) => ({ x: LEFT + SPAN * (i + 0.5), y: shore[i * 2 + 1]!.y - 26 }));
  const road = smooth([{ x: 16, y: 440 + more }, ...posts, { x: 1186, y: 438 + more }]);
  const lake = lower(points([252, 300], [262, 276], [292, 274], [298, 294], [304, 312], [288, 326], [294, 348], [300, 374], [276, 392], [262, 374], [250, 356], [244, 324], [252, 300]));
  return {
    name: 'wide',
    width: STRIP.width,
    height: STRIP.least + more,
    ground,
    cells,
    road,
    posts,
    coast: smooth(shore),
    mountains:
      'M150 44L196 14L222 32L250 10L300 44M470 44L508 22L530 36L566 8L604 32L628 18L668 44' +
      'M800 44L838 20L858 34L896 6L930 30L960 12L996 36L1034 2L1066 26L1096 8L1130 32L1150 18L1180 44',
    lake: `M${at(lake[0]!)}C${lake.slice(1).map(at).join(' ')}Z`,
    waves: lower(points([250, 642], [330, 590], [420, 500], [1120, 600], [1020, 640], [860, 620], [20, 640])),
    trick: { x: 350, y: 484 + more, w: 500, h: 168 },
    card: { w: 74, h: 104, step: 142 },
    daimyo: 1.55,
    samurai: Math.max(1.18, FIGURE / (SQUARE * scale)),
    step: 14.5,
    text: 17,
    title: 22,
    zone: { y: 160, h: 208 + more, most: 62 + more / 4 },
    beside: true,
    heading: { x: 46, y: 34 },
    seal: { x: 26, y: 27, r: 14 },
    table: { x: 5, y: 44, w: 158, h: 100, row: 24.5, header: true, brief: false, columns: [19, 55.5, 98.5, 140.5] },
  };
}

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

// the winding road

const PHONE = { width: 390, height: 496 };
const EDGE = { left: 3, top: 9, right: 9 };
/** Column and row of each area: the road goes right, turns, and comes back to the trick. */
const PLACES = [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [2, 1], [1, 1]] as const;
const PEAKS = [[116, 128, 136, 146, 160], [216, 228, 236, 246, 262], [300, 312, 320, 332, 350]] as const;
/** An area so wide has its numbers beside each other; so high that each faction has a row of its own, the whole table. */
const BESIDE = 124;
const LEAST = { beside: 30, below: 36 };
const TABLE = { y: 21.5, row: 15.3, w: 87, columns: [16, 41, 61, 80.5] };
const MOST_FACTIONS = 4;
const LARGEST = 1.35;

/** The road for a window, in its pixels; where there is much room, everything is larger. */
function tall(width: number, height: number): Layout {
  const large = Math.min(LARGEST, Math.max(1, Math.min(width / 560, height / 400)));
  const [across, along] = [Math.max(PHONE.width - 20, width / large), height / large];
  const column = (across - EDGE.left - EDGE.right) / 4;
  const beside = column >= BESIDE;
  const rows = MOST_FACTIONS * (beside ? LEAST.beside : LEAST.below);
  const line = Math.max((along - EDGE.top) / 2, rows + 49);
  const brief = line - 80 < rows;
  const table = { ...TABLE, x: 3.5, w: column - 7.5, h: brief ? TABLE.row + 1 : 3 * TABLE.row, header: false, brief };
  const cells = PLACES.map(([c, r]) => ({ x: EDGE.left + column * c, y: EDGE.top + line * r, w: column - 0.5, h: line - 4 }));
  const ground = cells.map(({ x, y, w, h }, i) => {
    const [a, b, c, d] = points([x + 1, y], [x + w - 1, y], [x + w - 1, y + h], [x + 1, y + h]) as [Point, Point, Point, Point];
    return closed(byHand(a, b, i + 3, 1.5), byHand(b, c, i * 2 + 1, 1.2), byHand(c, d, i + 5, 1.5), byHand(d, a, i * 2 + 3, 1.2));
  });
  const posts = cells.map(({ x, y, w }) => ({ x: x + w / 2, y: y + table.y + table.h + 4 }));
  const [before, after] = [posts[3]!, posts[4]!];
  const turn = points([across - 7, before.y + 10], [across - 4.5, (before.y + after.y) / 2], [across - 7, after.y - 10]);
  const road = smooth([...posts.slice(0, 4), ...turn, ...posts.slice(4)]);
  const zone = table.y + table.h + 7.5;
  const step = Math.min(51, (line - (brief ? 26 : 39)) / MOST_FACTIONS);
  return {
    name: 'tall',
    width: across,
    height: EDGE.top + 2 * line,
    ground,
    cells,
    road,
    posts,
    coast: '',
    mountains: PEAKS.map((peak) => peak.map((x, i) => `${i ? 'L' : 'M'}${round((x * across) / PHONE.width)} ${[9, 1, 6, 0, 9][i]}`).join('')).join(''),
    lake: '',
    waves: [],
    trick: { x: EDGE.left, y: EDGE.top + line, w: column - 0.5, h: line - 4 },
    card: { w: ((step - 4.8) * 60) / 84, h: step - 4.8, step },
    daimyo: 1.05,
    samurai: FIGURE / SQUARE,
    step: 11,
    text: 13,
    title: 15,
    zone: { y: zone, h: line - 5 - zone, most: 54 },
    beside,
    heading: { x: 25, y: 16.5 },
    seal: { x: 13, y: 11.5, r: 9 },
    table: { ...table, columns: TABLE.columns.map((x) => (x * table.w) / TABLE.w) },
  };
}

/** The width of a letter of the road; the size of letters beside small cards, and the room for a mark before those. */
export const LETTER = 7.4;
export const SMALL = 12;
export const MARK = 16;

/** From this width on the strip can be read. */
const WIDE_ENOUGH = 880;

/** The board that suits a window. */
export function layoutFor(width: number, height: number): Layout {
  return width >= WIDE_ENOUGH ? wide(width, height) : tall(width, height);
}
