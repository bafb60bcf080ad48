// Seats that passed to another person: their lines in the log, and who held them when.

import { holderName } from './names';
import type { HandoverInfo, Happening, ReplayLine, SeatInfo, TableInfo } from './protocol';

/** A line between those of the game: it comes before the one with this number. */
export interface Note {
  at: number;
  line: Happening;
}

/** The line about a seat that passed on. */
export interface Passing extends Note {
  passed: HandoverInfo;
}

/** Those who held the seats at one time, by name, and which of them is the reader. */
export interface Holders {
  names: readonly string[];
  reader: number;
}

function lineOf({ seat, before, after }: HandoverInfo): Happening {
  return { key: 'web-log-passed', words: { player: seat, before: holderName(before, seat), after } };
}

/** In my log at the table. */
export function handoversOf(table: Pick<TableInfo, 'handovers'>): Passing[] {
  return table.handovers.map((each) => ({ at: each.line, line: lineOf(each), passed: each }));
}

/** In a replay; after the game it may be looked at from any seat, each with a log of its own. */
export function handoversIn(table: Pick<TableInfo, 'handovers'>, lines: readonly ReplayLine[]): Passing[] {
  return table.handovers.map((each) => {
    const later = lines.findIndex(({ at }) => at > each.step);
    const at = each.step < 0 ? each.line : later < 0 ? lines.length : later;
    return { at, line: lineOf(each), passed: each };
  });
}

/** Return who held the seats when the line with this number was told: its sentence is about them. */
export function holdersAt(at: number, passings: readonly Passing[], now: Holders, seats: readonly Pick<SeatInfo, 'person'>[]): Holders {
  const later = passings.filter((each) => each.at > at);
  if (!later.length) return now;
  const names = [...now.names];
  let { reader } = now;
  for (const { passed } of later.reverse()) {
    const { seat, before, person } = passed;
    names[seat] = holderName(before, seat);
    if (seat === now.reader) reader = person !== '' && person === seats[seat]?.person ? seat : -1;
  }
  return { names, reader };
}
