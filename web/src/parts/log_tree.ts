// The log as a tree: chapters, in them phases, in them acts. Only what is unfolded becomes rows.

import type { Happening } from '../core/protocol';

const LEVELS = ['chapter', 'phase', 'act'] as const;

/** A part of the log: the line that opens it, and all lines to its end. What comes before the first has no such line. */
export interface Part {
  /** The number of its first line; −1 for what comes before the first chapter. */
  at: number;
  end: number;
  /** 0 for a chapter, 1 for a phase, 2 for an act. */
  level: number;
  /** The end of the lines that are in none of its parts. */
  own: number;
  parts: Part[];
}

export function treeOf(lines: readonly Happening[]): Part[] {
  const chapters: Part[] = [];
  const path: Part[] = [];
  const begin = (at: number, level: number) => {
    while (path.length && path.at(-1)!.level >= level) {
      const over = path.pop()!;
      over.end = at;
      over.own = Math.min(over.own, at);
    }
    const part = { at, end: lines.length, level, own: lines.length, parts: [] };
    const parent = path.at(-1);
    if (parent && parent.parts.length === 0) parent.own = at;
    (parent?.parts ?? chapters).push(part);
    path.push(part);
  };
  lines.forEach((line, at) => {
    const level = line.opens ? LEVELS.indexOf(line.opens) : -1;
    if (path.length === 0 && level !== 0) begin(-1, 0);
    if (level >= 0) begin(at, level);
  });
  return chapters;
}

/** The parts that a reader folded or unfolded, by their first line. */
export type Folding = ReadonlyMap<number, boolean>;

/** The line at `now` is in sight whatever is folded, and the parts it is in are open. */
const holds = (part: Part, now: number) => part.at <= now && now < part.end;

const isOpen = (part: Part, folding: Folding, now: number) => folding.get(part.at) ?? holds(part, now);

/** Folding or unfolding a part. Of the chapters one alone stays unfolded, besides the one now: the page does not grow with the game. */
export function folded(chapters: readonly Part[], folding: Folding, part: Part, open: boolean): Folding {
  const next = new Map(folding);
  if (part.level === 0 && open) for (const chapter of chapters) next.delete(chapter.at);
  return next.set(part.at, open);
}

export type Row =
  | { kind: 'head'; id: string; part: Part; open: boolean }
  | { kind: 'line'; id: string; at: number; level: number }
  /** Lines that are left out until they are asked for. */
  | { kind: 'more'; id: string; part: Part; count: number }
  /** Something that stands between lines, by its number. */
  | { kind: 'aside'; id: string; number: number; level: number };

interface Look {
  lines: readonly Happening[];
  folding: Folding;
  now: number;
  mine: (at: number) => boolean;
  /** Before which lines something else stands, in order. */
  asides: readonly number[];
}

/** The rows that are shown. */
export function rowsOf(chapters: readonly Part[], look: Look): Row[] {
  const rows: Row[] = [];
  const add = (part: Part, last: boolean): void => {
    const open = isOpen(part, look.folding, look.now);
    if (!open && isEmpty(part, look)) return;
    rows.push({ kind: 'head', id: `h${part.at}`, part, open });
    if (!open) return;
    const whole = look.folding.get(part.at) === true;
    const from = part.at + 1;
    // Lines before the parts of a part are over, as the parts are.
    const over = !whole && part.parts.length > 0;
    let left = 0;
    const addAsides = (at: number, to: number) => {
      look.asides.forEach((place, number) => {
        if (at < place && place <= to) rows.push({ kind: 'aside', id: `b${number}`, number, level: part.level });
      });
    };
    if (from < part.own) addAsides(part.at, from);
    for (let at = from; at < part.own; at++) {
      const { idle, echo } = look.lines[at]!;
      const shown = at === look.now || whole || (!over && !echo && (!idle || look.mine(at)));
      if (shown) rows.push({ kind: 'line', id: `l${at}`, at, level: part.level });
      else left += 1;
      if (at + 1 < part.own) addAsides(at, at + 1);
    }
    addAsides(part.own - 1, last && part.parts.length === 0 ? Infinity : part.own);
    if (left) rows.push({ kind: 'more', id: `m${part.at}`, part, count: left });
    part.parts.forEach((each, place) => add(each, last && place === part.parts.length - 1));
  };
  chapters.forEach((chapter, place) => add(chapter, place === chapters.length - 1));
  return rows;
}

/** A head that only says what its lines say is nothing without them: a step of the round without effect. */
function isEmpty(part: Part, { lines }: Look): boolean {
  return lines[part.at]?.echo === true && lines.slice(part.at + 1, part.end).every(({ idle, echo }) => idle || echo);
}
