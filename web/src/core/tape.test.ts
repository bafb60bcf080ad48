import { expect, test, vi } from 'vitest';
import type { ReplayStep } from './protocol';
import { nextRun, RUN, type Source, Tape } from './tape.svelte';

const step = (at: number, seat: number): ReplayStep => ({
  at,
  log_at: at,
  log: [],
  view: { version: at, seat, position: {}, prompt: null, choices: [], free: [], can_undo: false, undo_reason: null },
});
const LONG = 3000;
const source = (length: number): Source => ({
  steps: vi.fn(async (at: number, count: number, seat: number) =>
    Array.from({ length: Math.min(count, length + 1 - at) }, (_, more) => step(at + more, seat)),
  ),
  log: vi.fn(async () => [{ at: 0, happening: { key: 'jk-round', words: { round: 1 } } }]),
});

test('the run that is looked at comes first, then the next, then the one before', () => {
  const known = new Map<number, unknown>();
  const order: number[] = [];
  for (let next = nextRun(known, 70, 90); next !== null; next = nextRun(known, 70, 90)) {
    order.push(next);
    known.set(next, true);
  }
  expect(order).toEqual([48, 72, 24]);
});

test('a long game is fetched only where it is looked at, each run once', async () => {
  const from = source(LONG);
  const tape = new Tape(from, LONG, -2, 9999);
  expect(tape.at).toBe(LONG);
  await vi.waitFor(() => expect(tape.step?.at).toBe(LONG));
  await vi.waitFor(() => expect(tape.lines.length).toBe(1));
  tape.go(1000);
  await vi.waitFor(() => expect(tape.step?.at).toBe(1000));
  for (let at = 1001; at < 1010; at += 1) {
    tape.go(at);
    expect(tape.step?.at).toBe(at);
  }
  const runs = vi.mocked(from.steps).mock.calls.map(([at]) => at);
  expect(new Set(runs).size).toBe(runs.length);
  expect(runs.length).toBeLessThan(8);
  expect(runs.every((at) => at % RUN === 0)).toBe(true);
  expect(from.log).toHaveBeenCalledTimes(1);
});

test('from another seat everything is fetched again, the old picture stays until then', async () => {
  const tape = new Tape(source(2), 2, -2, 1);
  await vi.waitFor(() => expect(tape.step?.view.seat).toBe(-2));
  tape.sit(0);
  expect(tape.step?.view.seat).toBe(-2);
  await vi.waitFor(() => expect(tape.step?.view.seat).toBe(0));
});

test('trouble is told and the next step tries again', async () => {
  const good = source(3);
  let broken = true;
  const tape = new Tape(
    {
      ...good,
      steps: async (...wanted) => {
        if (broken) throw new Error('gone');
        return good.steps(...wanted);
      },
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
