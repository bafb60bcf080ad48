// The places of names and yields of provinces: beside the figures there, never on one another.

import { type Box, type Spot, middleOf, moved, overlap } from './crowd';
import { LAND } from './land';

/** Names are written larger where the map is larger. */
export const nameSize = (scale: number) => (scale < 0.5 ? 11.5 : 13);
/** The height of the smaller names, in pixels of the screen, and how wide their letters are about. */
const SMALL = 11.5;
const HEIGHT = 11;
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[mwMWжмшщюыфЖМШЩЮФ]/, 10],
  [/[iljtfrIіїІЇ-]/, 4.6],
  [/\p{Lu}/u, 8.4],
  [/[\u0400-\u04ff]/, 7.2],
];
const OTHER = 6.6;
const SHIFTS = [0, -8, 8, -16, 16, -24, 24];
/** From the upper or lower edge of what stands there to the base line; and beside it, if there is room for neither. */
const ABOVE = 4;
const BELOW = 11;
const ASIDE = 2;
const LINE = 5;

export function widthOf(label: string, scale = 0): number {
  const letters = [...label].map((letter) => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER);
  return 2 + (letters.reduce((sum, each) => sum + each, 0) * nameSize(scale)) / SMALL;
}

/** A line to be written in a province. */
export interface Line {
  name: string;
  width: number;
  /** The boxes of the figures in the province, from its middle. */
  boxes: readonly Box[];
  /** Better below than above. */
  low?: boolean;
}

function spotsFor({ width, boxes, low }: Line): readonly Spot[] {
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const half = ASIDE + width / 2;
  const lines = low ? [bottom + BELOW, top - ABOVE] : [top - ABOVE, bottom + BELOW];
  return [
    ...lines.flatMap((line) => SHIFTS.map((by): Spot => [x + by, line])),
    [left - half, y + LINE],
    [right + half, y + LINE],
  ];
}

export function lineBox([x, y]: Spot, width: number): Box {
  return { left: x - width / 2, top: y - HEIGHT, right: x + width / 2, bottom: y + 3 };
}

/** The spot of every line that finds room, from the middle of its province; `lines` by weight. */
export function spotsOf(lines: readonly Line[], scale: number): Map<string, Spot> {
  let order = lines;
  let best = written(order, scale);
  // A line that found no room may come first, if none loses its own by that.
  for (const late of lines.filter(({ name }) => !best.has(name))) {
    const other = [late, ...order.filter((each) => each !== late)];
    const next = written(other, scale);
    if (![...best.keys()].every((name) => next.has(name))) continue;
    [order, best] = [other, next];
  }
  return best;
}

/** One after the other, each where it finds room first. */
function written(lines: readonly Line[], scale: number): Map<string, Spot> {
  const taken: Box[] = lines.flatMap(({ name, boxes }) => boxes.map((box) => moved(box, middleOf(name, scale))));
  const out = new Map<string, Spot>();
  for (const line of lines) {
    const middle = middleOf(line.name, scale);
    const free = spotsFor(line).find((spot) => {
      const box = moved(lineBox(spot, line.width), middle);
      return box.left >= 0 && box.right <= LAND.width * scale && !taken.some((other) => overlap(other, box));
    });
    if (!free) continue;
    taken.push(moved(lineBox(free, line.width), middle));
    out.set(line.name, free);
  }
  return out;
}
