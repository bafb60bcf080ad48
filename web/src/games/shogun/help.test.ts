import { beforeAll, expect, it } from 'vitest';
import type { View } from '../../core/protocol';
import { say, settings } from '../../core/settings.svelte';
import { foresee } from './preview';
import { help } from './help';
import { told } from './log_lines';
import { sampleAt } from '../samples';
import { type Position, positionOf } from './position';
import samples from './samples.json';
import { briefOf } from './winter';

/** Favours as the engine tells them. */
const building = (name: string) => ({ kind: 'building', amount: null, building: name, shields: [] });
const favour_cards = { '7': building('theatre'), '21': building('castle') };

const view = (key: string, more: object = {}, words: object = {}): View =>
  ({
    seat: 0,
    prompt: { key, words },
    position: { year: 1, event: 't8', seats: [{ colour: 'red' }, { colour: 'blue' }], favour_cards, ...more },
  }) as unknown as View;

beforeAll(async () => {
  await settings.speak('en');
  await settings.learn('shogun');
});

it('helps at every decision but the ones that say all themselves', () => {
  const decisions = Array.from({ length: 23 }, (_, i) => `SG-D${i + 2}`);
  const silent = [...decisions, 'SG-Q10'].filter((key) => !help(view(key, {}, { favour: '7' })));
  expect(silent).toEqual(['SG-Q10']);
  for (const key of decisions) expect(help(view(key, {}, { favour: '7' }))).not.toContain('web-sg');
});

it('names the event that could be cancelled and the building that is given', () => {
  expect(help(view('SG-D11'))).toContain('High Taxes');
  expect(help(view('SG-D13', {}, { favour: '21' }))).toContain('castle');
});

it('knows of every favour on show what it brings', () => {
  const { favours, favour_cards: cards, favour_prices: prices } = positionOf(sampleAt(samples, 'audience').view);
  expect(favours).toHaveLength(prices!.length);
  for (const name of favours!) expect(cards).toHaveProperty(name!);
});

it('speaks of one farmer and of several', () => {
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
  const revolts = (count: number, farmers: number) => plain(say('web-sg-winter-revolts', { revolts: count, farmers }));
  expect([revolts(0, 1), revolts(1, 1), revolts(1, 2)]).toEqual(['no revolt', '1 revolt, +1 farmer', '1 revolt, +2 farmers']);
  expect([revolts(2, 1), revolts(2, 2)]).toEqual(['2 revolts, +1 farmer each', '2 revolts, +2 farmers each']);
  expect(plain(say('web-sg-would-revolt', { markers: 2, farmers: 1, armies: 3 }))).toContain('1 farmer against 3 armies');
});

it('tells of a revolt with the farmers that the engine foresees', () => {
  const land = { provinces: { kai: { owner: 0, armies: 3, unrest: 2, buildings: [], free: 2 } }, rebels: { kai: 5 } };
  const choice = { text: 'revolt kai', verb: 'revolt', fields: { province: 'kai' } };
  const [told] = foresee(view('SG-D20', land, { farmers: 4 }), [], choice);
  expect(told).toContain('5');
});

it('says in the first year what plans are for', () => {
  expect(help(view('SG-D6'))).toContain('Winter');
  expect(help(view('SG-D6', { year: 2 }))).toBe('');
});

it('marks the lines of the log with whose doing they are, except those told to one alone', () => {
  const line = { key: 'sg-planned', words: { player: 1 } };
  expect(told(view('SG-D6'), line, ['Vera', 'Oleg']).mark?.label).toBe('Oleg');
  expect(told(view('SG-D6'), { ...line, key: 'sg-drew' }, ['Vera', 'Oleg']).mark).toBeNull();
});

it('foretells Winter in a few words', () => {
  const supply = { rice: 1, provinces: 4, short: 3, revolts: 2, farmers: 2 };
  const position = { winter: { losses: [0, 1], supplies: [supply] } } as unknown as Position;
  expect(briefOf(supply, position)).toEqual({ rice: 1, provinces: 4, revolts: 2, loss: 1 });
});
