import { beforeAll, expect, test } from 'vitest';
import type { Happening, View } from '../../core/protocol';
import { settings } from '../../core/settings.svelte';
import texts from '$texts/games/joraku/text/en.ftl?raw';
import { story, whispered } from './story';

beforeAll(async () => {
  await settings.speak('en');
  await settings.learn('joraku');
});

const round = (number: number): Happening => ({ key: 'jk-round', words: { round: number } });
const gained = (colour: string, points: number, reason: string, area: string | null = null): Happening => ({
  key: 'jk-gained',
  words: { colour, points, reason, area },
});
const faction = (colour: string, seat: number) => ({ colour, seat });
const view = {
  position: { factions: [faction('red', 0), faction('blue', 1), faction('yellow', -1)] },
} as unknown as View;

test('each gain knows its round, and an area only where there is one; the neutral faction gets none', () => {
  const log = [round(1), gained('red', 3, 'kachidoki', 'omi'), gained('yellow', 9, 'prestige', 'ise'), round(2), gained('blue', 2, 'colour')];
  const told = story(view, log, ['Vera', 'Oleg']);
  expect(told.parties.map(({ name }) => name)).toEqual(['Vera: red', 'Oleg: blue']);
  expect(told.gains).toEqual([
    { party: 0, points: 3, under: { round: '1', area: 'omi', reason: 'kachidoki' } },
    { party: 1, points: 2, under: { round: '2', area: '', reason: 'colour' } },
  ]);
  expect(told.ways[0]!.brief!('2')).toBe('II');
  expect(told.ways.map((way) => way.group(told.gains[0]!.under[way.name]!))).toEqual(['Round I', 'Omi', 'Kachidoki']);
  expect(told.ways[1]!.group('')).toBe('no area');
});

test('exactly the lines that speak to “you” are for one seat', () => {
  const happenings = texts.split('## What happens: to everybody')[1]!.split('## Answers that are refused')[0]!;
  const [all, alone] = happenings.split('## What happens: to the reader alone') as [string, string];
  const keys = (part: string) => [...part.matchAll(/^(jk-[a-z-]+) =/gm)].map((found) => found[1]!);
  expect(keys(alone).length).toBeGreaterThan(3);
  expect(keys(alone).filter((key) => !whispered(key))).toEqual([]);
  expect(keys(all).filter(whispered)).toEqual([]);
});
