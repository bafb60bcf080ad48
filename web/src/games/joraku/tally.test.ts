import { beforeAll, describe, expect, test } from 'vitest';
import type { Happening, View } from '../../core/protocol';
import { settings } from '../../core/settings.svelte';
import { gained } from '../../core/tally';
import { wonWords } from './scorings';
import { tally } from './tally';
import { sampleAt } from '../samples';
import { told } from './log_lines';
import samples from './samples.json';

beforeAll(async () => {
  await settings.speak('en');
  await settings.learn('joraku');
});

const line = (key: string, words: Record<string, unknown>): Happening => ({ key: `jk-${key}`, words });
const NAMES = ['Vera', 'Oleg'];
/** Kyoto, Omi, Ise, Owari, Mikawa, Totomi, Shinano. */
const START = [
  line('daimyo', { player: 0, colour: 'red', number: 4 }),
  line('daimyo', { player: 1, colour: 'blue', number: 6 }),
  line('neutral', { colour: 'yellow' }),
];
const MOVES = [
  line('placed', { colour: 'red', area: 'mikawa', count: 3 }),
  line('marched', { colour: 'blue', from: 'shinano', area: 'totomi' }),
  line('moved', { colour: 'red', from: 'mikawa', area: 'owari' }),
  line('removed', { colour: 'blue', victim: 'red', area: 'mikawa' }),
  line('sent', { colour: 'red', from: 'omi', area: 'kyoto' }),
];
const TRICK = [
  line('played', { player: 0, colour: 'red', card: '6r' }),
  line('played', { player: 1, colour: 'blue', card: 'nb' }),
  line('won', { player: 1, colour: 'blue', card: 'nb' }),
  {
    ...line('kachidoki', { player: 1, area: 'totomi' }),
    background: { standings: { totomi: { blue: { rank: 2, influence: 2 }, yellow: { rank: 2, influence: 2 } } }, card: 'nb', why: 'ninja' },
  },
  line('gained', { colour: 'blue', points: 2, reason: 'kachidoki', area: 'totomi' }),
];
const PRESTIGE = [
  {
    ...line('prestige', { round: 1 }),
    background: {
      standings: {
        mikawa: { red: { rank: 1, influence: 3 }, yellow: { rank: 2, influence: 2 } },
        totomi: { blue: { rank: 2, influence: 2 }, yellow: { rank: 2, influence: 2 } },
      },
    },
  },
  line('gained', { colour: 'red', points: 5, reason: 'prestige', area: 'mikawa' }),
  line('gained', { colour: 'red', points: 4, reason: 'presence', area: 'mikawa' }),
];
const LATER = [line('round', { round: 2 }), line('gained', { colour: 'red', points: 1, reason: 'kachidoki', area: 'ise' })];
const LOG = [...START, ...MOVES, ...TRICK, ...PRESTIGE, ...LATER];
const AT = { cry: START.length + MOVES.length + 3, prestige: START.length + MOVES.length + TRICK.length };

const faction = (colour: string, seat: number, points: number) => ({ colour, seat, points });
const view = (mode = 'neutral') =>
  ({
    position: {
      mode,
      variants: [1],
      seats: [{ colours: ['red'] }, { colours: ['blue'] }],
      factions: [faction('red', 0, 10), faction('blue', 1, 2), faction('yellow', -1, 0)],
    },
  }) as unknown as View;

test('prestige: places, influence, points and totals as they were then', () => {
  const found = tally(view(), LOG, AT.prestige, NAMES)!;
  expect(found.title).toBe('Prestige, round I');
  expect(found.parties.map(({ name, scores }) => [name, scores])).toEqual([['Vera', true], ['Oleg', true], ['neutral', false]]);
  const mikawa = found.rows.find((row) => row.name === 'Mikawa')!;
  expect(mikawa.cells).toEqual([{ points: 9, note: '1st · 3' }, null, { points: 0, note: '2nd · 2' }]);
  // equal influence: all have the lowest of the places
  expect(found.rows.find((row) => row.name === 'Totomi')!.cells.map((cell) => cell?.note)).toEqual([undefined, '2nd · 2', '2nd · 2']);
  expect(gained(found)).toEqual([9, 0, 0]);
  expect(found.totals).toEqual([9, 2, 0]); // the point of round II came later
});

