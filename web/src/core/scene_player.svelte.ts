// Stands between what the server says and what the board shows: one scene after another.

import { api } from './api';
import type { Live, Watcher } from './live.svelte';
import type { Happening, ReplayRun, View } from './protocol';
import { type Scene, type SceneHints, type ShownScene, asOne, befell, scenesOfRun, shownScene } from './scenes';
import { keepSeenLines, seenLines } from './seen_lines';
import { settings } from './settings.svelte';

/** With more than these waiting, what does not concern me passes faster; with many more, faster still. */
const CROWD = 8;
export const THRONG = 40;
/** Scenes that were shown and can be shown again without asking the server. */
const KEPT = 200;
/** Hardly any chapter takes more answers. */
const MOST_ANSWERS = 100;
/** Milliseconds on my clock below which nothing holds the decision back. */
export const SHORT = 15_000;
/** The longest time that a browser waits for. */
const LONGEST = 2 ** 31 - 1;
/** The parts of its time at which a scene passes then; the first of them also in a recap. */
const BRIEF = 0.5;
const FLEETING = 0.25;

/** Scenes that were not shown, to be offered. */
export interface Recap {
  scenes: readonly Scene[];
  /** Lines of the log that were shown before them. */
  from: number;
}

function inOrder(scenes: readonly Scene[]): Scene[] {
  return [...scenes].sort((one, other) => one.logLength - other.logLength);
}

