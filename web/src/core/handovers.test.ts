import { expect, it } from 'vitest';
import { handoversIn, handoversOf, holdersAt } from './handovers';
import type { HandoverInfo, ReplayLine } from './protocol';

const passed = (line: number, step: number): HandoverInfo => ({ at: 0, seat: 1, before: 'Taras', after: 'Olga', line, step, person: '' });
const lines = [0, 0, 2, 3].map((at): ReplayLine => ({ at, happening: { key: 'x', words: {} } }));
const places = (table: { handovers: HandoverInfo[] }) => handoversIn(table, lines).map(({ at }) => at);

it('tells a handover at its place in my log', () => {
  const [told] = handoversOf({ handovers: [passed(3, -1)] });
  expect(told).toMatchObject({ at: 3, line: { key: 'web-log-passed', words: { player: 1, before: 'Taras', after: 'Olga' } } });
});

it('finds its place in a replay from any seat', () => {
  expect(places({ handovers: [passed(3, -1)] })).toEqual([3]); // of a running game, from my own
  expect(places({ handovers: [passed(9, 0), passed(9, 2), passed(9, 8)] })).toEqual([2, 3, 4]);
});

it('names in each line who held the seat then', () => {
  const handovers = [passed(3, -1), { ...passed(5, -1), before: 'Olga', after: 'Ira', person: 'olga' }];
  const now = { names: ['Vera', 'Ira'], reader: 1 };
  const then = (at: number, person = 'ira') => holdersAt(at, handoversOf({ handovers }), now, [{ person: 'vera' }, { person }]);
  expect([0, 2].map((at) => then(at).names)).toEqual([['Vera', 'Taras'], ['Vera', 'Taras']]);
  expect([3, 4, 5].map((at) => then(at).names[1])).toEqual(['Olga', 'Olga', 'Ira']);
  // Deeds of others in my seat are not mine; unless I was the one.
  expect([2, 4, 5].map((at) => then(at).reader)).toEqual([-1, -1, 1]);
  expect([2, 4, 5].map((at) => then(at, 'olga').reader)).toEqual([-1, 1, 1]);
});
