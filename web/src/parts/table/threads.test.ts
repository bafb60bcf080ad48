import { expect, it } from 'vitest';
import type { PromiseInfo, Spoken } from '../../core/protocol';
import { groupsIn, inThread, isPersonal, isPromise, news, opening, othersIn, threadOf, unread } from './threads';

const said = (at: number, seat: number, to: number | null): Spoken => ({
  id: at,
  at,
  seat,
  name: '',
  to,
  text: '',
  line: null,
  members: [],
});
const promised = (at: number, seat: number, to: number): PromiseInfo => ({
  id: 1,
  at,
  seat,
  to,
  key: 'loyal',
  words: {},
  text: '',
  giver: 'open',
  receiver: 'open',
  earlier: false,
});

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

it('keeps promises among the talk of the two, by time', () => {
  const all = [said(1, 2, 0), said(5, 0, 2), said(2, 1, 0), promised(3, 2, 0)];
  const thread = inThread(all, 2, 0);
  expect(thread.map(({ at }) => at)).toEqual([1, 3, 5]);
  expect(thread.map(isPromise)).toEqual([false, true, false]);
  expect(unread(all, 0, new Map([[2, 1]])).get(2)).toBe(1);
});

it('begins to read where something is new, at the table before all', () => {
  expect(opening(new Map())).toBeNull();
  expect(opening(new Map([[2, 1], [1, 3]]))).toBe(2);
  expect(opening(new Map<number | null, number>([[2, 1], [null, 1]]))).toBeNull();
});

it('tells what was just said, for me alone first, without the chatter of bots', () => {
  const bots = new Set([3]);
  const all = [said(1, 1, null), said(2, 0, null), said(3, 3, null), said(4, 3, 0), said(5, 1, null)];
  expect(news(all, 0, bots, 0)?.at).toBe(4);
  expect(news(all, 0, bots, 4)?.at).toBe(5);
  expect(news(all.slice(0, 3), 0, bots, 0)?.at).toBe(1);
  expect(news(all, 0, bots, 5)).toBeUndefined();
  expect(news([...all, promised(6, 3, 0)], 0, bots, 5)?.at).toBe(6);
});

it('a thread of several is its own, whoever speaks', () => {
  const ours: Spoken = { ...said(3, 2, null), members: [0, 2, 3] };
  const theirs: Spoken = { ...said(4, 1, null), members: [0, 1, 2] };
  expect(threadOf(ours, 0)).toBe('0,2,3');
  expect(groupsIn([ours, theirs, said(5, 1, null)], 0)).toEqual(['0,2,3', '0,1,2']);
  expect(othersIn('0,2,3', 0)).toEqual([2, 3]);
  expect(inThread([ours, theirs], '0,2,3', 0)).toEqual([ours]);
  expect(unread([ours, theirs], 0, new Map())).toEqual(new Map([['0,2,3', 1], ['0,1,2', 1]]));
  expect(isPersonal(ours, 0)).toBe(true);
});
