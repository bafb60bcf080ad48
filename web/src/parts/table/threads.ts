// Talk in threads: the table's, and one for each other player.

import type { Spoken } from '../../core/protocol';

/** Null: the whole table. */
export type Thread = number | null;

export function threadOf(spoken: Spoken, mine: number): Thread {
  if (spoken.to === null) return null;
  return spoken.seat === mine ? spoken.to : spoken.seat;
}

/** How many messages of others came after the last one read, by thread. */
export function unread(talk: readonly Spoken[], mine: number, read: ReadonlyMap<Thread, number>): Map<Thread, number> {
  const out = new Map<Thread, number>();
  for (const spoken of talk) {
    const thread = threadOf(spoken, mine);
    if (spoken.seat === mine && mine >= 0) continue;
    if (spoken.id > (read.get(thread) ?? 0)) out.set(thread, (out.get(thread) ?? 0) + 1);
  }
  return out;
}
