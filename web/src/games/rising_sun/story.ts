// The points of Rising Sun, read from the log, by season and by cause.

import type { Gain, Story } from '../../core/gains';
import type { Happening, View } from '../../core/protocol';
import { say, thing } from '../../core/settings.svelte';
import { INK } from './looks';
import { positionOf } from './position';

const SIGN: Record<string, number> = { 'rs-points': 1, 'rs-scored': 1, 'rs-lost-points': -1 };

export function gainsOf(log: readonly Happening[]): Gain[] {
  const out: Gain[] = [];
  let season = 'spring';
  for (const { key, words } of log) {
    if (key === 'rs-season') season = String(words.season);
    const sign = SIGN[key];
    if (sign === undefined) continue;
    out.push({
      party: Number(words.player),
      points: sign * Number(words.points),
      under: { season, cause: String(words.cause) },
    });
  }
  return out;
}

export function story(view: View, log: readonly Happening[], names: readonly string[]): Story {
  return {
    parties: positionOf(view).seats.map(({ clan }, seat) => ({ name: names[seat] ?? '', ink: INK[clan] })),
    gains: gainsOf(log),
    ways: [
      {
        name: 'season',
        label: say('web-rs-by-season'),
        group: (key) => say(`season-${key}.start`),
      },
      { name: 'cause', label: say('web-result-by-reason'), group: (key) => thing('cause', key) },
    ],
  };
}
