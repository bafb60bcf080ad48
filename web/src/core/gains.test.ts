import { expect, test } from 'vitest';
import { bars, type Gain, type Story, sums, tied } from './gains';

const gain = (party: number, points: number, year: string, place: string): Gain => ({
  party,
  points,
  under: { year, place },
});
const story: Story = {
  parties: ['Ann', 'Bob', 'Cid'].map((name) => ({ name, ink: 'black' })),
  gains: [gain(0, 3, '1', 'east'), gain(1, 2, '1', 'east'), gain(0, 7, '1', 'west'), gain(0, 2, '2', ''), gain(1, 4, '2', 'east')],
  ways: ['year', 'place'].map((name) => ({ name, label: name, group: String })),
};

test('sums by any way, in the order of the gains', () => {
  expect(sums(story, story.ways[0]!)).toEqual([
    { key: '1', points: [10, 2, 0] },
    { key: '2', points: [2, 4, 0] },
  ]);
  expect(sums(story, story.ways[1]!)).toEqual([
    { key: 'east', points: [3, 6, 0] },
    { key: 'west', points: [7, 0, 0] },
    { key: '', points: [2, 0, 0] },
  ]);
});

test('the longest bar is whole, its segments follow each other', () => {
  const [ann, bob, cid] = bars(story);
  expect(ann).toMatchObject({ points: 12, segments: [{ from: 0 }, { key: '2', points: 2 }] });
  expect(ann!.segments[1]!.from).toBeCloseTo(10 / 12);
  expect(bob!.points).toBe(6);
  expect(cid).toEqual({ points: 0, segments: [] });
});

test('equal points need a tie-break', () => {
  expect(tied([30, 28, 30])).toBe(true);
  expect(tied([30, 28])).toBe(false);
});
