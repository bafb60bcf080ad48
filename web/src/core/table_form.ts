// The form for a new table: options that fit together, seats in order.

import type { ConflictInfo, GameInfo, OptionInfo, Pace, SeatForm, TableForm } from './protocol';

export type Chosen = Record<string, string>;

export interface Draft {
  game: string;
  options: Chosen;
  seats: SeatForm[];
  pace: Required<Pace>;
  /** Days stand still during vacations. */
  vacation: boolean;
  watch: TableForm['watch'];
  note: string;
  /** Of the note. */
  language: TableForm['language'];
  seed: string;
}

/** The choices of a table made here that are remembered. */
export type Kept = Pick<Draft, 'options' | 'seats' | 'pace' | 'watch'>;

export const PACE: Required<Pace> = { kind: 'none', decision: 60, bank: 600, days: 2 };

export function defaults(game: GameInfo): Chosen {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** A table as it was made last time (`kept`), as far as the game still has it; else the usual one. */
export function newDraft(game: GameInfo, language: Draft['language'] = '', kept: Partial<Kept> = {}): Draft {
  const options = fitOptions(game, kept.options ?? {});
  const seats = fitSeats(kept.seats ?? [{ kind: 'me', level: 'medium' }], seatCount(game, options));
  const pace = { ...PACE, ...kept.pace };
  return { game: game.name, options, seats, pace, vacation: true, watch: kept.watch ?? 'everybody', note: '', language, seed: '' };
}

function fitOptions(game: GameInfo, kept: Chosen): Chosen {
  const options = defaults(game);
  for (const { name, values, words } of game.options) {
    const value = kept[name];
    if (value?.split(',').every((part) => values.includes(part) || words.includes(part))) options[name] = value;
  }
  return conflictsOf(game, options).length ? defaults(game) : options;
}

const parts = (value: string | undefined) => (value ?? '').split(',');

/** True if two chosen values are refused together; one of several is enough. */
function holds(conflict: ConflictInfo, chosen: Chosen): boolean {
  return (
    parts(chosen[conflict.first]).some((part) => conflict.firsts.includes(part)) &&
    parts(chosen[conflict.other]).some((part) => conflict.others.includes(part))
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

/** Choose a value; what depends on it and can't stand with it gives way to a value that fits. */
export function choose(game: GameInfo, before: Chosen, name: string, value: string): Change {
  const options = { ...before, [name]: value };
  const adjusted: Change['adjusted'] = [];
  for (const conflict of game.conflicts) {
    if (!holds(conflict, options)) continue;
    const option = game.options.find((each) => each.name === conflict.other)!;
    const left = parts(options[option.name]).filter((part) => !conflict.others.includes(part));
    const fits = (each: string) => conflictsOf(game, { ...options, [option.name]: each }).length === 0;
    const fitting = left.length ? left.join(',') : [...option.words, ...option.values].find(fits);
    if (fitting === undefined) continue;
    options[option.name] = fitting;
    adjusted.push({ option: option.name, conflict });
  }
  return { options, adjusted };
}

/** The conflict that keeps a value from being chosen, given what decides over it. */
export function obstacle(game: GameInfo, chosen: Chosen, name: string, value: string): ConflictInfo | undefined {
  return game.conflicts.find((each) => each.other === name && holds(each, { ...chosen, [name]: value }));
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

/** So many seats: new ones are for people, my own is kept. */
export function fitSeats(seats: readonly SeatForm[], count: number): SeatForm[] {
  const out = seats.slice(0, count);
  const mine = seats.findIndex((seat) => seat.kind === 'me');
  if (mine >= count) out[count - 1] = seats[mine]!;
  while (out.length < count) out.push({ kind: 'open', level: 'medium' });
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

/** True if the game can start at once. */
export function isFull(seats: readonly SeatForm[]): boolean {
  return seats.every(({ kind }) => kind === 'me' || kind === 'here' || kind === 'bot');
}

/** Return a pace with only those fields that its kind uses. */
export function paceOf({ kind, decision, bank, days }: Required<Pace>): Pace {
  const paces: Record<Pace['kind'], Pace> = {
    none: { kind },
    live: { kind, decision, bank },
    days: { kind, days },
  };
  return paces[kind];
}

/** Return the form to send, with only those fields that the chosen pace uses. */
export function formOf(draft: Draft): TableForm {
  return {
    game: draft.game,
    options: draft.options,
    seats: draft.seats,
    pace: paceOf(draft.pace),
    vacation: draft.vacation,
    watch: draft.watch,
    note: draft.note,
    language: draft.note.trim() ? draft.language : '',
    seed: draft.seed.trim(),
    start: isFull(draft.seats),
  };
}

/** A table against bots of one level, with me in any seat; all other options are the game's own. */
export function quickForm(
  game: GameInfo,
  opponents: number,
  level: SeatForm['level'],
  random: () => number = Math.random,
): TableForm {
  const seats = Array.from({ length: opponents }, (): SeatForm => ({ kind: 'bot', level }));
  seats.splice(Math.floor(random() * (opponents + 1)), 0, { kind: 'me', level });
  const counted = game.options.some(({ name }) => name === 'players');
  return {
    game: game.name,
    options: counted ? { players: String(opponents + 1) } : {},
    seats,
    watch: 'everybody',
    language: '',
    start: true,
  };
}
