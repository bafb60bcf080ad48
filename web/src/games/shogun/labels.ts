// Where the names of provinces stand at a distance: beside their armies, never on one another.

import { LAND } from './land';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Spot = readonly [x: number, y: number];

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
/** What stands in a province: armies, or armies with something on their right. */
const ALONE: Box = { left: -12, top: -5, right: 12, bottom: 19 };
const CROWDED: Box = { left: -24, top: -5, right: 16, bottom: 21 };
/** Base lines that are tried in turn, from the middle of the province. */
const ABOVE = -9;
const BELOW = 29;
const SHIFTS = [0, -8, 8, -16, 16, -24, 24];
const SPOTS: readonly Spot[] = [ABOVE, BELOW].flatMap((y) => SHIFTS.map((x): Spot => [x, y]));
/** Beside the armies, if there is room neither above nor below: how far, and on which line. */
const ASIDE = 14;
const LINE = 12;

export function widthOf(label: string, scale = 0): number {
  const letters = [...label].map((letter) => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER);
  return 2 + (letters.reduce((sum, each) => sum + each, 0) * nameSize(scale)) / SMALL;
}

function spotsFor({ label, crowded }: Named, scale: number): readonly Spot[] {
  if (crowded) return SPOTS;
  const far = ASIDE + widthOf(label, scale) / 2;
  return [...SPOTS, [-far, LINE], [far, LINE]];
}

export function nameBox([x, y]: Spot, label: string, scale: number): Box {
  const half = widthOf(label, scale) / 2;
  return { left: x - half, top: y - HEIGHT, right: x + half, bottom: y + 3 };
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

const moved = (box: Box, x: number, y: number): Box => ({
  left: box.left + x,
  top: box.top + y,
  right: box.right + x,
  bottom: box.bottom + y,
});

export interface Named {
  name: string;
  label: string;
  /** Buildings or unrest stand beside the armies. */
  crowded: boolean;
}

/** The spot of every name that finds room, from the middle of its province; `names` by weight. */
export function spotsOf(names: readonly Named[], scale: number): Map<string, Spot> {
  let order = names;
  let best = written(order, scale);
  // Who found no room may come first, if nobody loses theirs by that.
  for (const late of names.filter(({ name }) => !best.has(name))) {
    const other = [late, ...order.filter((each) => each !== late)];
    const next = written(other, scale);
    if (![...best.keys()].every((name) => next.has(name))) continue;
    [order, best] = [other, next];
  }
  return best;
}

/** One after the other, each where it finds room first. */
function written(names: readonly Named[], scale: number): Map<string, Spot> {
  const at = (name: string): Spot => {
    const [left, top, width, height] = LAND.provinces[name]!.box;
    return [(left + width / 2) * scale, (top + height / 2) * scale];
  };
  const pieces = names.map(({ name, crowded }) => ({ name, box: moved(crowded ? CROWDED : ALONE, ...at(name)) }));
  const taken: Box[] = [];
  const out = new Map<string, Spot>();
  for (const each of names) {
    const { name, label } = each;
    const middle = at(name);
    const free = spotsFor(each, scale).find((spot) => {
      const box = moved(nameBox(spot, label, scale), ...middle);
      const inside = box.left >= 0 && box.right <= LAND.width * scale;
      return inside && !taken.some((each) => overlap(each, box)) && !pieces.some((each) => each.name !== name && overlap(each.box, box));
    });
    if (!free) continue;
    taken.push(moved(nameBox(free, label, scale), ...middle));
    out.set(name, free);
  }
  return out;
}
