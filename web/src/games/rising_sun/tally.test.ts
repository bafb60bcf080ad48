import { beforeAll, describe, expect, it } from 'vitest';
import type { Happening, View } from '../../core/protocol';
import { settings } from '../../core/settings.svelte';
import { gained } from '../../core/tally';
import { tally } from './tally';

beforeAll(async () => {
  await settings.speak('en');
  await settings.learn('rising_sun');
});

const line = (key: string, words: Record<string, unknown>): Happening => ({ key: `rs-${key}`, words });
const LOG = [
  line('season', { season: 'autumn' }),
  line('war', { season: 'autumn' }),
  line('points', { player: 0, points: 2, cause: 'way-of-bushido' }),
  line('alone', { player: 1, province: 'oshu', number: 1 }),
  line('battle', { province: 'edo', players: [0, 1], number: 2 }),
  line('bid', { player: 0, bids: {} }),
  line('lost-points', { player: 1, points: 1, cause: 'hostage' }),
  line('points', { player: 0, points: 1, cause: 'hostage' }),
  line('victory', { player: 0, province: 'edo', force: 2 }),
  line('war-over', { province: 'edo', number: 2 }),
  line('cleanup', { season: 'autumn' }),
  line('season', { season: 'winter' }),
  line('scored', { player: 1, points: 6, cause: 'form-of-the-kitsune' }),
  line('scored', { player: 0, points: 4, cause: 'tokens' }),
  line('scored', { player: 1, points: 4, cause: 'tokens' }),
  line('end', { players: [1] }),
];
const NAMES = ['Aoi', 'Ben'];
const seats = [
  { clan: 'koi', points: 10, tokens: [{ season: 'autumn', province: 'edo' }], different: 1 },
  { clan: 'lotus', points: 12, tokens: [{ season: 'autumn', province: 'oshu' }], different: 1 },
];
const view = { position: { seats } } as unknown as View;
const at = (key: string) => LOG.findIndex((each) => each.key === `rs-${key}`);

describe('what a war brought', () => {
  const made = () => tally(view, LOG, at('cleanup'), NAMES)!;

  it('stands province by province, with the tokens and what came outside the battles', () => {
    expect(made().rows.map(({ name }) => name)).toEqual(['1 Oshu', '2 Edo', 'Outside the battles']);
    expect(made().rows.map(({ cells }) => cells)).toEqual([
      [null, { points: 0, note: 'token' }],
      [{ points: 1, note: 'token' }, { points: -1, note: '' }],
      [{ points: 2, note: '' }, null],
    ]);
  });

  it('makes totals without what came later', () => {
    expect(gained(made())).toEqual([3, -1]);
    expect(made().totals).toEqual([6, 2]);
  });
});

it('counts cards and tokens in Winter', () => {
  const winter = tally(view, LOG, LOG.map(({ key }) => key).lastIndexOf('rs-season'), NAMES)!;
  expect(winter.rows.map(({ cells }) => cells.map((cell) => cell?.points ?? null))).toEqual([
    [null, 6],
    [4, 4],
  ]);
  expect(winter.rows[1]!.cells[0]!.note).toBe('×1');
  expect(winter.totals).toEqual([10, 12]);
});

it('counts nothing at other lines', () => {
  expect(tally(view, LOG, at('victory'), NAMES)).toBeNull();
});
