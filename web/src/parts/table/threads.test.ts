import { expect, it } from 'vitest';
import type { Spoken } from '../../core/protocol';
import { threadOf, unread } from './threads';

const said = (id: number, seat: number, to: number | null): Spoken => ({ id, at: 0, seat, name: '', to, text: '' });

it('puts what was said into the thread of the other one', () => {
  expect(threadOf(said(1, 0, null), 0)).toBeNull();
  expect(threadOf(said(1, 0, 2), 0)).toBe(2);
  expect(threadOf(said(1, 2, 0), 0)).toBe(2);
});

it('counts what others said since', () => {
  const talk = [said(1, 1, null), said(2, 0, null), said(3, 2, 0), said(4, 1, null)];
  const counts = unread(talk, 0, new Map([[null, 1]]));
  expect(counts.get(null)).toBe(1);
  expect(counts.get(2)).toBe(1);
  expect(unread(talk, 0, new Map([[null, 4], [2, 3]])).size).toBe(0);
});
