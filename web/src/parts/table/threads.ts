// Talk and promises in threads: the table's, and one for each other player.

import type { PromiseInfo, Spoken } from '../../core/protocol';

/** Null: the whole table. */
export type Thread = number | null;
/** Talk and promises, in the order of time. */
export type Said = Spoken | PromiseInfo;

export function threadOf({ seat, to }: Pick<Said, 'seat' | 'to'>, mine: number): Thread {
  if (to === null) return null;
  return seat === mine ? to : seat;
}

/** The name of whoever said it; none if the server itself tells something. */
export function senderOf({ seat, name, line }: Spoken, names: readonly string[]): string {
  return line ? (names[seat] ?? '') : name;
}

export function isPromise(said: Said): said is PromiseInfo {
  return 'giver' in said;
}

/** A thread in the order of time. */
export function inThread(said: readonly Said[], thread: Thread, mine: number): Said[] {
  return said.filter((each) => threadOf(each, mine) === thread).sort((one, other) => one.at - other.at);
}

/** Return the thread to open first: the table's, unless only others have something new. */
export function opening(counts: ReadonlyMap<Thread, number>): Thread {
  return counts.has(null) ? null : ([...counts.keys()][0] ?? null);
}

/**
 * The newest that somebody said after a time, what is for me alone first. Remarks of bots to the whole
 * table are left to the log.
 */
export function news(said: readonly Said[], mine: number, bots: ReadonlySet<number>, after: number): Said | undefined {
  const fresh = said.filter(({ at, seat, to }) => at > after && (seat !== mine || mine < 0) && (to !== null || !bots.has(seat)));
  fresh.sort((one, other) => one.at - other.at);
  return fresh.filter(({ to }) => to !== null).at(-1) ?? fresh.at(-1);
}

/** Count the messages of others that were not read yet, by thread. */
export function unread(said: readonly Said[], mine: number, read: ReadonlyMap<Thread, number>): Map<Thread, number> {
  const out = new Map<Thread, number>();
  for (const each of said) {
    const thread = threadOf(each, mine);
    if (each.seat === mine && mine >= 0) continue;
    if (each.at > (read.get(thread) ?? 0)) out.set(thread, (out.get(thread) ?? 0) + 1);
  }
  return out;
}
