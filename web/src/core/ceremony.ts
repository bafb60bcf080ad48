// A ceremony: points that are counted line by line, from the line that opens it to the next chapter of the log.

import type { Happening } from './protocol';

export interface Ceremony {
  /** The line that opens it. */
  from: number;
  /** The line after its last one. */
  to: number;
}

export type Opens = (line: Happening) => boolean;

/** The places that a line of a ceremony speaks of, to be marked on the board. */
export interface Counted {
  places: readonly string[];
  /** The colour of whoever it befalls. */
  ink: string;
  /** The points that it brings, or 0. */
  points: number;
}

/** The ceremony to which a line of the log belongs. */
export function ceremonyAt(log: readonly Happening[], index: number, opens: Opens): Ceremony | null {
  let from = Math.min(index, log.length - 1);
  while (from >= 0 && !opens(log[from]!)) {
    if (log[from]!.opens === 'chapter') return null;
    from -= 1;
  }
  if (from < 0) return null;
  const next = log.findIndex((line, at) => at > from && line.opens === 'chapter');
  return { from, to: next < 0 ? log.length : next };
}

/** The lines that open ceremonies. All seats see the same ones, so that a link can name one by its number. */
export function openings(log: readonly Happening[], opens: Opens): number[] {
  return log.flatMap((line, at) => (opens(line) ? [at] : []));
}
