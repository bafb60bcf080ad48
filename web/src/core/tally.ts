// The points of one scoring: for whom, where and why, and the totals.

/** A drawing in a box of −12…12 that stands for a side, with its colour and its name. */
export interface Mark {
  path: string;
  ink: string;
  label: string;
}

export interface TallyCell {
  points: number;
  /** The reason for the points, in a word or two. */
  note: string;
}

export interface Tally {
  title: string;
  /** The reason for the scoring in a sentence; may be empty. */
  note: string;
  /** The meaning of the small print in the cells. */
  legend: string;
  /** Whoever counts for the places alone gets no points. */
  parties: readonly { name: string; mark: Mark; scores: boolean }[];
  /** One cell per party; null where it had no part. */
  rows: readonly { name: string; cells: readonly (TallyCell | null)[] }[];
  /** Of each party, after this. */
  totals: readonly number[];
}

/** Return the points that each party got. */
export function gained(tally: Tally): number[] {
  return tally.parties.map((_, party) => tally.rows.reduce((sum, row) => sum + (row.cells[party]?.points ?? 0), 0));
}
