import { expect, test } from 'vitest';
import type { TableInfo } from './protocol';
import { arranged, byUrgency, freeSeats, mustDecide } from './table_list';

const table = (id: string, more: Partial<TableInfo> = {}): TableInfo => ({
  id,
  game: 'joraku',
  options: {},
  status: 'running',
  host: '',
  hosting: false,
  my_seat: 0,
  my_seats: [0],
  seats: [],
  pace: { kind: 'none' },
  watch: 'everybody',
  note: '',
  version: 0,
  answers: 0,
  to_act: [],
  since: 0,
  created: 0,
  result: null,
  origin: null,
  successor: '',
  votes: {},
  own_values: false,
  handovers: [],
  held: [],
  offered: -1,
  motions: [],
  notes: [],
  vacation: true,
  host_here: true,
  host_away: 0,
  host_gone: 60,
  paused: null,
  values: [],
  closed: null,
  invite: '',
  fingerprint: '',
  secret: '',
  language: '',
  ...more,
});

test('I must decide only where the game runs and waits for my seat', () => {
  expect(mustDecide(table('a', { to_act: [0, 2] }))).toBe(true);
  expect(mustDecide(table('a', { to_act: [1] }))).toBe(false);
  expect(mustDecide(table('a', { to_act: [0], status: 'paused' }))).toBe(false);
  expect(mustDecide(table('a', { to_act: [-1], my_seat: -1, my_seats: [] }))).toBe(false);
});

test('what waits for me comes first, then what moved last', () => {
  const tables = [table('old', { since: 900 }), table('new', { since: 5 }), table('mine', { since: 99, to_act: [0] })];
  expect(byUrgency(tables).map(({ id }) => id)).toEqual(['mine', 'new', 'old']);
});

test('a table of mine is not told of twice', () => {
  const list = { mine: [table('a')], open: [table('a'), table('b')], running: [table('a')], finished: [table('c')] };
  const shown = arranged(list);
  expect(shown.open.map(({ id }) => id)).toEqual(['b']);
  expect(shown.running).toEqual([]);
  expect(shown.finished.map(({ id }) => id)).toEqual(['c']);
});

test('only open seats are free', () => {
  const seat = { number: 0, name: '', level: '', away: false, connected: false, mine: false, person: '', invite: '', word: '', here: false, offer: null, character: '', vacation: 0 };
  const seats = [{ ...seat, kind: 'open' as const }, { ...seat, kind: 'invited' as const }];
  expect(freeSeats(table('a', { seats }))).toBe(1);
});
