// The gains of a war and of Winter, read from the log: points change until the end.

import type { Happening, View } from '../../core/protocol';
import { say, thing } from '../../core/settings.svelte';
import type { Tally, TallyCell } from '../../core/tally';
import { INK, SHAPE } from './looks';
import { type Position, positionOf } from './position';
import { isWinter, opens } from './scorings';
import { gainsOf } from './story';
import { campaignsOf } from './war';

interface Row {
  name: string;
  cells: (TallyCell | null)[];
}

/** Points of each seat in a part of the log. */
function pointsIn(lines: readonly Happening[], players: number): number[] {
  const out = Array<number>(players).fill(0);
  for (const { party, points } of gainsOf(lines)) out[party]! += points;
  return out;
}

/** A row for each war province: who took part gets a cell, the winner with the token. */
function warRows(log: readonly Happening[], at: number, players: number): Row[] {
  const campaign = campaignsOf(log.slice(0, at)).at(-1);
  const begun = log.slice(0, at).map(({ key }) => key).lastIndexOf('rs-war');
  if (!campaign || begun < 0) return [];
  const rest = pointsIn(log.slice(begun, at), players);
  const rows = campaign.wars.map(({ province, number, winner, fight, from, to }): Row => {
    const points = pointsIn(log.slice(from, to), players);
    points.forEach((each, seat) => (rest[seat]! -= each));
    const there = new Set([...(fight?.seats ?? []), ...(winner === null ? [] : [winner])]);
    const cells = points.map((each, seat) =>
      each || there.has(seat) ? { points: each, note: winner === seat ? say('web-rs-scored-token') : '' } : null,
    );
    return { name: `${number} ${thing('province', province)}`, cells };
  });
  if (rest.some((each) => each !== 0)) {
    rows.push({ name: say('web-rs-scored-other'), cells: rest.map((points) => (points ? { points, note: '' } : null)) });
  }
  return rows;
}

/** RS-E11…E13: a row for each card, one for the tokens, one for the set. */
function winterRows(log: readonly Happening[], at: number, position: Position): Row[] {
  const lines = log.slice(at);
  const causes = [...new Set(lines.flatMap(({ key, words }) => (key === 'rs-scored' ? [String(words.cause)] : [])))];
  const note = (cause: string, seat: number): string => {
    const { tokens, different } = position.seats[seat]!;
    return cause === 'tokens' ? `×${tokens.length}` : cause === 'set' ? `×${different}` : '';
  };
  return causes.map((cause) => ({
    name: thing('cause', cause),
    cells: position.seats.map((_, seat) => {
      const mine = lines.filter(({ key, words }) => key === 'rs-scored' && words.cause === cause && words.player === seat);
      const points = mine.reduce((sum, { words }) => sum + Number(words.points), 0);
      return points ? { points, note: note(cause, seat) } : null;
    }),
  }));
}

export function tally(view: View, log: readonly Happening[], at: number, names: readonly string[]): Tally | null {
  const line = log[at];
  if (!line || !opens(line)) return null;
  const position = positionOf(view);
  const players = position.seats.length;
  const end = isWinter(line);
  const later = pointsIn(end ? [] : log.slice(at), players);
  return {
    title: end ? say('web-rs-scored-winter') : say('web-rs-scored-war', { season: line.words.season }),
    note: '',
    legend: say(end ? 'web-rs-scored-winter-legend' : 'web-rs-scored-legend'),
    parties: position.seats.map(({ clan }, seat) => ({
      name: names[seat] ?? '',
      mark: { path: SHAPE[clan], ink: INK[clan], label: thing('clan', clan) },
      scores: true,
    })),
    rows: end ? winterRows(log, at, position) : warRows(log, at, players),
    totals: position.seats.map(({ points }, seat) => points - later[seat]!),
  };
}
