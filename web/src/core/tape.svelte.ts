// A game to step through, scene by scene: the log comes at once, positions in runs around the one shown.

import type { Happening, ReplayLine, ReplayRun, View } from './protocol';
import { type Scene, scenesOf } from './scenes';

/** The source of positions and log lines. */
export interface Source {
  /** A position, and the way to so many more. */
  run: (at: number, count: number, seat: number) => Promise<ReplayRun>;
  log: (seat: number) => Promise<ReplayLine[]>;
}

/** A position of the game, and the scenes of the answer that led to it. */
export interface Step {
  at: number;
  view: View;
  scenes: readonly Scene[];
  /** Lines of the log, those of its scenes included. */
  logLength: number;
}

/** Positions that are fetched together. */
export const RUN = 24;
/** The last scene of a step, however many it has. */
const LAST = Number.MAX_SAFE_INTEGER;

/** Return the start of the run to fetch next: this one, the one after, the one before. */
export function nextRun(known: ReadonlyMap<number, unknown>, at: number, length: number): number | null {
  const run = at - (at % RUN);
  for (const start of [run, run + RUN, run - RUN]) {
    if (start >= 0 && start <= length && !known.has(start)) return start;
  }
  return null;
}

/** The part of the game that is known so far, as one seat sees it. */
class Known {
  readonly steps = new Map<number, Step>();
  lines = $state.raw<readonly ReplayLine[]>([]);
  /** Counts the runs that came. */
  runs = $state(0);
  logged = false;

  /** A run tells the scenes of all its steps but the first. */
  take(run: ReplayRun): void {
    let [view, logLength] = [run.view, run.log_at];
    if (run.at === 0) this.steps.set(0, { at: 0, view, scenes: [], logLength });
    run.moves.forEach((move, place) => {
      const done = scenesOf(move, view, logLength);
      view = done.view;
      logLength += move.log.length;
      const at = run.at + place + 1;
      this.steps.set(at, { at, view, scenes: done.scenes, logLength });
    });
    this.runs += 1;
  }
}

export class Tape {
  /** Answers given at the position that is shown, or is being reached. */
  at = $state(0);
  seat = $state(-1);
  /** The reason why something could not be fetched. */
  trouble = $state.raw<unknown>(null);
  /** The scene of the step, or the line of the log whose scene it is. */
  private part = $state(LAST);
  private line = $state(-1);
  private known: Known;
  private last = $state.raw<Step>();
  private readonly kept = new Map<number, Known>();
  private filling = false;
  private closed = false;

  constructor(
    private readonly source: Source,
    readonly length: number,
    seat: number,
    at: number,
  ) {
    this.known = $state.raw(this.from(seat));
    this.seat = seat;
    this.at = this.within(at);
    void this.fill();
  }

  private from(seat: number): Known {
    const known = this.kept.get(seat) ?? new Known();
    this.kept.set(seat, known);
    return known;
  }

  /** The step now; while it is on its way, the one shown before. */
  get step(): Step | undefined {
    return (this.known.runs && this.known.steps.get(this.at)) || this.last;
  }

  /** The scene of the step that is shown, counted from 0. */
  private get place(): number {
    const scenes = this.step?.scenes ?? [];
    const told = this.line < 0 ? -1 : scenes.findIndex(({ logLength }) => this.line < logLength);
    return Math.min(told < 0 ? this.part : told, scenes.length - 1);
  }

  get scene(): Scene | null {
    return this.step?.scenes[this.place] ?? null;
  }

  get view(): View | undefined {
    return this.scene?.view ?? this.step?.view;
  }

  /** The lines that just happened; at the beginning those of the setup. */
  get news(): readonly Happening[] {
    if (this.scene) return this.scene.lines;
    return this.ready && this.atStart ? this.lines.slice(0, this.logLength).filter(({ at }) => at >= 0).map(({ happening }) => happening) : [];
  }

  /** Lines of the log that are told so far. */
  get logLength(): number {
    return this.scene?.logLength ?? this.step?.logLength ?? 0;
  }

  get lines(): readonly ReplayLine[] {
    return this.known.lines;
  }

  get atStart(): boolean {
    return this.at === 0;
  }

  get atEnd(): boolean {
    return this.at === this.length && (!this.step || this.place >= this.step.scenes.length - 1);
  }

  /** The position that is wanted is the one that is shown. */
  get ready(): boolean {
    return this.step?.at === this.at;
  }

  private within(at: number): number {
    return Math.max(0, Math.min(this.length, Math.round(at) || 0));
  }

  /** To the position after so many answers. */
  go(at: number): void {
    this.move(at, LAST);
  }

  /** To the scene of a line of the log. */
  goToLine(index: number): void {
    const line = this.lines[index];
    if (line) this.move(line.at, LAST, index);
  }

  /** One scene on. */
  next(): void {
    if (this.place + 1 < (this.step?.scenes.length ?? 0)) this.move(this.at, this.place + 1);
    else if (this.at < this.length) this.move(this.at + 1, 0);
  }

  /** One scene back. */
  back(): void {
    if (this.place > 0) this.move(this.at, this.place - 1);
    else this.move(this.at - 1, LAST);
  }

  private move(at: number, part: number, line = -1): void {
    this.last = this.step;
    this.at = this.within(at);
    this.part = part;
    this.line = line;
    void this.fill();
  }

  sit(seat: number): void {
    this.last = this.step;
    this.seat = seat;
    this.line = -1;
    this.known = this.from(seat);
    void this.fill();
  }

  close(): void {
    this.closed = true;
  }

  /** One request at a time, always for what is missed most. */
  private async fill(): Promise<void> {
    if (this.filling) return;
    this.filling = true;
    try {
      while (!this.closed && (await this.fetchNext())) this.trouble = null;
    } catch (error) {
      this.trouble = error;
    } finally {
      this.filling = false;
    }
  }

  private async fetchNext(): Promise<boolean> {
    const [known, seat] = [this.known, this.seat];
    const start = nextRun(known.steps, this.at, this.length);
    if (!known.logged && start !== this.at - (this.at % RUN)) {
      known.lines = await this.source.log(seat);
      known.logged = true;
      return true;
    }
    if (start === null) return false;
    // From the position before, so that the way to the first one is told, too.
    known.take(await (start ? this.source.run(start - 1, RUN, seat) : this.source.run(0, RUN - 1, seat)));
    return known.steps.has(start);
  }
}

/** A tape of a run that is there already, seen by whoever its first view is for. */
export function filmOf(run: ReplayRun, at: number): Tape {
  const lines: ReplayLine[] = run.moves.flatMap(({ log }, place) => log.map((happening) => ({ at: place + 1, happening })));
  return new Tape({ run: () => Promise.resolve(run), log: () => Promise.resolve(lines) }, run.moves.length, run.view.seat, at);
}
