import { beforeAll, describe, expect, it } from 'vitest';
import type { Choice, View } from '../../core/protocol';
import { settings } from '../../core/settings.svelte';
import { sampleAt } from '../samples';
import { type Position, laid, positionOf } from './position';
import { foresee } from './preview';
import samples from './samples.json';

beforeAll(async () => {
  await settings.speak('en');
  await settings.learn('joraku');
});

const choice = (text: string, fields: Record<string, unknown> = {}): Choice => ({ text, verb: text.split(' ')[0]!, fields });

function view(position: Partial<Position>, words: Record<string, unknown> = {}): View {
  const real = sampleAt(samples, 'trick').view;
  return { ...real, prompt: { key: 'JK-D03', words }, position: { ...real.position, preview: {}, ...position } };
}

describe('the trick on the table', () => {
  it('stays to be seen until the next one begins', () => {
    const plays = ['1r', '2r', '5b', '3r'].map((card, i) => ({ seat: i % 2, colour: 'red' as const, card }));
    const table = { ...positionOf(view({})), plays, trick: [], trick_size: 2, last_winning: 0 };
    expect(laid(table)).toEqual({ plays: plays.slice(2), winning: 0, over: true });
  });
});

describe('what an answer would bring', () => {
  const change = { area: 'mikawa', rank: 1, rank_before: 2, influence: 4, prestige: 5, prestige_before: 3, kachidoki: 3 } as const;

  it('is told as the engine foresees it', () => {
    const seen = foresee(view({ preview: { 'place mikawa 3': { areas: [change], prestige: 2 } } }), choice('place mikawa 3'));
    expect(seen).toHaveLength(1);
    expect(seen[0]).toContain('3 → 5');
    expect(foresee(view({}), choice('move omi ise'))).toEqual([]);
  });

  it('is told of every answer of a real decision', () => {
    const points = sampleAt(samples, 'points').view;
    const pieces = points.choices.filter(({ verb }) => verb !== 'stop');
    expect(pieces.length).toBeGreaterThan(5);
    for (const each of pieces) expect(foresee(points, each).length).toBeGreaterThan(0);
    const trick = sampleAt(samples, 'trick').view;
    const brings = (text: string) => foresee(trick, trick.choices.find((each) => each.text === text)!);
    expect(brings('play 4r')[1]).toContain('2');
    expect(brings('play 4r')[1]).not.toEqual(brings('play 2r')[1]);
  });

  it('is summed up where several areas change', () => {
    const areas = [{ ...change, area: 'owari' as const }, change];
    const seen = foresee(view({ preview: { 'march mikawa': { areas, prestige: -1 } } }), choice('march mikawa'));
    expect(seen).toHaveLength(3);
    expect(seen[2]).toContain('1');
  });

  it('tells whether a card would win, and what Kachidoki would pay', () => {
    const factions = [{ colour: 'red', daimyo: 'mikawa' }] as unknown as Position['factions'];
    const trick = [{ seat: 1, colour: 'blue' as const, card: '5b' }];
    const words = { colour: 'red' };
    const card = choice('play 5r', { card: '5r' });
    const [, wins] = foresee(view({ factions, trick, preview: { 'play 5r': { wins: true, kachidoki: 3 } } }, words), card);
    const [, loses] = foresee(view({ factions, trick, preview: { 'play 5r': { wins: false, kachidoki: 0 } } }, words), card);
    expect(wins).toContain('3');
    expect(loses).not.toEqual(wins);
  });
});
