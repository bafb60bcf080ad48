// What was scored at one go: who got how much where, and what that makes.

/** A drawing in a box of −12…12 that stands for a side, with its colour and its name. */
export interface Mark {
  path: string;
  ink: string;
  label: string;
}

export interface TallyCell {
  points: number;
  /** Why so many, in a word or two. */
  note: string;
}

export interface Tally {
  title: string;
  /** What it was scored for, in a sentence; may be empty. */
  note: string;
  /** What the small print of the cells means. */
  legend: string;
  /** Whoever counts for the places alone gets no points. */
  parties: readonly { name: string; mark: Mark; scores: boolean }[];
  /** One cell a party; null where it had no part. */
  rows: readonly { name: string; cells: readonly (TallyCell | null)[] }[];
  /** Of each party, after this. */
  totals: readonly number[];
}

/** What each party got. */
export function gained(tally: Tally): number[] {
  return tally.parties.map((_, party) => tally.rows.reduce((sum, row) => sum + (row.cells[party]?.points ?? 0), 0));
}
