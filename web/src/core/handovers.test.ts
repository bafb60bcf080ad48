import { expect, it } from 'vitest';
import { handoversIn, handoversOf } from './handovers';
import type { HandoverInfo, ReplayLine } from './protocol';

const passed = (line: number, step: number): HandoverInfo => ({ at: 0, seat: 1, before: 'Taras', after: 'Olga', line, step, person: '' });
const lines = [0, 0, 2, 3].map((at): ReplayLine => ({ at, happening: { key: 'x', words: {} } }));
const places = (table: { handovers: HandoverInfo[] }) => handoversIn(table, lines).map(({ at }) => at);

it('tells a handover at its place in my log', () => {
  const [told] = handoversOf({ handovers: [passed(3, -1)] });
  expect(told).toEqual({ at: 3, line: { key: 'web-log-passed', words: { player: 1, before: 'Taras', after: 'Olga' } } });
});

it('finds its place in a replay from any seat', () => {
  expect(places({ handovers: [passed(3, -1)] })).toEqual([3]); // of a running game, from my own
  expect(places({ handovers: [passed(9, 0), passed(9, 2), passed(9, 8)] })).toEqual([2, 3, 4]);
});
