import { expect, it } from 'vitest';
import type { TableInfo, View } from '../../core/protocol';
import { closed, missing, situation } from './situation';

const table = (status: TableInfo['status'], away = false) =>
  ({ status, my_seat: 0, seats: [{ away }] }) as unknown as TableInfo;
const view = (change: Partial<View>, position: Record<string, unknown> = {}) =>
  ({ seat: 0, prompt: null, can_undo: false, position, ...change }) as View;
const ask = (seats: number[], secret: boolean) => ({ ask: { key: 'JK-D02', seats, secret } });

it('tells what the reader is to do', () => {
  expect(situation(table('running'), view({ prompt: { key: 'JK-D03', words: {} } }))).toBe('asked');
  expect(situation(table('running'), view({}, ask([1], false)))).toBe('waiting');
  expect(situation(table('running'), view({ can_undo: true }, ask([1], true)))).toBe('sealed');
  expect(situation(table('running'), view({ seat: -1 }, ask([1], true)))).toBe('waiting');
});

it('tells when nothing can be done', () => {
  const asked = view({ prompt: { key: 'JK-D03', words: {} } });
  expect(situation(table('paused'), asked)).toBe('paused');
  expect(situation(table('running', true), asked)).toBe('replaced');
  expect(situation(table('ended'), asked)).toBe('ended');
  expect(situation(table('running'), view({}, { result: {} }))).toBe('finished');
});

it('closes all forms where nothing is decided', () => {
  const choice = { text: 'x', verb: 'x', fields: {} };
  const asked = view({ prompt: { key: 'JK-D03', words: {} }, choices: [choice], free: [choice], can_undo: true });
  expect(closed(asked)).toMatchObject({ prompt: null, choices: [], free: [], can_undo: false, position: asked.position });
});

it('names those we wait for who have no connection', () => {
  const person = { kind: 'person', connected: true, away: false };
  const seats = [person, { ...person, connected: false }, { ...person, connected: false, away: true }, { ...person, kind: 'bot', connected: false }];
  const going = { ...table('running'), seats } as unknown as TableInfo;
  expect(missing(going, view({}, ask([0, 1, 2, 3], false)))).toEqual([1]);
  expect(missing(going, view({}))).toEqual([]);
});
