// A drawn map travels as its lines, each once: two neighbours share a border, and outlines are made of borders and
// shores. What unfolds it is src/games/map/lines.ts.

import type { Folded } from '../src/games/map/lines.ts';

/** A point in fifths: the files have tenths, which nobody would see. */
type Point = readonly [number, number];

const TENTH = 10;
const TENTHS = 2; // in a fifth
/** The first character that a step is written with. */
const FIRST = 35;
const LAST = 126;

const same = (one: Point, other: Point): boolean => one[0] === other[0] && one[1] === other[1];

/** The lines of an SVG path, in which all but their first points are steps. */
function linesOf(path: string): { points: Point[]; closed: boolean }[] {
  return path.match(/M[^M]+/g)!.map((part) => {
    const numbers = part.match(/-?\d*\.?\d+/g)!.map((number) => Math.round(Number(number) * TENTH));
    let [x, y] = [0, 0];
    const points = Array.from({ length: numbers.length / 2 }, (_, i): Point => {
      [x, y] = [x + numbers[2 * i]!, y + numbers[2 * i + 1]!];
      return [Math.round(x / TENTHS), Math.round(y / TENTHS)];
    });
    return { points, closed: part.endsWith('z') };
  });
}

/** A step as a character: small ones, whatever their sign, come first. */
function written(step: number): string {
  const code = FIRST + (step < 0 ? -2 * step - 1 : 2 * step);
  if (code > LAST) throw new Error(`a line bends too much: ${step}`);
  return String.fromCharCode(code);
}

/** How the direction changes from point to point: of a smooth line that is little. */
function bends(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  return points.slice(1).map((point, i) => {
    const step: Point = [point[0] - points[i]![0], point[1] - points[i]![1]];
    const text = written(step[0] - x) + written(step[1] - y);
    [x, y] = step;
    return text;
  }).join('');
}

class Lines {
  readonly all: (readonly Point[])[] = [];
  /** Both ways of each line by its first two points: the number of the line from 1 on, negative from its other end. */
  private readonly ways = new Map<string, { number: number; points: readonly Point[] }[]>();

  add(points: readonly Point[]): number {
    const known = this.along(points, 0, points.length);
    if (known?.points.length === points.length) return known.number;
    const number = this.all.push(points);
    for (const way of [{ number, points }, { number: -number, points: [...points].reverse() }]) {
      const begin = way.points.slice(0, 2).join();
      this.ways.set(begin, [...(this.ways.get(begin) ?? []), way]);
    }
    return number;
  }

  /** The longest line that goes along a ring from here. */
  private along(ring: readonly Point[], from: number, most: number) {
    const at = (k: number) => ring[(from + k) % ring.length]!;
    const fitting = this.ways.get([at(0), at(1)].join())?.filter(
      ({ points }) => points.length <= most && points.every((point, k) => same(point, at(k))),
    );
    return fitting?.sort((one, other) => other.points.length - one.points.length)[0];
  }

  /** An outline by the lines around it; one that is made of no others is a line itself. */
  around(ring: readonly Point[]): string {
    for (let start = 0; start < ring.length; start += 1) {
      const numbers: number[] = [];
      let at = 0;
      while (at < ring.length) {
        const next = this.along(ring, start + at, ring.length - at + 1);
        if (!next) break;
        numbers.push(next.number);
        at += next.points.length - 1;
      }
      if (at === ring.length) return numbers.join(' ');
    }
    return String(this.add(ring));
  }
}

/** What the page does not draw: it tells readers of the file which border is which. */
const FOR_READERS = { borders: ['between', 'middle'] };

function withoutNotes(drawing: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(FOR_READERS).map(([list, names]) => [
    list,
    (drawing[list] as object[]).map((each) => Object.fromEntries(Object.entries(each).filter(([name]) => !names.includes(name)))),
  ]);
  return { ...drawing, ...Object.fromEntries(kept) };
}

/** All of a drawing in which a text that begins with M is a path. */
export function folded(whole: Record<string, unknown>): Folded {
  const drawing = withoutNotes(whole);
  const lines = new Lines();
  const walk = (part: unknown, change: (path: string) => string): unknown => {
    if (typeof part === 'string') return part.startsWith('M') ? change(part) : part;
    if (Array.isArray(part)) return part.map((each) => walk(each, change));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, walk(each, change)]));
  };
  // Outlines are made of what is known by then.
  walk(drawing, (path) => {
    for (const { points, closed } of linesOf(path)) if (!closed) lines.add(points);
    return path;
  });
  const changed = walk(drawing, (path) =>
    linesOf(path).map(({ points, closed }) => (closed ? `M${lines.around(points)}z` : `M${lines.add(points)}`)).join(''),
  );
  return { starts: lines.all.flatMap(([first]) => first!), bends: lines.all.map(bends).join('!'), drawing: changed };
}
