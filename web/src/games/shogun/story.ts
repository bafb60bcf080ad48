// The points of Shogun, read from the log, by winter, kind and region.

import type { Gain, Story } from '../../core/gains';
import type { Happening, View } from '../../core/protocol';
import { say, thing } from '../../core/settings.svelte';
import { INK, ON } from './looks';
import { positionOf } from './position';

const MAJORITIES = ['castles', 'temples', 'theatres'];

/** Points are given in a winter, at the end, or in between (favours, valour). */
function timeOf(year: number, season: string, reason: string): string {
  if (reason === 'statues' || reason === 'dajokan') return 'end';
  return season === 'winter' ? `winter${year}` : `year${year}`;
}

export function gainsOf(log: readonly Happening[]): Gain[] {
  const out: Gain[] = [];
  let [year, season] = [1, 'spring'];
  for (const { key, words } of log) {
    if (key === 'sg-round') [year, season] = [Number(words.year), String(words.season)];
    if (key === 'sg-winter') season = 'winter';
    if (key !== 'sg-scored' && key !== 'sg-line') continue;
    const reason = key === 'sg-line' ? 'dajokan' : String(words.reason);
    const region = MAJORITIES.includes(reason) ? String(words.region) : '';
    const when = timeOf(year, season, reason);
    out.push({ party: Number(words.player), points: Number(words.points), under: { when, reason, region } });
  }
  return out;
}

export function story(view: View, log: readonly Happening[], names: readonly string[]): Story {
  return {
    parties: positionOf(view).seats.map(({ colour }, seat) => ({ name: names[seat] ?? '', ink: INK[colour], on: ON[colour] })),
    gains: gainsOf(log),
    ways: [
      {
        name: 'when',
        label: say('web-sg-by-time'),
        group: (key) => say('web-sg-time', { key }),
        brief: (key) => say('web-sg-time-brief', { key }),
      },
      { name: 'reason', label: say('web-result-by-reason'), group: (key) => say('web-sg-gain', { key }) },
      {
        name: 'region',
        label: say('web-sg-by-region'),
        group: (key) => (key ? thing('region', key) : say('web-sg-no-region')),
      },
    ],
  };
}
