import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Live } from './live.svelte';
import type { FromServer, ReplayRun, Scenes, View } from './protocol';
import samples from './scene_samples.json';

/** The server's end of the line. */
class Socket {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readyState = Socket.OPEN;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;

  constructor(readonly url: string) {
    Socket.made.push(this);
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.onclose?.({ code: 1000, reason: '' });
  }
}

const sync = (view: View, length: number, n = 0) =>
  ({ type: 'sync', n, epoch: 'e', table: { seats: [] }, view, log: Array.from({ length }, () => ({ key: 'old', words: {} })), talk: [], clock: null, promises: [] }) as unknown as FromServer;
/** The moves of a game as the server tells them, one message each. */
const told = (run: ReplayRun): Scenes[] =>
  run.moves.map((move, place) => ({
    type: 'scenes',
    n: place + 1,
    log_at: run.log_at + run.moves.slice(0, place).reduce((sum, { log }) => sum + log.length, 0),
    clock: null,
    undone: false,
    steps_back: [],
    by: 0,
    ...move,
  }));

let live: Live;
const watcher = { add: vi.fn(), cut: vi.fn(), renew: vi.fn() };

describe.each(Object.entries(samples))('%s', (_, sample) => {
  const run = sample.run as unknown as ReplayRun;
  const newest = sample.view as unknown as View;
  const messages = told(run);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Socket);
    Socket.made = [];
    vi.clearAllMocks();
    live = new Live('t', 'ws://here');
    live.watcher = watcher;
    Socket.made[0]!.tell(sync(run.view, run.log_at));
  });
  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('scenes are asked for, and lead to the newest view and the whole log', () => {
    expect(Socket.made[0]!.url).toBe('ws://here?scenes=true');
    messages.forEach((message) => Socket.made[0]!.tell(message));
    expect(live.view).toEqual(newest);
    expect(live.log.length).toBe(sample.lines);
    const shown = watcher.add.mock.calls.flatMap(([scenes]) => scenes);
    expect(shown.length).toBe(run.moves.reduce((sum, { scenes, log }) => sum + (scenes.length || Math.min(1, log.length)), 0));
    expect(shown.every(({ own }: { own: boolean }) => own)).toBe(run.view.seat === 0);
  });

  test('what a bot answers for me is not my own answer', () => {
    Socket.made[0]!.tell({ type: 'table', n: 1, clock: null, table: { seats: [{ away: true }] } });
    messages.forEach((message) => Socket.made[0]!.tell({ ...message, n: message.n + 1 }));
    const shown = watcher.add.mock.calls.flatMap(([scenes]) => scenes);
    expect(shown.some(({ own }: { own: boolean }) => own)).toBe(false);
  });

  test('a message told twice changes nothing', () => {
    const [first, ...rest] = messages;
    [first!, first!, ...rest, ...rest].forEach((message) => Socket.made[0]!.tell(message));
    expect(live.view).toEqual(newest);
    expect(watcher.add).toHaveBeenCalledTimes(messages.length);
  });

  test('after a lost message everything is asked for again', () => {
    Socket.made[0]!.tell(messages[0]);
    Socket.made[0]!.tell(messages[2]);
    expect(watcher.add).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(Socket.made[1]!.url).toBe('ws://here?scenes=true');
    Socket.made[1]!.tell(sync(newest, sample.lines, 9));
    expect([live.view, watcher.renew.mock.calls.length]).toEqual([newest, 2]);
  });

  test('after a broken line only what was missed is asked for', () => {
    Socket.made[0]!.tell(messages[0]);
    Socket.made[0]!.close();
    vi.advanceTimersByTime(2000);
    expect(Socket.made[1]!.url).toBe('ws://here?scenes=true&epoch=e&seen=1');
    messages.slice(1).forEach((message) => Socket.made[1]!.tell(message));
    expect(live.view).toEqual(newest);
  });

  test('whoever is asked comes back first, who looks on a little later', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const asked = { ...newest, choices: [{}] } as unknown as View;
    Socket.made[0]!.tell(sync(asked, sample.lines, 1));
    Socket.made[0]!.close();
    vi.advanceTimersByTime(400);
    expect(Socket.made.length).toBe(2);
    Socket.made[1]!.tell(sync({ ...newest, choices: [] }, sample.lines, 2));
    Socket.made[1]!.close();
    vi.advanceTimersByTime(1200);
    expect(Socket.made.length).toBe(2);
    vi.advanceTimersByTime(600);
    expect(Socket.made.length).toBe(3);
    live.renew(); // we asked for it
    vi.advanceTimersByTime(400);
    expect(Socket.made.length).toBe(4);
    vi.restoreAllMocks();
  });

  test('a step back is no scene', () => {
    messages.forEach((message) => Socket.made[0]!.tell(message));
    const back = { ...messages[0]!, n: messages.length + 1, change: { version: [1] }, scenes: [], log: [], undone: true };
    Socket.made[0]!.tell(back);
    expect([live.log.length, live.view?.version]).toEqual([run.log_at, 1]);
    expect(watcher.cut).toHaveBeenCalledTimes(1);
    expect(watcher.add).toHaveBeenCalledTimes(messages.length);
  });
});
