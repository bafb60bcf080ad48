// The places of a province's figures: armies first, all else around them, never on one another.
// Lengths are pixels of the screen, from the middle of the province. Where there is no room for all,
// figures of a kind become one with a number, then a number is all that is left; none gets smaller.

import { LAND } from './land';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Spot = readonly [x: number, y: number];

export interface Figure {
  kind: 'building' | 'town' | 'space' | 'unrest' | 'general' | 'statue';
  /** Its mark, or whose it is. */
  name: string;
  /** Written beside it if there are several. */
  count: number;
}

/** The figures in a province. */
export interface Crowd {
  name: string;
  /** Somebody's armies stand here. */
  held: boolean;
  figures: readonly Figure[];
  /** Room for buildings that is still free, to be shown where there is room. */
  spaces: number;
}

export interface Placed {
  token: Spot;
  figures: readonly (Figure & { at: Spot })[];
  /** The number of figures that are not drawn, and where it stands; null where there is no room for it. */
  more: { count: number; at: Spot | null } | null;
  boxes: readonly Box[];
}

/** A figure, the armies, the sign of nobody's province, and a digit beside a figure. */
const CELL = 23;
const TOKEN = 24;
const NOBODY = 14;
const DIGIT = 10;
const MORE = { width: 20, height: 13 };
const GAP = 1;
/** The distance from the middle of its land at which a figure may stand: in parts of its radius, and pixels more. */
const REACH = 0.95;
const SLACK = 5;
/** The width of a line at most, in parts of the land's own box. */
const WIDTH = 1.25;
/** Below this scale the land is so small that the armies stand where it is widest. */
const FAR = 0.3;
/** From here on free spaces are worth showing. */
const NEAR = 0.75;
/** The distances by which a group may move from the middle of its province, the nearest first. */
const STEPS = [0, -3, 3, -6, 6, -12, 12, -18, 18, -24, 24];
const SHIFTS: readonly Spot[] = STEPS.flatMap((x) => STEPS.map((y): Spot => [x, y])).sort(
  ([a, b], [c, d]) => a * a + b * b - (c * c + d * d),
);

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

export const moved = (box: Box, [x, y]: Spot): Box => ({
  left: box.left + x,
  top: box.top + y,
  right: box.right + x,
  bottom: box.bottom + y,
});

const around = ([x, y]: Spot, width: number, height = width): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

export function middleOf(name: string, scale: number): Spot {
  const { box, at } = LAND.provinces[name]!;
  const [left, top, width, height] = box;
  return scale < FAR ? [at[0] * scale, at[1] * scale] : [(left + width / 2) * scale, (top + height / 2) * scale];
}

const widthOf = ({ count }: Figure) => CELL + (count > 1 ? DIGIT : 0);

/** Several of a kind as one with a number. */
function merged(figures: readonly Figure[]): Figure[] {
  const buildings = figures.filter(({ kind }) => kind === 'building');
  const rest = figures.filter(({ kind }) => kind !== 'building');
  const town: Figure[] = buildings.length > 1 ? [{ kind: 'town', name: 'town', count: buildings.length }] : buildings;
  return [...town, ...rest];
}

/** A group as it could stand: the boxes around a point between them. */
interface Group {
  token: Spot;
  figures: readonly (Figure & { at: Spot })[];
  more: { count: number; at: Spot | null } | null;
  boxes: readonly Box[];
}

/** Lines of figures, with the armies at the left end of all, or in a line of their own. */
function grouped(held: boolean, lines: readonly (readonly Figure[])[], beside: boolean): Group {
  const size = held ? TOKEN : NOBODY;
  const width = Math.max(...lines.map((line) => line.reduce((sum, each) => sum + widthOf(each), 0)));
  const height = lines.length * CELL;
  const left = beside ? -(size + width) / 2 : -width / 2;
  const top = beside ? -height / 2 : -(size + height) / 2 + size;
  const token: Spot = beside ? [left + size / 2, 0] : [0, top - size / 2];
  const boxes = [around(token, size)];
  const figures = lines.flatMap((line, row) => {
    let x = left + (beside ? size : (width - line.reduce((sum, each) => sum + widthOf(each), 0)) / 2);
    return line.map((figure) => {
      const at: Spot = [x + CELL / 2, top + (row + 0.5) * CELL];
      boxes.push({ left: x, top: at[1] - CELL / 2, right: x + widthOf(figure), bottom: at[1] + CELL / 2 });
      x += widthOf(figure);
      return { ...figure, at };
    });
  });
  return { token, figures, more: null, boxes };
}

/** All ways for these figures to stand, the neatest first; one line only where the land is wide enough. */
function groupsOf(held: boolean, figures: readonly Figure[], width: number): Group[] {
  const half = Math.ceil(figures.length / 2);
  const halves = [figures.slice(0, half), figures.slice(half)];
  const line = grouped(held, [figures], true);
  const stacked = figures.length > 1 ? [grouped(held, halves, true)] : [];
  const below = [grouped(held, [figures], false), ...(figures.length > 2 ? [grouped(held, halves, false)] : [])];
  return line.boxes.at(-1)!.right - line.boxes[0]!.left <= width ? [line, ...stacked, ...below] : [...stacked, ...below, line];
}

