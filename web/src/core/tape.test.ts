import { expect, test, vi } from 'vitest';
import type { ReplayRun, View } from './protocol';
import { nextRun, RUN, type Source, Tape } from './tape.svelte';

const view = (at: number, seat: number): View => ({
  version: at,
  seat,
  position: { scene: 2 },
  prompt: null,
  choices: [],
  free: [],
  can_undo: false,
  undo_reason: null,
});
/** Each answer brings two lines, and a scene for each of them. */
function run(at: number, count: number, seat: number, length: number): ReplayRun {
  const moves = Array.from({ length: Math.min(count, length - at) }, (_, more) => ({
    change: { version: [at + more + 1], position: { scene: [2] } },
    scenes: [
      { lines: 1, weight: 'quiet' as const, change: { position: { scene: [1] } } },
      { lines: 1, weight: 'great' as const },
    ],
    log: [1, 2].map((scene) => ({ key: 'line', words: { at: at + more + 1, scene } })),
  }));
  return { at, view: view(at, seat), log_at: 1 + 2 * at, moves };
}
const LONG = 3000;
const source = (length: number): Source => ({
  run: vi.fn(async (at: number, count: number, seat: number) => run(at, count, seat, length)),
  log: vi.fn(async () => [
    { at: 0, happening: { key: 'jk-round', words: { round: 1 } } },
    ...run(0, length, -1, length).moves.flatMap(({ log }, place) => log.map((happening) => ({ at: place + 1, happening }))),
  ]),
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
  await vi.waitFor(() => expect(tape.lines.length).toBe(1 + 2 * LONG));
  tape.go(1000);
  await vi.waitFor(() => expect(tape.step?.at).toBe(1000));
  for (let at = 1001; at < 1010; at += 1) {
    tape.go(at);
    expect(tape.step?.at).toBe(at);
    expect(tape.view?.version).toBe(at);
  }
  const runs = vi.mocked(from.run).mock.calls.map(([at]) => at);
  expect(new Set(runs).size).toBe(runs.length);
  expect(runs.length).toBeLessThan(8);
  expect(runs.every((at) => (at + 1) % RUN === 0)).toBe(true);
  expect(from.log).toHaveBeenCalledTimes(1);
});

test('steps are scenes: forward and back through each of them', async () => {
  const tape = new Tape(source(3), 3, -2, 0);
  await vi.waitFor(() => expect(tape.lines.length).toBe(7));
  expect([tape.atStart, tape.news[0]?.key]).toEqual([true, 'jk-round']);
  const seen = [];
  for (; !tape.atEnd; tape.next()) seen.push([tape.at, tape.view?.position.scene, tape.logLength]);
  expect(seen).toEqual([
    [0, 2, 1],
    [1, 1, 2],
    [1, 2, 3],
    [2, 1, 4],
    [2, 2, 5],
    [3, 1, 6],
  ]);
  expect([tape.at, tape.news[0]?.words.scene, tape.logLength]).toEqual([3, 2, 7]);
  tape.back();
  tape.back();
  expect([tape.at, tape.news[0]?.words.scene]).toEqual([2, 2]);
});

test('a line of the log leads to its scene', async () => {
  const tape = new Tape(source(40), 40, -2, 0);
  await vi.waitFor(() => expect(tape.lines.length).toBe(81));
  tape.goToLine(61); // the first line of answer 31, which is not fetched yet
  await vi.waitFor(() => expect(tape.ready).toBe(true));
  expect([tape.at, tape.news[0]?.words, tape.logLength]).toEqual([31, { at: 31, scene: 1 }, 62]);
  tape.next();
  expect([tape.at, tape.news[0]?.words.scene]).toEqual([31, 2]);
});

test('from another seat everything is fetched again, the old picture stays until then', async () => {
  const tape = new Tape(source(2), 2, -2, 1);
  await vi.waitFor(() => expect(tape.view?.seat).toBe(-2));
  tape.sit(0);
  expect(tape.view?.seat).toBe(-2);
  await vi.waitFor(() => expect(tape.view?.seat).toBe(0));
});

test('trouble is told and the next step tries again', async () => {
  const good = source(3);
  let broken = true;
  const tape = new Tape(
    {
      ...good,
      run: async (...wanted) => {
        if (broken) throw new Error('gone');
        return good.run(...wanted);
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
