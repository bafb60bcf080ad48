// A game to step through: positions are fetched once, neighbours ahead of time, then all the rest.

import type { Happening, ReplayStep } from './protocol';

export interface Line {
  /** The answer that brought the line. */
  at: number;
  happening: Happening;
}

type Fetch = (at: number, seat: number) => Promise<ReplayStep>;

/** Which position to fetch next: this one, its neighbours, then from the beginning on. */
export function nextMissing(known: readonly unknown[], at: number, length: number): number | null {
  for (const near of [at, at + 1, at - 1, at + 2, at + 3, at - 2]) {
    if (near >= 0 && near <= length && known[near] === undefined) return near;
  }
  for (let each = 0; each <= length; each += 1) if (known[each] === undefined) return each;
  return null;
}

export class Tape {
  at = $state(0);
  seat = $state(-1);
  /** Why a position could not be fetched. */
  trouble = $state.raw<unknown>(null);
  private steps = $state.raw<readonly (ReplayStep | undefined)[]>([]);
  private last = $state.raw<ReplayStep>();
  private readonly kept = new Map<number, (ReplayStep | undefined)[]>();
  private filling = false;
  private closed = false;

  constructor(
    private readonly fetchStep: Fetch,
    readonly length: number,
    seat: number,
    at: number,
  ) {
    this.seat = seat;
    this.at = this.within(at);
    void this.fill();
  }

  /** The position now; while it is on its way, the one shown before. */
  get step(): ReplayStep | undefined {
    return this.steps[this.at] ?? this.last;
  }

  /** The log as far as it is known. */
  get lines(): Line[] {
    return this.steps.flatMap((step, at) => (step?.log ?? []).map((happening) => ({ at, happening })));
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
    this.steps = this.kept.get(seat) ?? [];
    void this.fill();
  }

  close(): void {
    this.closed = true;
  }

  private async fill(): Promise<void> {
    if (this.filling) return;
    this.filling = true;
    try {
      while (!this.closed) {
        const seat = this.seat;
        const known = this.kept.get(seat) ?? [];
        const next = nextMissing(known, this.at, this.length);
        if (next === null) break;
        const step = await this.fetchStep(next, seat);
        known[next] = step;
        this.kept.set(seat, known);
        if (seat === this.seat) this.steps = [...known];
        this.trouble = null;
      }
    } catch (error) {
      this.trouble = error;
    } finally {
      this.filling = false;
    }
  }
}
