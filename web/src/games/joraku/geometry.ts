// Where everything lies on the two boards: a strip of land for wide screens, a winding road for
// narrow ones. Plain numbers in the units of the drawing; no view, no text.

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
  /** Baselines and columns inside a cell. */
  heading: Point;
  seal: Point & { r: number };
  table: Box & { row: number; header: boolean; columns: number[] };
}

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

function wide(): Layout {
  const borders = Array.from({ length: 8 }, (_, i) => {
    const x = LEFT + SPAN * i;
    return byHand({ x, y: TOP }, COAST[i * 2]!, i + 1, i === 0 || i === 7 ? 2 : 5);
  });
  const cells = AREAS.map((_, i) => ({ x: LEFT + SPAN * i, y: TOP, w: SPAN, h: 400 }));
  const ground = AREAS.map((_, i) => {
    const top = byHand({ x: LEFT + SPAN * (i + 1), y: TOP }, { x: LEFT + SPAN * i, y: TOP }, i + 9, 3);
    const coast = smooth(COAST, false, i * 2, i * 2 + 2);
    const right = smooth(reversed(borders[i + 1]!), false);
    return `${smooth(borders[i]!)}${coast}${right}${smooth(top, false)}Z`;
  });
  const posts = AREAS.map((_, i) => ({ x: LEFT + SPAN * (i + 0.5), y: COAST[i * 2 + 1]!.y - 26 }));
  const road = smooth([{ x: 16, y: 440 }, ...posts, { x: 1186, y: 438 }]);
  return {
    name: 'wide',
    width: 1200,
    height: 664,
    ground,
    cells,
    road,
    posts,
    coast: smooth(COAST),
    mountains:
      'M150 44L196 14L222 32L250 10L300 44M470 44L508 22L530 36L566 8L604 32L628 18L668 44' +
      'M800 44L838 20L858 34L896 6L930 30L960 12L996 36L1034 2L1066 26L1096 8L1130 32L1150 18L1180 44',
    lake: 'M252 300C262 276 292 274 298 294C304 312 288 326 294 348C300 374 276 392 262 374C250 356 244 324 252 300Z',
    waves: points([250, 642], [330, 590], [420, 500], [1120, 600], [1020, 640], [860, 620], [20, 640]),
    trick: { x: 350, y: 484, w: 500, h: 168 },
    card: { w: 74, h: 104, step: 142 },
    daimyo: 1.55,
    samurai: 1.18,
    step: 14.5,
    text: 17,
    title: 22,
    heading: { x: 46, y: 34 },
    seal: { x: 26, y: 27, r: 14 },
    table: { x: 5, y: 44, w: 158, h: 100, row: 24.5, header: true, columns: [19, 55.5, 98.5, 140.5] },
  };
}

// the winding road

const COLUMN = 94.5;
const ROW = 244;
/** Column and row of each area: the road goes right, turns, and comes back to the trick. */
const PLACES = [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [2, 1], [1, 1]] as const;

function tall(): Layout {
  const cells = PLACES.map(([c, r]) => ({ x: 3 + COLUMN * c, y: 9 + ROW * r, w: COLUMN - 0.5, h: ROW - 4 }));
  const ground = cells.map(({ x, y, w, h }, i) => {
    const [a, b, c, d] = points([x + 1, y], [x + w - 1, y], [x + w - 1, y + h], [x + 1, y + h]) as [Point, Point, Point, Point];
    return closed(byHand(a, b, i + 3, 1.5), byHand(b, c, i * 2 + 1, 1.2), byHand(c, d, i + 5, 1.5), byHand(d, a, i * 2 + 3, 1.2));
  });
  const posts = cells.map(({ x, y, w }) => ({ x: x + w / 2, y: y + 71.5 }));
  const [before, after] = [posts[3]!, posts[4]!];
  const turn = points([383, before.y + 10], [385.5, (before.y + after.y) / 2], [383, after.y - 10]);
  const road = smooth([...posts.slice(0, 4), ...turn, ...posts.slice(4)]);
  return {
    name: 'tall',
    width: 390,
    height: 496,
    ground,
    cells,
    road,
    posts,
    coast: '',
    mountains: 'M116 9L128 1L136 6L146 0L160 9M216 9L228 1L236 6L246 0L262 9M300 9L312 2L320 7L332 0L350 9M30 9L40 3L50 9',
    lake: '',
    waves: [],
    trick: { x: 3, y: 253, w: 94, h: 240 },
    card: { w: 33, h: 46.2, step: 51 },
    daimyo: 1.05,
    samurai: 0.8,
    step: 11,
    text: 13,
    title: 15,
    heading: { x: 25, y: 16.5 },
    seal: { x: 13, y: 11.5, r: 9 },
    table: { x: 3.5, y: 21.5, w: 87, h: 46, row: 15.3, header: false, columns: [16, 41, 61, 80.5] },
  };
}

export const WIDE = wide();
export const TALL = tall();

/** Which board suits a window: letters must not fall below 13 px. */
export function layoutFor(width: number): Layout {
  return width >= 880 ? WIDE : TALL;
}
