import { expect, test } from 'vitest';
import { bars, gainsOf, sums, tied } from './gains';
import type { Happening } from './protocol';

const round = (number: number): Happening => ({ key: 'jk-round', words: { round: number } });
const gained = (colour: string, points: number, reason: string, area: string | null = null): Happening => ({
  key: 'jk-gained',
  words: { colour, points, reason, area },
});
const LOG = [
  round(1),
  { key: 'jk-played', words: { player: 0, colour: 'red', card: '5r' } },
  gained('red', 3, 'kachidoki', 'omi'),
  gained('blue', 2, 'kachidoki', 'omi'),
  gained('red', 7, 'prestige', 'shinano'),
  round(2),
  gained('red', 2, 'colour'),
  gained('blue', 4, 'prestige', 'omi'),
];
const COLOURS = ['red', 'blue', 'yellow'];

test('each gain knows its round, and an area only where there is one', () => {
  const gains = gainsOf(LOG);
  expect(gains.map(({ round, points }) => [round, points])).toEqual([
    [1, 3],
    [1, 2],
    [1, 7],
    [2, 2],
    [2, 4],
  ]);
  expect(gains[3]).toEqual({ round: 2, colour: 'red', reason: 'colour', area: '', points: 2 });
});

test('sums by round, by area and by kind', () => {
  const gains = gainsOf(LOG);
  expect(sums(gains, COLOURS, 'round')).toEqual([
    { name: '1', points: [10, 2, 0] },
    { name: '2', points: [2, 4, 0] },
  ]);
  expect(sums(gains, COLOURS, 'area')).toEqual([
    { name: 'omi', points: [3, 6, 0] },
    { name: 'shinano', points: [7, 0, 0] },
    { name: '', points: [2, 0, 0] },
  ]);
  expect(sums(gains, COLOURS, 'reason').map(({ name }) => name)).toEqual(['kachidoki', 'prestige', 'colour']);
});

test('the longest bar is whole, its segments follow each other', () => {
  const [red, blue, yellow] = bars(gainsOf(LOG), COLOURS);
  expect(red).toMatchObject({ points: 12, segments: [{ from: 0 }, { round: 2, points: 2 }] });
  expect(red!.segments[1]!.from).toBeCloseTo(10 / 12);
  expect(blue!.points).toBe(6);
  expect(yellow).toEqual({ colour: 'yellow', points: 0, segments: [] });
});

test('equal points need a tie-break', () => {
  expect(tied([30, 28, 30])).toBe(true);
  expect(tied([30, 28])).toBe(false);
});