export class ScenePlayer implements Watcher {
  /** The scene that is shown, at `at`, and those that wait. */
  private reel = $state.raw<readonly Scene[]>([]);
  private at = $state(0);
  readonly now = $derived<Scene | null>(this.reel[this.at] ?? null);
  /** The scene as boards get it. */
  scene = $state.raw<ShownScene | null>(null);
  /** Its lines; afterwards those of the last one. */
  news = $state.raw<readonly Happening[]>([]);
  newsFrom = $state(0);
  paused = $state(false);
  /** Something lies over the board: nothing goes on behind it. */
  private covered = false;
  /** Scenes that concern me and are not put away yet, the oldest first. */
  notes = $state.raw<readonly Scene[]>([]);
  recap = $state.raw<Recap | null>(null);
  /** The scenes of the last answer. */
  latest = $state.raw<readonly Scene[]>([]);
  private kept = $state.raw<readonly Scene[]>([]);
  /** Lines of the log that were shown. */
  private told = $state(0);
  /** The scene is shown for the first time. */
  private first = $state(false);
  /** Lines of the log at my last answer. */
  private answeredAt = 0;
  private recapped: ReadonlySet<Scene> = new Set();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private alarm: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly live: Live,
    private readonly hints: SceneHints | undefined,
  ) {
    live.watcher = this;
    document.addEventListener('visibilitychange', this.seen);
    this.told = seenLines(live.id, this.seat) ?? live.log.length;
    this.renew();
  }

  close(): void {
    this.closed = true;
    if (this.live.watcher === this) this.live.watcher = undefined;
    document.removeEventListener('visibilitychange', this.seen);
    this.stop();
  }

  private get seat(): number {
    return this.live.view?.seat ?? -1;
  }

  get view(): View | null {
    return this.now?.view ?? this.live.view;
  }

  /** The log as far as the scene that is shown. */
  readonly log = $derived.by<readonly Happening[]>(() => this.upTo(this.now?.logLength ?? this.live.log.length));

  /** The log without what is still to be shown. */
  readonly toldLog = $derived.by<readonly Happening[]>(() => this.upTo(this.now ? this.told : this.live.log.length));

  private upTo(length: number): readonly Happening[] {
    return length < this.live.log.length ? this.live.log.slice(0, length) : this.live.log;
  }

  /** The board shows where the game stands, so it can be played on. */
  readonly open = $derived.by(() => this.now === null || this.now.view === this.live.view);

  /** The view that the head of the page speaks of: while scenes pass, it moves on with the part of the log that one of them opens. */
  readonly heading = $derived.by<View | null>(() => {
    const moves = this.open || this.now?.lines.some(({ opens }) => opens);
    return moves ? this.view : this.now!.before;
  });

  /** Scenes until the board shows where the game stands. */
  readonly left = $derived(this.open ? 0 : Math.max(1, this.reel.length - this.at - 1));

  readonly canGoBack = $derived.by(() => this.at > 0 || this.before(this.now) !== null);

  /** The scene that is shown, or one after it, was not shown before. */
  readonly fresh = $derived.by(() => this.first || (this.reel.at(-1)?.logLength ?? 0) > this.told);

  // --- what the server says ---

  add(scenes: readonly Scene[]): void {
    if (!scenes.length) return;
    this.latest = scenes;
    const own = scenes[0]!.own;
    if (own) {
      this.answeredAt = scenes[0]!.logLength - scenes[0]!.lines.length;
      this.dismissRecap(); // whoever plays on no longer asks what was missed
      this.putAway();
    }
    if (document.hidden) {
      this.miss(scenes);
      return;
    }
    if (settings.tempo === 'instant' && this.now === null) {
      this.pass(scenes);
      this.keepTold();
      return;
    }
    const small = own && scenes.every(({ weight }) => weight === 'quiet');
    const more = small ? [asOne(scenes)] : scenes;
    // Whoever answers has seen what led to the question.
    const waiting = own && this.reel.length - this.at <= 1 ? [] : this.reel.slice(this.at);
    this.reel = [...waiting, ...more];
    this.at = 0;
    if (this.now !== waiting[0]) this.begin();
    else this.minClock();
  }

  /** Keep the scenes from before an undone step; the last one leads to the current position. */
  cut(): void {
    const { log, view } = this.live;
    const stands = (scene: Scene) => scene.logLength <= log.length;
    this.kept = this.kept.filter(stands);
    this.notes = this.notes.filter(stands);
    const scenes = this.recap?.scenes.filter(stands) ?? [];
    this.recap = scenes.length ? { ...this.recap!, scenes } : null;
    this.latest = [];
    const left = this.reel.slice(this.at).filter(stands);
    if (left.length) {
      this.reel = left.map((scene) => (scene.logLength === log.length ? { ...scene, view: view! } : scene));
      this.at = 0;
      this.told = Math.min(this.told, log.length);
      if (!this.scene) this.begin();
      else this.minClock();
    } else {
      this.stop();
      this.news = [];
      this.told = log.length;
    }
    this.keepTold();
  }

  renew(): void {
    const length = this.live.log.length;
    const from = Math.min(this.recap?.from ?? this.told, length);
    this.stop();
    this.recap = null;
    this.kept = [];
    this.news = [];
    this.latest = [];
    this.newsFrom = length;
    this.told = length;
    if (from < length && this.live.view) void this.gather(from, length);
    else this.keepTold();
  }

  // --- what the person wants ---

  /** Skip to where the game stands. */
  skip = (): void => {
    if (!this.now) return;
    const rest = this.reel.slice(this.at).filter(({ logLength }) => logLength > this.told);
    this.stop();
    this.pass(rest);
    this.keepTold();
  };

  pause = (): void => {
    this.paused = !this.paused;
    if (this.paused) clearTimeout(this.timer);
    else this.run();
  };

  /** While something lies over the board, scenes wait. */
  cover(covered: boolean): void {
    this.covered = covered;
    this.run();
  }

  /** The scene before; it stays until it is gone on from. */
  back = (): void => {
    const earlier = this.at > 0 ? null : this.before(this.now);
    if (this.at > 0) this.at -= 1;
    else if (earlier) this.reel = [earlier, ...this.reel.slice(this.at)];
    else return;
    this.paused = true;
    this.begin();
  };

  /** The scene once more; if none is shown, all since my last answer. */
  again = (): void => {
    this.paused = false;
    if (this.now) this.begin();
    else this.play(this.kept.filter(({ logLength }) => logLength > this.answeredAt));
  };

  /** Show these, then what is still waiting. */
  play(scenes: readonly Scene[]): void {
    if (!scenes.length) return;
    this.reel = [...scenes, ...this.reel.slice(this.at).filter(({ logLength }) => logLength > this.told)];
    this.at = 0;
    this.paused = false;
    this.begin();
  }

  /** Show the scene of a line of the log once more. */
  async showLine(index: number): Promise<void> {
    const tells = ({ logLength, lines }: Scene) => index < logLength && index >= logLength - lines.length;
    const known = this.kept.find(tells) ?? scenesOfRun(await this.since(index, 1)).find(tells);
    if (known && !this.closed) this.play([known]);
  }

  /** Show all that these lines of the log tell once more. */
  async showLines(from: number, to: number): Promise<void> {
    const tells = ({ logLength, lines }: Scene) => logLength > from && logLength - lines.length < to;
    const known = this.kept.filter(tells);
    const whole = known.length && known[0]!.logLength - known[0]!.lines.length <= from && known.at(-1)!.logLength >= to;
    const scenes = whole ? known : scenesOfRun(await this.since(from, MOST_ANSWERS)).filter(tells);
    if (!this.closed) this.play(scenes);
  }

  /** Show what was not seen: first what concerns me; then the rest, which is still offered. */
  showRecap = (): void => {
    if (!this.recap) return;
    const { scenes, from } = this.recap;
    const mine = scenes.filter((scene) => this.concerns(scene));
    const shown = mine.length ? mine : scenes;
    const rest = scenes.filter((scene) => !shown.includes(scene));
    this.recap = rest.length ? { scenes: rest, from } : null;
    this.recapped = new Set(shown);
    this.keep(shown);
    this.play(shown);
  };

  dismissRecap = (): void => {
    this.keep(this.recap?.scenes ?? []);
    this.recap = null;
    this.keepTold();
  };

  putAway = (): void => {
    this.notes = [];
  };

  // --- showing ---

  private before(scene: Scene | null): Scene | null {
    return this.kept.filter(({ logLength }) => !scene || logLength < scene.logLength).at(-1) ?? null;
  }

  private begin(): void {
    const scene = this.now;
    if (!scene) return;
    const awaited = this.hints?.awaited?.();
    if (awaited) void awaited.then(() => this.now === scene && this.show(scene));
    else this.show(scene);
    this.minClock();
  }

  private show(scene: Scene): void {
    this.news = [...scene.lines];
    this.newsFrom = scene.logLength - scene.lines.length;
    this.scene = shownScene(scene, this.hints, this.partOf(scene));
    this.first = scene.logLength > this.told;
    if (this.first) {
      this.keep([scene]);
      this.told = scene.logLength;
      this.keepTold();
    }
    this.run();
  }

  /** The part of its time for which a scene is shown. */
  private partOf(scene: Scene): number {
    if (scene.mine || this.ceremonial(scene)) return 1;
    const [waiting, great] = [this.reel.length - this.at, scene.weight === 'great'];
    if (waiting > THRONG) return great ? BRIEF : FLEETING;
    return (waiting > CROWD && !great) || this.recapped.has(scene) ? BRIEF : 1;
  }

  private ceremonial(scene: Scene): boolean {
    return this.hints?.ceremonial?.(scene) ?? false;
  }

  /** It befell me, I did it, or it is counted before all: it comes first, and nothing else makes it pass. */
  concerns(scene: Scene): boolean {
    return scene.mine || scene.own || this.ceremonial(scene);
  }

  private run(): void {
    clearTimeout(this.timer);
    if (!this.paused && !this.covered && this.scene) this.timer = setTimeout(() => this.next(), this.scene.time);
  }

  private next(): void {
    if (this.at + 1 < this.reel.length) {
      this.at += 1;
      this.begin();
    } else {
      this.stop();
      this.told = this.live.log.length;
      this.keepTold();
    }
  }

  private stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.alarm);
    this.reel = [];
    this.at = 0;
    this.scene = null;
    this.first = false;
    this.paused = false;
  }

  /** These are known without being shown one by one. */
  private pass(scenes: readonly Scene[]): void {
    this.keep(scenes);
    const first = scenes[0];
    if (first) {
      this.newsFrom = first.logLength - first.lines.length;
      this.news = this.live.log.slice(this.newsFrom);
    }
    this.told = this.live.log.length;
  }

  private keep(scenes: readonly Scene[]): void {
    this.kept = inOrder([...this.kept, ...scenes]).slice(-KEPT);
    if (this.hints?.keeps) return;
    const noted = scenes.filter((scene) => befell(scene, this.seat, this.hints).length > 0);
    if (noted.length) this.notes = [...this.notes, ...noted];
  }

  private keepTold(): void {
    keepSeenLines(this.live.id, this.seat, this.recap?.from ?? this.told);
  }

  // --- what was not seen ---

  /** These are offered instead of shown. */
  private miss(scenes: readonly Scene[]): void {
    const fresh = scenes.filter(({ logLength }) => logLength > this.told);
    this.stop();
    this.offer(fresh, this.told);
    this.told = this.live.log.length;
    this.keepTold();
  }

  /** Offer these besides what is offered already; of too many those that concern me, and the newest. */
  private offer(scenes: readonly Scene[], from: number): void {
    const all = inOrder([...(this.recap?.scenes ?? []), ...scenes]);
    const offered = new Set([...all.filter((scene) => this.concerns(scene)), ...all.slice(-KEPT)]);
    this.recap = { from: Math.min(this.recap?.from ?? from, from), scenes: all.filter((scene) => offered.has(scene)) };
  }

  private readonly seen = (): void => {
    const waiting = this.reel.slice(this.at + 1);
    if (document.hidden && this.now && waiting.length) this.miss(waiting);
  };

  /** All that happened since this seat had seen so many lines. */
  private since(lines: number, ...count: number[]): Promise<ReplayRun> {
    const { id, seat } = this.live;
    return seat === undefined ? api.since(id, lines, ...count) : api.since(id, lines, count[0], seat);
  }

  /** Offer what happened between so many lines of the log and so many. */
  private async gather(from: number, to: number): Promise<void> {
    const run = await this.since(from).catch(() => null);
    if (!run || this.closed) return;
    const scenes = scenesOfRun(run).filter(({ logLength }) => logLength > from && logLength <= to);
    if (scenes.length) this.offer(scenes, from);
  }

  /** With little time left nothing holds my decision back. */
  private minClock(): void {
    clearTimeout(this.alarm);
    const { clock, view } = this.live;
    if (!clock || !view?.prompt || !clock.running[this.seat]) return;
    const left = ((clock.decision[this.seat] ?? 0) + (clock.bank[this.seat] ?? 0)) * 1000;
    const wait = left - SHORT - (performance.now() - this.live.clockAt);
    if (wait <= 0) this.skip();
    else this.alarm = setTimeout(this.skip, Math.min(wait, LONGEST));
  }
}