test('Kachidoki: one area, who won and why', () => {
  const found = tally(view(), LOG, AT.cry, NAMES)!;
  expect(found.title).toBe('Kachidoki in Totomi');
  expect(found.note.replaceAll('\u00a0', ' ')).toBe('Oleg wins with the blue ninja: a ninja beats the 6. Totomi is scored.');
  expect(found.rows.map(({ name }) => name)).toEqual(['Totomi']);
  expect(found.totals).toEqual([0, 2, 0]);
  expect(tally(view(), LOG, AT.cry - 1, NAMES)).toBeNull();
});

test('a log without the set-up tells points, but no places', () => {
  const cut = LOG.map((each, i) => (i === AT.prestige ? { ...each, background: { standings: { mikawa: {} } } } : each));
  const found = tally(view(), cut, AT.prestige, NAMES)!;
  expect(found.rows.map(({ name, cells }) => [name, cells[0]])).toEqual([['Mikawa', { points: 9, note: '' }]]);
  expect(found.legend).toBe('');
});

test('a real round is told as its log has it', () => {
  const { view: real, log, names } = sampleAt(samples, 'scored');
  const found = tally(real, log, log.findIndex(({ key }) => key === 'jk-prestige'), names)!;
  const shinano = found.rows.find((row) => row.name === 'Shinano')!;
  expect(shinano.cells).toEqual([{ points: 7, note: '1st · 4' }, null, { points: 4, note: '2nd · 2' }]);
  expect(found.totals).toEqual((real.position.factions as { points: number }[]).map(({ points }) => points));
  expect(wonWords(log.find(({ key }) => key === 'jk-kachidoki')!)).toHaveProperty('why');
});

test('a trick is told with the card that won it, and why', () => {
  expect(wonWords(LOG[AT.cry]!)).toEqual({ player: 1, area: 'totomi', card: 'nb', why: 'ninja' });
});

describe('the log', () => {
  const spoken = (mode: string, happening: Happening, reader = -1) => {
    const { key, words, mark } = told(view(mode), happening, NAMES, reader);
    return [settings.language!.say(key, words, NAMES, 'joraku', reader).replaceAll('\u00a0', ' '), mark?.label];
  };

  test('names the person, with the mark of the pieces', () => {
    expect(spoken('base', MOVES[0]!)).toEqual(['Vera places 3 samurai in Mikawa.', 'red']);
    expect(spoken('base', MOVES[3]!)).toEqual(['Oleg removes a red samurai (Vera) from Mikawa.', 'blue']);
    expect(spoken('base', TRICK[2]!)).toEqual(['Oleg wins the trick with the blue ninja.', 'blue']);
    expect(spoken('base', line('passed', { player: 0, neighbour: 1, count: 2 }))).toEqual(['Vera passes 2 cards to Oleg.', 'red']);
  });

  test('names the colour too where a person has two', () => {
    expect(spoken('two_vs_two', MOVES[0]!)).toEqual(['Vera (red) places 3 samurai in Mikawa.', 'red']);
  });

  test('says “you” to whoever reads, also of the pieces', () => {
    expect(spoken('base', MOVES[0]!, 0)).toEqual(['You place 3 samurai in Mikawa.', 'red']);
    expect(spoken('base', MOVES[3]!, 0)).toEqual(['Oleg removes your red samurai from Mikawa.', 'blue']);
    expect(spoken('two_vs_two', MOVES[0]!, 0)).toEqual(['You place 3 samurai in Mikawa.', 'red']);
  });

  test('what nobody did, and what is said to one alone, has no mark', () => {
    expect(told(view(), LATER[0]!, NAMES, -1).mark).toBeNull();
    expect(told(view(), line('hand', { player: 0, cards: ['5r'] }), NAMES, 0).mark).toBeNull();
  });
});
