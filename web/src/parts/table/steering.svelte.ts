// Steering the table: as its host, by vote when the host is gone, and with my own seat.

import { api } from '../../core/api';
import type { Live } from '../../core/live.svelte';
import type { MotionForm, MotionInfo, Refused, SeatInfo, TableInfo, VoteForm } from '../../core/protocol';
import { attempt } from '../../core/refusal';

export class Steering {
  refused = $state.raw<Refused | null>(null);
  /** By this browser's clock; it goes on while the others wait for the host. */
  private now = $state(0);

  constructor(private readonly live: Live) {
    $effect(() => {
      if (!this.waits) return;
      this.now = performance.now();
      const timer = setInterval(() => (this.now = performance.now()), 500);
      return () => clearInterval(timer);
    });
  }

  private get table(): TableInfo {
    return this.live.table!;
  }

  get mine(): SeatInfo | undefined {
    return this.table.seats.find((seat) => seat.mine);
  }

  /** I am one of those who decide if the host does not come back. */
  get waits(): boolean {
    return !this.table.hosting && Boolean(this.mine) && !this.table.host_here;
  }

  /** Seconds since the host left. */
  get away(): number {
    return this.table.host_away + Math.max(0, this.now - this.live.tableAt) / 1000;
  }

  /** Seconds until a majority may decide. */
  get left(): number {
    return this.table.host_gone - this.away;
  }

  get votes(): boolean {
    return this.waits && this.left < 0;
  }

  countOf(motion: string): number {
    return this.table.votes[motion]?.length ?? 0;
  }

  votedFor(motion: string): boolean {
    return this.table.votes[motion]?.includes(this.mine?.number ?? -1) ?? false;
  }

  /** True if it was done. */
  private async act(work: () => Promise<unknown>): Promise<boolean> {
    this.refused = await attempt(work);
    return this.refused === null;
  }

  vote = (form: VoteForm) => this.act(() => api.vote(this.table.id, form));
  steer = (motion: 'pause' | 'resume' | 'end') => this.act(() => api.steer(this.table.id, motion));
  offer = (seat: number, person: string) => this.act(() => api.offer(this.table.id, seat, person));
  consent = (seat: number, agree: boolean) => this.act(() => api.consent(this.table.id, seat, agree));
  move = (form: MotionForm) => this.act(() => api.move(this.table.id, form));
  answer = (motion: MotionInfo, verdict: 'accept' | 'decline' | 'withdraw') =>
    this.act(() => api.answerMotion(this.table.id, motion.id, verdict));
  setAway = (seat: number, away: boolean) => this.act(() => api.away(this.table.id, seat, away));
}
