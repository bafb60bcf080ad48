import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let inTurn: (task: () => void) => () => void;
let frames: (() => void)[] = [];
let tasks: (() => void)[] = [];

beforeEach(async () => {
  vi.resetModules(); // other tests end before their frames
  ({ inTurn } = await import('./in_turn'));
  frames = [];
  tasks = [];
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => frames.push(task));
  vi.stubGlobal('setTimeout', (task: () => void) => tasks.push(task));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Draw a frame, then do what was put off until after it. */
function drawFrame(): void {
  for (const each of frames.splice(0)) each();
  for (const each of tasks.splice(0)) each();
}

it('calls one task per frame, in their order, without those that were taken back', () => {
  const called: number[] = [];
  const takeBack = [1, 2, 3, 4].map((each) => inTurn(() => called.push(each)));
  takeBack[1]!();
  const counts = Array.from({ length: 4 }, () => {
    drawFrame();
    return called.length;
  });
  expect(counts).toEqual([1, 2, 3, 3]);
  expect(called).toEqual([1, 3, 4]);
});

it('begins again after a pause', () => {
  const called: string[] = [];
  for (const each of ['early', 'late']) {
    inTurn(() => called.push(each));
    drawFrame();
  }
  expect(called).toEqual(['early', 'late']);
});
