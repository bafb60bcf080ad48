// The form for a new table: options that fit together, seats in order.

import type { ConflictInfo, GameInfo, OptionInfo, Pace, SeatForm, TableForm } from './protocol';

export type Chosen = Record<string, string>;

export interface Draft {
  game: string;
  options: Chosen;
  seats: SeatForm[];
  pace: Required<Pace>;
  watch: TableForm['watch'];
  note: string;
  /** Of the note. */
  language: TableForm['language'];
  seed: string;
}

export const PACE: Required<Pace> = { kind: 'none', decision: 60, bank: 600, days: 2 };

export function defaults(game: GameInfo): Chosen {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

export function newDraft(game: GameInfo, language: Draft['language'] = ''): Draft {
  const options = defaults(game);
  const seats = fitSeats([{ kind: 'me', level: 'medium' }], seatCount(game, options));
  const pace = { ...PACE };
  return { game: game.name, options, seats, pace, watch: 'everybody', note: '', language, seed: '' };
}

/** Whether two chosen values are refused together. */
function holds(conflict: ConflictInfo, chosen: Chosen): boolean {
  return (
    conflict.firsts.includes(chosen[conflict.first] ?? '') &&
    conflict.others.includes(chosen[conflict.other] ?? '')
  );
}

export function conflictsOf(game: GameInfo, chosen: Chosen): ConflictInfo[] {
  return game.conflicts.filter((conflict) => holds(conflict, chosen));
}

export interface Change {
  options: Chosen;
  /** Options that had to give way, and the conflict that says why. */
  adjusted: { option: string; conflict: ConflictInfo }[];
}

/** Choose a value; whatever it can't stand with gives way to a value that fits. */
export function choose(game: GameInfo, before: Chosen, name: string, value: string): Change {
  const options = { ...before, [name]: value };
  const adjusted: Change['adjusted'] = [];
  for (const conflict of game.conflicts) {
    if (!holds(conflict, options)) continue;
    const option = conflict.first === name ? conflict.other : conflict.first;
    const fitting = game.options
      .find((each) => each.name === option)
      ?.values.find((each) => conflictsOf(game, { ...options, [option]: each }).length === 0);
    if (fitting === undefined) continue;
    options[option] = fitting;
    adjusted.push({ option, conflict });
  }
  return { options, adjusted };
}

/** Of several values: put one in or take it out; a word such as “none” stands alone. */
export function toggle(option: OptionInfo, now: string, value: string): string {
  if (option.words.includes(value)) return value;
  const had = now.split(',').filter((each) => option.values.includes(each));
  const next = had.includes(value) ? had.filter((each) => each !== value) : [...had, value];
  if (next.length === 0) return option.words[0] ?? option.default;
  return option.values.filter((each) => next.includes(each)).join(',');
}

/** The same things with one of them moved by so many places. */
export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const out = [...list];
  const to = from + by;
  if (to < 0 || to >= out.length) return out;
  const [thing] = out.splice(from, 1);
  out.splice(to, 0, thing!);
  return out;
}

/** The option `players` says it; a game without one always has the same number. */
export function seatCount(game: Pick<GameInfo, 'seats'>, chosen: Chosen): number {
  return Number(chosen['players'] ?? game.seats[0] ?? 2);
}

/** So many seats: new ones are for bots, my own is kept. */
export function fitSeats(seats: readonly SeatForm[], count: number): SeatForm[] {
  const out = seats.slice(0, count);
  const mine = seats.findIndex((seat) => seat.kind === 'me');
  if (mine >= count) out[count - 1] = seats[mine]!;
  while (out.length < count) out.push({ kind: 'bot', level: 'medium' });
  return out;
}

/** Give a seat to somebody; I can only sit in one: who was there comes to where I was. */
export function giveSeat(seats: readonly SeatForm[], number: number, to: SeatForm): SeatForm[] {
  return seats.map((seat, each) => {
    if (each === number) return to;
    if (to.kind === 'me' && seat.kind === 'me') return seats[number]!;
    return seat;
  });
}

/** Whether the game can start at once. */
export function isFull(seats: readonly SeatForm[]): boolean {
  return seats.every((seat) => seat.kind === 'me' || seat.kind === 'bot');
}

/** What is sent: only what the chosen pace uses. */
export function formOf(draft: Draft): TableForm {
  const { kind, decision, bank, days } = draft.pace;
  const paces: Record<Pace['kind'], Pace> = {
    none: { kind },
    live: { kind, decision, bank },
    days: { kind, days },
  };
  return {
    game: draft.game,
    options: draft.options,
    seats: draft.seats,
    pace: paces[kind],
    watch: draft.watch,
    note: draft.note,
    language: draft.note.trim() ? draft.language : '',
    seed: draft.seed.trim(),
    start: isFull(draft.seats),
  };
}

/** A table against bots: so many opponents of one level; all other options are the game's own. */
export function quickForm(game: GameInfo, opponents: number, level: SeatForm['level']): TableForm {
  const bots = Array.from({ length: opponents }, (): SeatForm => ({ kind: 'bot', level }));
  const counted = game.options.some(({ name }) => name === 'players');
  return {
    game: game.name,
    options: counted ? { players: String(opponents + 1) } : {},
    seats: [{ kind: 'me', level }, ...bots],
    watch: 'everybody',
    language: '',
    start: true,
  };
}
