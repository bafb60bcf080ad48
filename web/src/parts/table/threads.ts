// Talk and promises in threads: the table's, one for each other player, and those of several.

import type { PromiseInfo, Spoken } from '../../core/protocol';

/** The thread of several seats, mine among them: "0,2,3". */
export type Group = `${number},${string}`;
/** Null: the whole table. */
export type Thread = number | Group | null;
/** Talk and promises, in the order of time. */
export type Said = Spoken | PromiseInfo;

export function threadOf(said: Pick<Said, 'seat' | 'to'> & { members?: readonly number[] }, mine: number): Thread {
  const { seat, to, members } = said;
  if (members?.length) return groupOf(members);
  if (to === null) return null;
  return seat === mine ? to : seat;
}

/** The name of whoever said it; none if the server itself tells something. */
export function senderOf({ seat, name, line }: Spoken, names: readonly string[]): string {
  return line ? (names[seat] ?? '') : name;
}

export function groupOf(members: readonly number[]): Group {
  return [...members].sort((one, other) => one - other).join(',') as Group;
}

export const isGroup = (thread: Thread): thread is Group => typeof thread === 'string';

/** The other seats of a group. */
export const othersIn = (group: Group, mine: number): number[] => group.split(',').map(Number).filter((seat) => seat !== mine);

/** The groups that have said something, in the order of their first words. */
export function groupsIn(said: readonly Said[], mine: number): Group[] {
  return [...new Set(said.map((each) => threadOf(each, mine)).filter(isGroup))];
}

/** True if it is not for the whole table. */
export const isPersonal = (said: Said, mine: number): boolean => threadOf(said, mine) !== null;

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
  const fresh = said.filter((each) => each.at > after && (each.seat !== mine || mine < 0) && (isPersonal(each, mine) || !bots.has(each.seat)));
  fresh.sort((one, other) => one.at - other.at);
  return fresh.filter((each) => isPersonal(each, mine)).at(-1) ?? fresh.at(-1);
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
