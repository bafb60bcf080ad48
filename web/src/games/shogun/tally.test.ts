import { beforeAll, expect, it } from 'vitest';
import type { Happening, View } from '../../core/protocol';
import { settings } from '../../core/settings.svelte';
import { gained } from '../../core/tally';
import { scorings } from './scorings';
import { tally } from './tally';

beforeAll(async () => {
  await settings.speak('en');
  await settings.learn('shogun');
  settings.game = 'shogun';
});

const line = (key: string, words: Record<string, unknown>, opens?: Happening['opens']): Happening => ({ key: `sg-${key}`, words, opens });
const scored = (player: number, points: number, reason: string, region = 'green', places: string[] = []): Happening => ({
  ...line('scored', { player, points, reason, region }),
  background: { places },
});
const LOG = [
  line('round', { year: 1, season: 'winter' }, 'chapter'),
  line('winter', { event: 't1', rice: 4 }, 'phase'),
  line('shortage', { player: 1, rice: 2, revolts: 1, farmers: 1 }),
  scored(0, 3, 'provinces', 'green', ['ise', 'iga', 'owari']),
  scored(1, 2, 'provinces'),
  scored(0, 3, 'castles', 'red'),
  scored(0, 2, 'temples', 'red'),
  line('round', { year: 2, season: 'spring' }, 'chapter'),
  scored(1, 4, 'favour'),
];
const view = {
  position: {
    seats: [
      { colour: 'blue', points: 8 },
      { colour: 'red', points: 6 },
    ],
  },
} as unknown as View;

it('counts a Winter row by row, with the kinds of buildings, and nothing that came later', () => {
  const made = tally(view, LOG, 1, ['Aoi', 'Ben'])!;
  expect(made.title).toBe('First winter');
  expect(made.rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell && `${cell.points} ${cell.note}`.trim())])).toEqual([
    ['Provinces', '3', '2'],
    ['red region', '5 castle, temple', null],
  ]);
  expect(gained(made)).toEqual([8, 2]);
  expect(made.totals).toEqual([8, 2]);
  expect(tally(view, LOG, 2, [])).toBeNull();
});

it('grows with the log', () => {
  expect(gained(tally(view, LOG.slice(0, 3), 1, [])!)).toEqual([0, 0]);
  expect(gained(tally(view, LOG.slice(0, 4), 1, [])!)).toEqual([3, 0]);
});

it('shows the provinces that the engine says points come from, or that a line names', () => {
  expect(scorings.places(LOG[3]!)).toEqual(['ise', 'iga', 'owari']);
  expect(scorings.places(LOG[2]!)).toEqual([]);
  expect(scorings.places(line('overrun', { player: 1, province: 'kii' }))).toEqual(['kii']);
});
