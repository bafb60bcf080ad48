// The origin of points: the gains of a game, and sums of them for bars and tables.

/** Points that one party got; `under` says for each way of grouping where they belong. */
export interface Gain {
  party: number;
  points: number;
  under: Record<string, string>;
}

/** A way of grouping the points, such as by round. */
export interface Way {
  name: string;
  label: string;
  /** The name of a group. */
  group: (key: string) => string;
  /** The same for a narrow place; none: only the points are shown there. */
  brief?: (key: string) => string;
}

export interface Story {
  /** Those who got points, each with a name and a colour for the bars; `on` is the colour of text on it, if not the usual one. */
  parties: readonly { name: string; ink: string; on?: string }[];
  gains: readonly Gain[];
  /** The first one cuts the bars, in the order of the gains. */
  ways: readonly Way[];
}

export interface Row {
  key: string;
  /** One number per party. */
  points: number[];
}

/** Sums by one way, in the order in which each group first occurs. */
export function sums(story: Story, way: Way): Row[] {
  const keys = [...new Set(story.gains.map((gain) => gain.under[way.name] ?? ''))];
  return keys.map((key) => {
    const group = story.gains.filter((gain) => (gain.under[way.name] ?? '') === key);
    return { key, points: story.parties.map((_, party) => total(group, party)) };
  });
}

export function total(gains: readonly Gain[], party: number): number {
  return gains.reduce((sum, gain) => sum + (gain.party === party ? gain.points : 0), 0);
}

export interface Segment {
  key: string;
  points: number;
  /** Share of the longest bar, from 0 to 1. */
  from: number;
  width: number;
}

export interface Bar {
  points: number;
  segments: Segment[];
}

/** Return one bar per party, cut by the first way; the longest fills the width. */
export function bars(story: Story): Bar[] {
  const rows = story.ways[0] ? sums(story, story.ways[0]) : [];
  const totals = story.parties.map((_, party) => total(story.gains, party));
  const longest = Math.max(1, ...totals);
  return totals.map((points, party) => {
    let from = 0;
    const segments: Segment[] = [];
    for (const row of rows) {
      const width = row.points[party]! / longest;
      if (width > 0) segments.push({ key: row.key, points: row.points[party]!, from, width });
      from += Math.max(0, width);
    }
    return { points, segments };
  });
}

/** True if a place was decided by something other than the points. */
export function tied(scores: readonly number[]): boolean {
  return new Set(scores).size < scores.length;
}
