// The points of Joraku, read from the log, by round, area and kind.

import type { Story } from '../../core/gains';
import type { Happening, View } from '../../core/protocol';
import { say, thing } from '../../core/settings.svelte';
import { INK } from './looks';
import { positionOf } from './position';

const ROUNDS = ['', 'I', 'II', 'III'];

export function story(view: View, log: readonly Happening[], names: readonly string[]): Story {
  const factions = (positionOf(view).factions ?? []).filter(({ seat }) => seat >= 0);
  const gains: Story['gains'][number][] = [];
  let round = '1';
  for (const { key, words } of log) {
    if (key === 'jk-round') round = String(words['round']);
    const party = factions.findIndex(({ colour }) => colour === words['colour']);
    if (key !== 'jk-gained' || party < 0) continue;
    const area = typeof words['area'] === 'string' ? words['area'] : '';
    gains.push({ party, points: Number(words['points']), under: { round, area, reason: String(words['reason']) } });
  }
  return {
    parties: factions.map(({ colour, seat }) => ({
      name: say('web-result-holder', { name: names[seat] ?? '', colour }),
      ink: INK[colour],
    })),
    gains,
    ways: [
      {
        name: 'round',
        label: say('web-result-by-round'),
        group: (key) => say('web-result-round', { round: Number(key) }),
        brief: (key) => ROUNDS[Number(key)] ?? key,
      },
      {
        name: 'area',
        label: say('web-result-by-area'),
        group: (key) => (key ? thing('area', key) : say('web-result-no-area')),
      },
      { name: 'reason', label: say('web-result-by-reason'), group: (key) => say(`web-gain-${key}`) },
    ],
  };
}

/** Lines of the log that are said to one seat alone, in the second person. */
const WHISPERED = new Set(['jk-hand', 'jk-private', 'jk-gave', 'jk-received', 'jk-draft', 'jk-picked', 'jk-threw']);

export function whispered(key: string): boolean {
  return WHISPERED.has(key);
}
