// A game to step through: the log comes at once, positions in runs around the one that is shown.

import type { ReplayLine, ReplayStep } from './protocol';

/** Where positions and log come from. */
export interface Source {
  /** So many positions from one on. */
  steps: (at: number, count: number, seat: number) => Promise<ReplayStep[]>;
  log: (seat: number) => Promise<ReplayLine[]>;
}

/** Positions that are fetched together. */
export const RUN = 24;

/** Where the run begins that is to be fetched next: this one, the one after, the one before. */
export function nextRun(known: ReadonlyMap<number, unknown>, at: number, length: number): number | null {
  const run = at - (at % RUN);
  for (const start of [run, run + RUN, run - RUN]) {
    if (start >= 0 && start <= length && !known.has(start)) return start;
  }
  return null;
}

/** What is known of the game from one seat. */
class Known {
  readonly steps = new Map<number, ReplayStep>();
  lines = $state.raw<readonly ReplayLine[]>([]);
  /** Counts the runs that came. */
  runs = $state(0);
  logged = false;
}

export class Tape {
  at = $state(0);
  seat = $state(-1);
  /** Why something could not be fetched. */
  trouble = $state.raw<unknown>(null);
  private known: Known;
  private last = $state.raw<ReplayStep>();
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

  /** The position now; while it is on its way, the one shown before. */
  get step(): ReplayStep | undefined {
    return (this.known.runs && this.known.steps.get(this.at)) || this.last;
  }

  get lines(): readonly ReplayLine[] {
    return this.known.lines;
  }

  private within(at: number): number {
    return Math.max(0, Math.min(this.length, Math.round(at) || 0));
  }

  go(at: number): void {
    this.last = this.step;
    this.at = this.within(at);
    void this.fill();
  }

  sit(seat: number): void {
    this.last = this.step;
    this.seat = seat;
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
    for (const step of await this.source.steps(start, RUN, seat)) known.steps.set(step.at, step);
    known.runs += 1;
    return known.steps.has(start);
  }
}
