// The open rest of an answer that has no place of its own on the map: the figure, the number.

import { type Choosing, type Thing, narrowed } from '../../core/selection';
import type { Choice } from '../../core/protocol';

export interface Chip {
  key: string;
  /** Picked one after another. */
  things: Thing[];
  clan: string | null;
  figure: string | null;
  count: number | null;
}

export interface Row {
  kind: 'victim' | 'figure' | 'count';
  chips: Chip[];
}

const text = (value: unknown) => (value === undefined ? null : String(value));

function different(chips: readonly Chip[]): Chip[] {
  return chips.filter((chip, n) => chips.findIndex((other) => other.key === chip.key) === n);
}

/** Somebody else's figure: whose and which at once. */
function victims(left: readonly Choice[]): Chip[] {
  const chips = left
    .filter(({ fields }) => fields.clan !== undefined && (fields.victim ?? fields.figure) !== undefined)
    .map(({ fields }): Chip => {
      const field = fields.victim === undefined ? 'figure' : 'victim';
      const figure = String(fields[field]);
      return {
        key: `${String(fields.clan)} ${figure}`,
        things: [
          { field: 'clan', name: String(fields.clan) },
          { field, name: figure },
        ],
        clan: text(fields.clan),
        figure,
        count: null,
      };
    });
  return different(chips);
}

/** One's own figure: to be summoned, moved, or put in the place of another. */
function own(left: readonly Choice[]): Chip[] {
  const chips = left
    .filter(({ fields }) => fields.figure !== undefined && (fields.clan === undefined || fields.victim !== undefined))
    .map(({ fields }): Chip => {
      const figure = String(fields.figure);
      return { key: figure, things: [{ field: 'figure', name: figure }], clan: null, figure, count: null };
    });
  return different(chips);
}

function counts(left: readonly Choice[]): Chip[] {
  const chips = left
    .filter(({ fields }) => typeof fields.count === 'number')
    .map(({ fields }): Chip => {
      const count = Number(fields.count);
      return { key: String(count), things: [{ field: 'count', name: count }], clan: null, figure: null, count };
    });
  return different(chips).sort((one, other) => one.count! - other.count!);
}

/** Nothing while nothing is picked, or once the answer is whole. */
export function rowsOf(choices: readonly Choice[], choosing: Choosing): Row[] {
  const left = narrowed(choices, choosing);
  if (!choosing.length || left.length < 2) return [];
  const rows: Row[] = [
    { kind: 'victim', chips: victims(left) },
    { kind: 'figure', chips: own(left) },
  ];
  const targets = new Set(left.map(({ fields }) => fields.target));
  const single = rows.every((row) => row.chips.length < 2) && targets.size < 2;
  if (single) rows.push({ kind: 'count', chips: counts(left) });
  // The owner of the figure is chosen before its replacement.
  const open = rows.filter((row) => row.chips.length > 1);
  return open[0]?.kind === 'victim' ? open.slice(0, 1) : open;
}
