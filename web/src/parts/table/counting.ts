// A ceremony as far as a scene has told it: what is shown of it on the stage and on the board.

import { type Ceremony, type Counted, ceremonyAt } from '../../core/ceremony';
import type { Happening, View } from '../../core/protocol';
import { type Tally, gained } from '../../core/tally';
import { leading } from '../../core/scenes';
import { say } from '../../core/settings.svelte';
import type { GameView } from '../../core/view';
import type { GameClient, Moment } from '../../games';
import { lineOf } from '../log_lines';

/** One party, as its points are counted up. */
export interface Standing {
  party: Tally['parties'][number];
  total: number;
  /** Since the ceremony began. */
  gained: number;
  /** By the scene that is shown. */
  more: number;
}

export interface Counting extends Ceremony {
  title: string;
  standings: readonly Standing[];
  /** The lines told so far; the last one is what the scene is about. */
  lines: readonly Happening[];
}

/** A scene, and the log up to its last line. */
export interface Told {
  view: View;
  lines: readonly Happening[];
  log: readonly Happening[];
}

/** Return what has been counted up to this scene; null if it belongs to no ceremony. */
export function countingAt(client: GameClient, { view, lines, log }: Told, names: readonly string[]): Counting | null {
  const { scorings } = client;
  const ceremony = scorings && ceremonyAt(log, log.length - 1, scorings.solemn);
  const tally = ceremony && scorings.tally(view, log, ceremony.from, names);
  if (!tally) return null;
  const start = log.length - lines.length;
  const now = leading(lines);
  const sums = gained(tally);
  const before = start > ceremony.from ? scorings.tally(view, log.slice(0, start), ceremony.from, names) : null;
  const sumsBefore = before ? gained(before) : sums.map(() => 0);
  return {
    ...ceremony,
    title: tally.title,
    standings: tally.parties.flatMap((party, number) =>
      party.scores
        ? [{ party, total: tally.totals[number]!, gained: sums[number]!, more: sums[number]! - sumsBefore[number]! }]
        : [],
    ),
    lines: [...log.slice(ceremony.from, start).filter(({ idle, echo }) => !idle && !echo), ...(now ? [now] : [])],
  };
}

/** Return the places that the board marks at this scene. */
export function countedAt(client: GameClient, told: Told, counting: Counting, names: readonly string[]): Counted {
  const line = leading(told.lines);
  if (!line) return { places: [], ink: '', points: 0 };
  return {
    places: client.scorings!.places(line),
    ink: lineOf(client, told.view, line, names).mark?.ink ?? 'var(--ink-soft)',
    points: counting.lines.length > 1 ? Math.max(0, ...counting.standings.map(({ more }) => more)) : 0,
  };
}

/** Return a sentence for each party about what the newest scenes counted; empty if nothing. */
export function sumsOf(client: GameClient, view: View, log: readonly Happening[], ends: readonly number[], names: readonly string[]): string {
  const { scorings } = client;
  const from = scorings && ends.flatMap((end) => ceremonyAt(log, end - 1, scorings.solemn)?.from ?? []).at(-1);
  const tally = from === undefined ? null : scorings!.tally(view, log, from, names);
  if (!tally || gained(tally).every((points) => points === 0)) return '';
  const sums = gained(tally);
  const parties = tally.parties.flatMap(({ name, scores }, number) =>
    scores ? [say('web-scored-sum', { name, points: sums[number], total: tally.totals[number] })] : [],
  );
  const end = view.position.result ? [lineOf(client, view, log.at(-1)!, names).text] : [];
  return [`${tally.title}.`, ...parties, ...end].join(' ');
}

/** The seal of the end: it speaks of me first. */
export function endMoment({ seat, position }: View, names: readonly string[]): Moment | null {
  const result = (position as unknown as GameView).result;
  if (!result) return null;
  const winners = names.filter((_, number) => result.places[number] === 1);
  const score = say('web-result-score', { points: result.scores[seat] ?? 0 });
  return { key: 'web-stamp-end', words: { place: result.places[seat] ?? 0, score, winners: winners.length, names: winners } };
}
