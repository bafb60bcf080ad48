// Where the names of provinces stand at a distance: beside their armies, never on one another.

import { LAND } from './land';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Spot = readonly [x: number, y: number];

/** A letter of the small names, and their height, in pixels of the screen. */
const LETTER = 7;
const HEIGHT = 11;
/** What stands in a province: armies, or armies with something on their right. */
const ALONE: Box = { left: -12, top: -5, right: 12, bottom: 19 };
const CROWDED: Box = { left: -24, top: -5, right: 16, bottom: 21 };
/** Base lines that are tried in turn, from the middle of the province. */
const ABOVE = -9;
const BELOW = 29;
const SHIFTS = [0, -12, 12, -24, 24];
const SPOTS: readonly Spot[] = [ABOVE, BELOW].flatMap((y) => SHIFTS.map((x): Spot => [x, y]));

export function nameBox([x, y]: Spot, length: number): Box {
  const half = (length * LETTER) / 2;
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
  const at = (name: string): Spot => {
    const [left, top, width, height] = LAND.provinces[name]!.box;
    return [(left + width / 2) * scale, (top + height / 2) * scale];
  };
  const pieces = names.map(({ name, crowded }) => ({ name, box: moved(crowded ? CROWDED : ALONE, ...at(name)) }));
  const taken: Box[] = [];
  const out = new Map<string, Spot>();
  for (const { name, label } of names) {
    const middle = at(name);
    const free = SPOTS.find((spot) => {
      const box = moved(nameBox(spot, label.length), ...middle);
      return !taken.some((each) => overlap(each, box)) && !pieces.some((each) => each.name !== name && overlap(each.box, box));
    });
    if (!free) continue;
    taken.push(moved(nameBox(free, label.length), ...middle));
    out.set(name, free);
  }
  return out;
}
