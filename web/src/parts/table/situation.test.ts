import { expect, it } from 'vitest';
import type { TableInfo, View } from '../../core/protocol';
import { situation } from './situation';

const table = (status: TableInfo['status']) => ({ status }) as TableInfo;
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
  expect(situation(table('ended'), asked)).toBe('ended');
  expect(situation(table('running'), view({}, { result: {} }))).toBe('finished');
});
