import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from './api';
import type { Live } from './live.svelte';
import type { ClockInfo, Happening, View } from './protocol';
import { SHORT, ScenePlayer, THRONG } from './scene_player.svelte';
import samples from './scene_samples.json';
import { type Scene, type SceneHints, type Weight, leading, scenesOf, scenesOfRun, timeOf } from './scenes';
import { keepSeenLines, seenLines } from './seen_lines';
import { settings } from './settings.svelte';

const SEAT = 1;
const viewOf = (number: number): View => ({
  version: number,
  seat: SEAT,
  position: { number },
  prompt: null,
  choices: [],
  free: [],
  can_undo: false,
  undo_reason: null,
});
const lineOf = (number: number): Happening => ({ key: `line-${number}`, words: {} });

let players: ScenePlayer[] = [];
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  settings.set({ tempo: 'normal', still: false });
});
afterEach(() => {
  players.forEach((player) => player.close());
  players = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A table after `length` lines of its log, and a player of what follows. */
function table(length = 10, hints?: SceneHints) {
  const live = {
    id: 'table',
    view: viewOf(length),
    log: Array.from({ length }, (_, number) => lineOf(number)),
    clock: null as ClockInfo | null,
    clockAt: 0,
  };
  const player = new ScenePlayer(live as unknown as Live, hints);
  players.push(player);
  /** An answer leads to scenes of one line each, with these weights; `!` concerns me. */
  function answer(weights: string[], own = false): Scene[] {
    const scenes: Scene[] = weights.map((word) => {
      const before = live.view;
      live.log = [...live.log, lineOf(live.log.length)];
      live.view = viewOf(live.log.length);
      const [weight, mine] = [word.replace('!', '') as Weight, word.endsWith('!')];
      return { before, view: live.view, lines: live.log.slice(-1), weight, mine, own, logLength: live.log.length };
    });
    player.add(scenes);
    return scenes;
  }
  return { live, player, answer };
}

const shown = (player: ScenePlayer) => player.view?.version;
const QUIET = 700;
const NORMAL = 1400;
const GREAT = 2800;

test('scenes are shown one after the other, each in its time', () => {
  const { player, answer } = table();
  answer(['normal', 'quiet', 'great']);
  expect([shown(player), player.left, player.open, player.log.length, player.toldLog.length]).toEqual([11, 2, false, 11, 11]);
  expect(player.scene).toMatchObject({ weight: 'normal', time: NORMAL, still: false, before: { version: 10 } });
  expect(player.news).toEqual([lineOf(10)]);
  vi.advanceTimersByTime(NORMAL);
  expect([shown(player), player.left, player.newsFrom]).toEqual([12, 1, 11]);
  vi.advanceTimersByTime(QUIET);
  expect([shown(player), player.left, player.open]).toEqual([13, 0, true]); // the last one is where the game stands
  expect(player.now?.weight).toBe('great');
  vi.advanceTimersByTime(GREAT);
  expect([player.now, player.scene, shown(player)]).toEqual([null, null, 13]);
  expect(player.news).toEqual([lineOf(12)]); // nothing moves once more
});

test('the head of the page stays behind until a scene opens the next part, or the board is open', () => {
  const { live, player } = table();
  const scene = (number: number, opens?: Happening['opens']): Scene => {
    const [before, line] = [live.view, { ...lineOf(number), opens }];
    live.log = [...live.log, line];
    live.view = viewOf(number + 1);
    return { before, view: live.view, lines: [line], weight: 'normal', mine: false, own: false, logLength: number + 1 };
  };
  player.add([scene(10), scene(11, 'act'), scene(12), scene(13)]);
  for (const version of [10, 12, 12, 14]) {
    expect(player.heading?.version).toBe(version);
    vi.advanceTimersByTime(NORMAL);
  }
  expect(player.heading?.version).toBe(14);
});

test('tempo, concern and the game decide how long a scene stays', () => {
  const scene = { weight: 'normal', mine: false, own: false } as Scene;
  expect(timeOf(scene, 'normal')).toBe(NORMAL);
  expect(timeOf(scene, 'quick')).toBe(NORMAL / 2);
  expect(timeOf(scene, 'slow', 1.5)).toBe(NORMAL * 3);
  expect(timeOf({ ...scene, mine: true }, 'normal')).toBe(NORMAL * 1.5);
  expect(timeOf({ ...scene, weight: 'quiet', mine: true, own: true }, 'normal')).toBe(QUIET);
});

test('my own plain answer holds nothing back', () => {
  const { player, answer } = table();
  answer(['quiet!', 'quiet!'], true);
  expect([player.open, shown(player), player.news.length]).toEqual([true, 12, 2]);
  answer(['quiet!'], true); // at once, before the first was over
  expect([player.open, shown(player), player.news]).toEqual([true, 13, [lineOf(12)]]);
  answer(['normal!', 'great!'], true);
  expect([player.open, shown(player)]).toEqual([false, 14]);
});

test('at once: the last view, and all lines', () => {
  settings.set({ tempo: 'instant' });
  const { player, answer } = table();
  answer(['normal', 'great']);
  expect([player.now, player.open, shown(player), player.news.length, player.newsFrom]).toEqual([null, true, 12, 2, 10]);
  player.again();
  expect([shown(player), player.scene?.time]).toEqual([11, NORMAL / 2]);
});

test('skip, pause, back, again', () => {
  const { player, answer } = table();
  answer(['normal', 'normal', 'normal', 'normal']);
  vi.advanceTimersByTime(NORMAL);
  player.pause();
  vi.advanceTimersByTime(100_000);
  expect([shown(player), player.paused]).toEqual([12, true]);
  player.back();
  expect([shown(player), player.paused, player.toldLog.length]).toEqual([11, true, 12]);
  player.pause();
  vi.advanceTimersByTime(NORMAL - 1);
  player.again();
  vi.advanceTimersByTime(NORMAL - 1);
  expect(shown(player)).toBe(11);
  vi.advanceTimersByTime(1);
  expect(shown(player)).toBe(12);
  player.skip();
  expect([player.now, shown(player), player.toldLog.length, seenLines('table', SEAT)]).toEqual([null, 14, 14, 14]);
  player.back(); // the last one once more, and from there
  expect([shown(player), player.open]).toEqual([14, true]);
  player.back();
  expect([shown(player), player.open, player.fresh]).toEqual([13, false, false]);
  player.skip();
  expect([player.now, player.open]).toEqual([null, true]);
});

test('what follows waits for what is shown, and comes after it', () => {
  const { player, answer } = table();
  answer(['normal']);
  answer(['normal', 'normal']);
  expect([shown(player), player.left, player.open]).toEqual([11, 2, false]);
  vi.advanceTimersByTime(2 * NORMAL);
  expect([shown(player), player.open]).toEqual([13, true]);
});

test('many that do not concern me pass faster, great ones never', () => {
  const { player, answer } = table();
  answer([...Array.from({ length: 9 }, () => 'normal'), 'great']);
  expect(player.scene?.time).toBe(NORMAL / 2);
  vi.advanceTimersByTime(3 * NORMAL);
  expect(player.scene?.time).toBe(NORMAL);
});

test('what befell me is noted until it is put away or I play on', () => {
  const { player, answer } = table();
  answer(['normal!', 'quiet!', 'great']);
  expect(player.notes.map(({ logLength }) => logLength)).toEqual([11]);
  player.putAway();
  expect(player.notes).toEqual([]);
  player.skip();
  answer(['normal!', 'normal!', 'normal!']);
  player.skip();
  expect(player.notes.length).toBe(3);
  answer(['great!'], true);
  expect(player.notes).toEqual([]); // my own doing is no news
});

test('a board that keeps what befell me needs no notes', () => {
  const { player, answer } = table(10, { keeps: true });
  answer(['normal!']);
  expect(player.notes).toEqual([]);
});

test('scenes wait while something lies over the board', () => {
  const { player, answer } = table();
  answer(['normal', 'normal']);
  player.cover(true);
  vi.runAllTimers();
  expect(shown(player)).toBe(11);
  answer(['normal']);
  vi.runAllTimers();
  expect(shown(player)).toBe(11);
  player.cover(false);
  vi.advanceTimersByTime(NORMAL);
  expect(shown(player)).toBe(12);
});

test('what comes ahead of something leads only where it is alone', () => {
  const lines = [{ key: 'tie', words: {}, ahead: true }, { key: 'said', words: {}, echo: true }, { key: 'won', words: {} }];
  expect(leading(lines)).toBe(lines[2]);
  expect(leading(lines.slice(0, 2))).toBe(lines[0]);
});

test('of lines that tell the same, the one about me leads', () => {
  const lines = [{ key: 'said', words: {}, echo: true }, ...[0, 1].map((player) => ({ key: 'paid', words: { player } })), { key: 'else', words: { player: 1 } }];
  const aboutMe = ({ words }: Happening) => words.player === 1;
  expect(leading(lines)).toBe(lines[1]);
  expect(leading(lines, aboutMe)).toBe(lines[2]);
  expect(leading(lines.slice(0, 2), aboutMe)).toBe(lines[1]);
});

test('a step back drops what it took back', () => {
  const { live, player, answer } = table();
  answer(['normal', 'normal!', 'normal']);
  [live.view, live.log] = [viewOf(10), live.log.slice(0, 10)];
  player.cut();
  expect([player.now, shown(player), player.news, player.canGoBack, player.notes]).toEqual([null, 10, [], false, []]);
  vi.runAllTimers();
  expect(shown(player)).toBe(10);
});

test('a step back of another drops nothing that happened before it', () => {
  const { live, player, answer } = table();
  answer(['normal', 'normal', 'quiet']);
  answer(['great']);
  const back = { ...viewOf(13), version: 15 }; // where the game stands now: the great one never happened
  [live.view, live.log] = [back, live.log.slice(0, 13)];
  player.cut();
  expect([shown(player), player.scene?.time, player.left, seenLines('table', SEAT)]).toEqual([11, NORMAL, 2, 11]);
  vi.advanceTimersByTime(NORMAL);
  expect([shown(player), player.open]).toEqual([12, false]);
  vi.advanceTimersByTime(NORMAL);
  expect([player.view, player.open, player.left]).toEqual([back, true, 0]); // the decision opens with the last one
  vi.advanceTimersByTime(QUIET);
  expect([player.now, shown(player), seenLines('table', SEAT)]).toEqual([null, 15, 13]);
});

test('a scene that is shown while what follows it is taken back stays in its time', () => {
  const { live, player, answer } = table();
  answer(['great']);
  answer(['normal']);
  vi.advanceTimersByTime(GREAT / 2);
  [live.view, live.log] = [viewOf(11), live.log.slice(0, 11)];
  player.cut();
  expect([player.view === live.view, player.open, player.news]).toEqual([true, true, [lineOf(10)]]);
  vi.advanceTimersByTime(GREAT / 2);
  expect(player.now).toBeNull();
});

test('a hidden page gathers what happens and offers it', () => {
  const { player, answer } = table();
  answer(['normal', 'normal!']);
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  answer(['great']);
  expect([player.now, player.open, shown(player), seenLines('table', SEAT)]).toEqual([null, true, 13, 11]);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(player.recap?.scenes.map(({ logLength }) => logLength)).toEqual([12, 13]);
  player.showRecap();
  expect([shown(player), player.scene?.time]).toEqual([12, NORMAL * 1.5]);
  vi.advanceTimersByTime(NORMAL * 1.5);
  expect(player.now).toBeNull();
  player.showRecap();
  expect([player.recap, shown(player), player.scene?.time]).toEqual([null, 13, GREAT / 2]); // it does not concern me
  vi.runAllTimers();
  expect([player.now, seenLines('table', SEAT)]).toEqual([null, 13]);
});

test('whoever sits there is shown all of a throng: the small quarter as long, the great half', () => {
  const { player, answer } = table();
  const weights = [...Array.from({ length: THRONG }, () => 'quiet'), 'great', ...Array.from({ length: THRONG }, () => 'quiet'), 'normal!', 'quiet'];
  answer(weights);
  const times: number[] = [];
  for (let place = 0; place < weights.length; place += 1) {
    expect([shown(player), player.recap]).toEqual([11 + place, null]);
    times.push(player.scene!.time);
    vi.advanceTimersByTime(times.at(-1)!);
  }
  expect([player.now, seenLines('table', SEAT)]).toEqual([null, 10 + weights.length]);
  expect(times.filter((time) => time === QUIET / 4).length).toBe(42);
  expect([times[THRONG], times.at(-2), times.at(-1)]).toEqual([GREAT / 2, NORMAL * 1.5, QUIET]);
});

test('of what was missed, what concerns me comes first, and the rest stays offered', () => {
  const { player, answer } = table();
  hidden = true;
  answer(['quiet', 'great!', 'quiet', 'normal!']);
  hidden = false;
  player.showRecap();
  expect([shown(player), player.notes.length]).toEqual([12, 2]);
  expect(player.recap?.scenes.map(({ logLength }) => logLength)).toEqual([11, 13]);
  vi.advanceTimersByTime(GREAT * 1.5);
  expect(shown(player)).toBe(14);
  vi.runAllTimers();
  player.showRecap();
  expect([shown(player), player.recap]).toEqual([11, null]);
  vi.runAllTimers();
  expect([shown(player), seenLines('table', SEAT)]).toEqual([14, 14]);
});

test('however much was missed, what concerns me is offered', () => {
  const { player, answer } = table();
  hidden = true;
  answer(['great!', ...Array.from({ length: 300 }, () => 'quiet')]);
  hidden = false;
  expect([player.recap?.scenes[0]?.mine, player.recap?.scenes.length]).toEqual([true, 201]);
});

test('a new start offers what was offered before it as well', async () => {
  const { live, player, answer } = table();
  hidden = true;
  answer(['normal', 'normal']);
  hidden = false;
  const moves = [11, 12, 13].map((number) => ({ scenes: [{ lines: 1, weight: 'quiet' }], log: [lineOf(number)], change: null }));
  const run = { at: 0, view: viewOf(10), log_at: 10, moves };
  vi.spyOn(api, 'since').mockResolvedValue(run as unknown as Awaited<ReturnType<typeof api.since>>);
  [live.view, live.log] = [viewOf(12), live.log.slice(0, 12)];
  player.renew();
  await vi.waitFor(() => expect(player.recap).not.toBeNull());
  expect(api.since).toHaveBeenCalledWith('table', 10);
  expect(player.recap?.scenes.map(({ logLength }) => logLength)).toEqual([11, 12]); // what follows is shown
});

test('what is put away is offered no more', () => {
  const { player, answer } = table();
  hidden = true;
  answer(['quiet', 'quiet']);
  hidden = false;
  player.dismissRecap();
  expect([player.recap, seenLines('table', SEAT)]).toEqual([null, 12]);
});

test('whoever plays on is no longer offered what was missed', () => {
  const { player, answer } = table();
  hidden = true;
  answer(['quiet', 'quiet']);
  hidden = false;
  answer(['normal'], true);
  expect([player.recap, seenLines('table', SEAT)]).toEqual([null, 13]);
});

test('a ceremony is told at the same pace, however many lines it has', () => {
  const { player, answer } = table(10, { ceremonial: () => true });
  answer(Array.from({ length: THRONG + 1 }, () => 'quiet'));
  expect(shown(player)).toBe(11);
  expect(player.scene!.time).toBeGreaterThan(QUIET);
});

test('all that some lines tell is shown again, from memory or from the server', async () => {
  const { player, answer } = table();
  const scenes = answer(['quiet', 'quiet', 'quiet', 'quiet']);
  player.skip();
  const asked = vi.spyOn(api, 'since');
  await player.showLines(11, 13);
  expect([shown(player), player.fresh]).toEqual([12, false]);
  vi.advanceTimersByTime(QUIET);
  expect(player.now).toBe(scenes[2]);
  vi.advanceTimersByTime(QUIET);
  expect(player.now).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  const line = { lines: 1, weight: 'quiet' as const };
  const moves = [1, 2].map((number) => ({ scenes: [line], log: [lineOf(number)], change: null }));
  asked.mockResolvedValue({ at: 0, view: viewOf(1), log_at: 1, moves } as unknown as Awaited<ReturnType<typeof api.since>>);
  await player.showLines(1, 2);
  expect([player.news, player.left]).toEqual([[lineOf(1)], 1]);
});

test('with little time left nothing holds my decision back', () => {
  const { live, player, answer } = table();
  const asked = (seconds: number) => {
    live.clock = { decision: [0, seconds], bank: [0, 10], running: [false, true] };
    live.clockAt = performance.now();
    answer(['great', 'great', 'great']);
  };
  asked(1); // others decide
  expect(player.open).toBe(false);
  player.skip();
  live.view = { ...live.view, prompt: { key: 'x', words: {} } };
  const [weights, length] = [['great', 'great', 'great'], live.log.length];
  const scenes = weights.map((weight, place) => ({
    before: live.view,
    view: place === 2 ? live.view : viewOf(90 + place),
    lines: [],
    weight: weight as Weight,
    mine: false,
    own: false,
    logLength: length + place + 1,
  }));
  live.clock = { decision: [0, 8], bank: [0, 10], running: [false, true] };
  live.clockAt = performance.now();
  player.add(scenes);
  vi.advanceTimersByTime(18_000 - SHORT - 1);
  expect(player.open).toBe(false);
  vi.advanceTimersByTime(1);
  expect([player.open, player.now]).toEqual([true, null]);
  live.clock = { decision: [0, 4], bank: [0, 10], running: [false, true] };
  player.add(scenes.map((scene) => ({ ...scene, logLength: scene.logLength + 3 })));
  expect(player.now).toBeNull();
});

test('with little time left nothing that I look at again holds my decision back, either', () => {
  const { live, player, answer } = table();
  answer(['great', 'normal']);
  player.skip();
  live.view = { ...live.view, prompt: { key: 'x', words: {} } };
  live.clock = { decision: [0, 8], bank: [0, 10], running: [false, true] };
  const looks = [player.again, () => (player.again(), player.pause()), player.back];
  for (const look of looks) {
    live.clockAt = performance.now();
    look();
    expect(player.open).toBe(false);
    vi.advanceTimersByTime(18_000 - SHORT - 1);
    expect(player.open).toBe(false);
    vi.advanceTimersByTime(1);
    expect(player.now).toBeNull();
  }
  live.clock = { decision: [0, 4], bank: [0, 10], running: [false, true] };
  player.again();
  expect(player.now).toBeNull();
});

test('after a reload what was not shown is offered, what was dismissed is not', async () => {
  const sample = samples.joraku;
  const run = sample.run as unknown as Parameters<typeof scenesOfRun>[0];
  vi.spyOn(api, 'since').mockResolvedValue(run);
  const from = run.log_at + 1; // one line of the first answer was shown
  keepSeenLines('table', SEAT, from);
  const { player } = table(sample.lines);
  await vi.waitFor(() => expect(player.recap).not.toBeNull());
  expect(api.since).toHaveBeenCalledWith('table', from);
  expect(player.recap?.scenes.every(({ logLength }) => logLength > from)).toBe(true);
  expect(player.recap?.scenes.at(-1)?.logLength).toBe(sample.lines);
  player.dismissRecap();
  const { player: later } = table(sample.lines);
  await vi.advanceTimersByTimeAsync(1000);
  expect([later.recap, vi.mocked(api.since).mock.calls.length]).toEqual([null, 1]);
});

test('a line of the log is shown again: from memory, or from the server', async () => {
  const sample = samples.shogun;
  const run = sample.run as unknown as Parameters<typeof scenesOfRun>[0];
  vi.spyOn(api, 'since').mockResolvedValue(run);
  const { player, answer } = table(sample.lines);
  answer(['normal', 'normal']);
  player.skip();
  await player.showLine(sample.lines);
  expect(player.now?.logLength).toBe(sample.lines + 1);
  expect(api.since).not.toHaveBeenCalled();
  const old = run.log_at + 3;
  await player.showLine(old);
  expect(api.since).toHaveBeenCalledWith('table', old, 1);
  expect(player.now?.lines).toContainEqual(run.moves.flatMap(({ log }) => log)[3]);
  expect(player.open).toBe(false);
  player.skip();
  expect(player.open).toBe(true);
});

test('less motion: the same scenes, marked', () => {
  settings.set({ still: true });
  const { player, answer } = table();
  answer(['normal', 'normal']);
  expect(player.scene).toMatchObject({ still: true, time: NORMAL });
});

test.each(Object.entries(samples))('%s: real scenes end in the view that the server sends', (_, { run, view, lines }) => {
  const told = run as unknown as Parameters<typeof scenesOfRun>[0];
  const scenes = scenesOfRun(told);
  expect(scenes.length).toBeGreaterThan(10);
  expect(scenes.at(-1)!.view).toEqual(view);
  expect(scenes.at(-1)!.logLength).toBe(lines);
  let [now, at] = [told.view, told.log_at];
  for (const move of told.moves) {
    const done = scenesOf(move, now, at);
    done.scenes.slice(0, -1).forEach((scene) => expect([scene.view.prompt, scene.view.choices]).toEqual([null, []]));
    expect(done.scenes.flatMap((scene) => scene.lines)).toEqual(move.log);
    at += move.log.length;
    now = done.view;
  }
  expect([now, at]).toEqual([view, lines]);
});

test('a scene waits for the parts that show it, and its time begins then', async () => {
  let come = (): void => undefined;
  let parts: Promise<void> | null = new Promise((resolve) => (come = resolve));
  const { player, answer } = table(10, { awaited: () => parts });
  answer(['normal', 'quiet']);
  await vi.advanceTimersByTimeAsync(10 * NORMAL);
  expect([player.scene, shown(player), player.open]).toEqual([null, 11, false]);
  parts = null;
  come();
  await vi.advanceTimersByTimeAsync(0);
  expect(player.scene).toMatchObject({ weight: 'normal' });
  vi.advanceTimersByTime(NORMAL);
  expect(shown(player)).toBe(12);
});

test('what was skipped while it waited is not shown when its parts come', async () => {
  let come = (): void => undefined;
  const parts = new Promise<void>((resolve) => (come = resolve));
  const { player, answer } = table(10, { awaited: () => parts });
  answer(['normal']);
  player.skip();
  come();
  await vi.advanceTimersByTimeAsync(0);
  expect([player.scene, player.now, player.open]).toEqual([null, null, true]);
});
