// The gains of a scoring of Joraku, read from the log: the board may have changed since.

import type { Happening, View } from '../../core/protocol';
import { say, thing } from '../../core/settings.svelte';
import type { Tally } from '../../core/tally';
import { markOf } from './log_lines';
import { AREAS, type Area, type Background, type Faction, type Position, backgroundOf, positionOf } from './position';
import { opens, wonWords } from './scorings';

/** The lines that say what a scoring brought follow it at once. */
function gainsAt(log: readonly Happening[], at: number): Happening[] {
  const after = log.slice(at + 1);
  const end = after.findIndex((line) => line.key !== 'jk-gained');
  return end < 0 ? after : after.slice(0, end);
}

function rowOf(area: Area, gains: readonly Happening[], standings: Background['standings'], position: Position) {
  const cells = position.factions.map(({ colour }) => {
    const points = gains
      .filter(({ words }) => words.colour === colour && words.area === area)
      .reduce((sum, { words }) => sum + Number(words.points), 0);
    const stood = standings[area]?.[colour];
    if (!stood) return points ? { points, note: '' } : null;
    return { points, note: `${say('web-jk-rank', { rank: stood.rank })} · ${stood.influence}` };
  });
  return { name: thing('area', area), cells };
}

/** Return a faction's points after a line of the log: those of now less those that came later. */
function totalAt({ colour, points }: Faction, log: readonly Happening[], end: number): number {
  const later = log.slice(end).filter(({ key, words }) => key === 'jk-gained' && words.colour === colour);
  return points - later.reduce((sum, { words }) => sum + Number(words.points), 0);
}

export function tally(view: View, log: readonly Happening[], at: number, names: readonly string[]): Tally | null {
  const line = log[at];
  if (!line || !opens(line)) return null;
  const position = positionOf(view);
  const gains = gainsAt(log, at);
  const standings = backgroundOf(line)?.standings ?? {};
  const cry = line.key === 'jk-kachidoki';
  const areas = cry ? [line.words.area as Area] : AREAS;
  return {
    title: cry ? say('web-jk-scored-kachidoki', line.words) : say('web-jk-scored-prestige', line.words),
    note: cry ? say('web-jk-stamp-kachidoki.about', wonWords(line), names) : '',
    legend: Object.values(standings).some((here) => Object.keys(here).length) ? say('web-jk-scored-legend') : '',
    parties: position.factions.map(({ colour, seat }) => ({
      name: seat < 0 ? say('web-jk-scored-neutral') : (names[seat] ?? ''),
      mark: markOf(colour),
      scores: seat >= 0,
    })),
    rows: areas.map((area) => rowOf(area, gains, standings, position)).filter((row) => row.cells.some((cell) => cell)),
    totals: position.factions.map((faction) => totalAt(faction, log, at + 1 + gains.length)),
  };
}