/** The armies, and how many more stand there. */
function shortOf(held: boolean, count: number): Group[] {
  const size = held ? TOKEN : NOBODY;
  const far = (size + MORE.width) / 2;
  const high = (size + MORE.height) / 2;
  const places: Spot[] = [[far, 0], [-far, 0], [0, high], [0, -high]];
  return places.map((at) => ({
    token: [0, 0],
    figures: [],
    more: { count, at },
    boxes: [around([0, 0], size), around(at, MORE.width, MORE.height)],
  }));
}

const alone = (held: boolean, count: number): Group => ({
  token: [0, 0],
  figures: [],
  more: count ? { count, at: null } : null,
  boxes: [around([0, 0], held ? TOKEN : NOBODY)],
});

/** Unrest is one figure however many markers it has. */
const countOf = (figures: readonly Figure[]) => figures.reduce((sum, { kind, count }) => sum + (kind === 'unrest' ? 1 : count), 0);

/** All that could stand there, the most first; armies alone have their place already. */
function variants({ name, held, figures, spaces }: Crowd, scale: number): Group[] {
  const width = LAND.provinces[name]!.box[2] * scale * WIDTH;
  const count = countOf(figures);
  const free = Array.from({ length: scale >= NEAR ? spaces : 0 }, (_, i): Figure => ({ kind: 'space', name: String(i), count: 1 }));
  const built = figures.filter(({ kind }) => kind === 'building');
  const rest = figures.filter(({ kind }) => kind !== 'building');
  const fewer = merged(figures);
  return [
    ...(free.length ? groupsOf(held, [...built, ...free, ...rest], width) : []),
    ...(figures.length ? groupsOf(held, figures, width) : []),
    ...(fewer.length < figures.length ? groupsOf(held, fewer, width) : []),
    ...(count ? shortOf(held, count) : []),
  ];
}

/** The provinces around each: only there its figures could be in the way. */
const AROUND = new Map(
  Object.entries(LAND.provinces).map(([name, { at }]) => [
    name,
    Object.keys(LAND.provinces).filter((other) => {
      const { at: there } = LAND.provinces[other]!;
      return other !== name && Math.hypot(there[0] - at[0], there[1] - at[1]) < 330;
    }),
  ]),
);

/** True if it stands in its own province: near enough, and no other one is nearer. */
function athome(name: string, [x, y]: Spot, scale: number): boolean {
  const far = ({ at }: { at: Spot }) => (at[0] * scale - x) ** 2 + (at[1] * scale - y) ** 2;
  const lot = LAND.provinces[name]!;
  const own = far(lot);
  return own <= (lot.r * scale * REACH + SLACK) ** 2 && AROUND.get(name)!.every((other) => far(LAND.provinces[other]!) >= own);
}

const centre = ({ left, right, top, bottom }: Box): Spot => [(left + right) / 2, (top + bottom) / 2];
const within = ({ left, right, top, bottom }: Box, scale: number) =>
  left >= 0 && top >= 0 && right <= LAND.width * scale && bottom <= LAND.height * scale;
const grown = ({ left, right, top, bottom }: Box, by: number): Box => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });

/** Everybody's place at this scale. The armies of all have theirs before anything else is tried. */
export function placed(crowds: readonly Crowd[], scale: number): Map<string, Placed> {
  const taken = new Map<string, readonly Box[]>();
  const out = new Map<string, Placed>();
  const put = (crowd: Crowd, group: Group, by: Spot): void => {
    const shift = (at: Spot): Spot => [at[0] + by[0], at[1] + by[1]];
    const middle = middleOf(crowd.name, scale);
    const boxes = group.boxes.map((box) => moved(box, by));
    taken.set(crowd.name, boxes.map((box) => moved(box, middle)));
    out.set(crowd.name, {
      token: shift(group.token),
      figures: group.figures.map((figure) => ({ ...figure, at: shift(figure.at) })),
      more: group.more && { count: group.more.count, at: group.more.at && shift(group.more.at) },
      boxes,
    });
  };
  /** The first way that leaves the others alone, and where. */
  const search = (crowd: Crowd, groups: readonly Group[], gap: number): readonly [Group, Spot] | null => {
    const middle = middleOf(crowd.name, scale);
    const others = AROUND.get(crowd.name)!.flatMap((name) => taken.get(name) ?? []).map((box) => grown(box, gap));
    const fits = (box: Box) =>
      within(box, scale) && !others.some((other) => overlap(other, box)) && athome(crowd.name, centre(box), scale);
    for (const group of groups) {
      const by = SHIFTS.find(([x, y]) => group.boxes.every((box) => fits(moved(box, [middle[0] + x, middle[1] + y]))));
      if (by) return [group, by];
    }
    return null;
  };
  for (const crowd of crowds) {
    const found = search(crowd, [alone(crowd.held, 0)], 0);
    put(crowd, alone(crowd.held, countOf(crowd.figures)), found?.[1] ?? [0, 0]);
  }
  const busiest = [...crowds].sort((one, other) => other.figures.length - one.figures.length);
  for (const crowd of busiest) {
    const found = search(crowd, variants(crowd, scale), GAP);
    if (found) put(crowd, ...found);
  }
  return out;
}
