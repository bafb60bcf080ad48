import { expect, test, vi } from 'vitest';
import type { ReplayStep } from './protocol';
import { nextMissing, Tape } from './tape.svelte';

const step = (at: number, seat: number): ReplayStep => ({
  at,
  log_at: at,
  log: [{ key: 'jk-round', words: { round: at } }],
  view: { version: at, seat, position: {}, prompt: null, choices: [], free: [], can_undo: false, undo_reason: null },
});

test('neighbours come before the rest', () => {
  const known: unknown[] = [];
  const order: number[] = [];
  for (let next = nextMissing(known, 5, 9); next !== null; next = nextMissing(known, 5, 9)) {
    order.push(next);
    known[next] = true;
  }
  expect(order).toEqual([5, 6, 4, 7, 8, 3, 0, 1, 2, 9]);
});

test('every position is fetched once, and stepping shows it at once', async () => {
  const fetched = vi.fn(async (at: number, seat: number) => step(at, seat));
  const tape = new Tape(fetched, 4, -2, 9);
  expect(tape.at).toBe(4);
  await vi.waitFor(() => expect(tape.lines.length).toBe(5));
  tape.go(2);
  expect(tape.step?.at).toBe(2);
  expect(tape.lines.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
  expect(fetched).toHaveBeenCalledTimes(5);
});

test('from another seat everything is fetched anew, the old picture stays until then', async () => {
  const tape = new Tape(async (at, seat) => step(at, seat), 2, -2, 1);
  await vi.waitFor(() => expect(tape.step?.view.seat).toBe(-2));
  tape.sit(0);
  expect(tape.step?.view.seat).toBe(-2);
  await vi.waitFor(() => expect(tape.step?.view.seat).toBe(0));
});

test('trouble is told and the next step tries again', async () => {
  let broken = true;
  const tape = new Tape(
    async (at, seat) => {
      if (broken) throw new Error('gone');
      return step(at, seat);
    },
    3,
    -1,
    0,
  );
  await vi.waitFor(() => expect(tape.trouble).toBeInstanceOf(Error));
  broken = false;
  tape.go(1);
  await vi.waitFor(() => expect(tape.step?.at).toBe(1));
  expect(tape.trouble).toBeNull();
});
