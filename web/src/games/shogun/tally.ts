// The gains of a Winter of Shogun, read from the log: with the second one those of the end of the game.

import { ceremonyAt } from '../../core/ceremony';
import type { Happening, View } from '../../core/protocol';
import { say, thing } from '../../core/settings.svelte';
import type { Tally, TallyCell } from '../../core/tally';
import { INK, SHAPE } from './looks';
import { REGIONS, positionOf, type Building } from './position';
import { opens } from './scorings';
import { gainsOf } from './story';

/** The reasons for which buildings are counted, each kind by itself. */
const COUNTED: Partial<Record<string, Building>> = { castles: 'castle', temples: 'temple', theatres: 'theatre' };

export function tally(view: View, log: readonly Happening[], at: number, names: readonly string[]): Tally | null {
  const line = log[at];
  if (!line || !opens(line)) return null;
  const { seats } = positionOf(view);
  const year = Number(log.slice(0, at).filter(({ key }) => key === 'sg-round').at(-1)?.words.year);
  const { to } = ceremonyAt(log, at, opens)!;
  const gains = gainsOf(log.slice(at, to));
  const later = gainsOf(log.slice(to));
  const row = (name: string, belongs: (under: Record<string, string>) => boolean) => ({
    name,
    cells: seats.map((_, seat): TallyCell | null => {
      const own = gains.filter(({ party, under }) => party === seat && belongs(under));
      const kinds = own.flatMap(({ under }) => COUNTED[under.reason ?? ''] ?? []);
      const note = kinds.map((kind) => thing('building', kind)).join(', ');
      return own.length ? { points: own.reduce((sum, { points }) => sum + points, 0), note } : null;
    }),
  });
  const kind = (reason: string) => row(say('web-sg-gain', { key: reason }), (under) => under.reason === reason);
  return {
    title: say('web-sg-time', { key: `winter${year}` }),
    note: say(line.key, line.words),
    legend: '',
    parties: seats.map(({ colour }, seat) => ({
      name: names[seat] ?? '',
      mark: { path: SHAPE[colour], ink: INK[colour], label: thing('colour', colour) },
      scores: true,
    })),
    rows: [
      kind('provinces'),
      kind('buildings'),
      ...REGIONS.map((region) => row(thing('region', region), (under) => under.region === region)),
      kind('statues'),
      kind('dajokan'),
    ].filter(({ cells }) => cells.some((cell) => cell)),
    totals: seats.map(({ points }, seat) => later.reduce((sum, gain) => sum - (gain.party === seat ? gain.points : 0), points)),
  };
}
