// Lines of the log that are about the table: seats that passed to another person.

import { holderName } from './names';
import type { HandoverInfo, Happening, ReplayLine, TableInfo } from './protocol';

/** A line between those of the game: it comes before the one with this number. */
export interface Note {
  at: number;
  line: Happening;
}

function lineOf({ seat, before, after }: HandoverInfo): Happening {
  return { key: 'web-log-passed', words: { player: seat, before: holderName(before, seat), after } };
}

/** In my log at the table. */
export function handoversOf(table: Pick<TableInfo, 'handovers'>): Note[] {
  return table.handovers.map((each) => ({ at: each.line, line: lineOf(each) }));
}

/** In a replay; after the game it may be looked at from any seat, each with a log of its own. */
export function handoversIn(table: Pick<TableInfo, 'handovers'>, lines: readonly ReplayLine[]): Note[] {
  return table.handovers.map((each) => {
    const later = lines.findIndex(({ at }) => at > each.step);
    const at = each.step < 0 ? each.line : later < 0 ? lines.length : later;
    return { at, line: lineOf(each) };
  });
}
