// Which scoring is shown over the board: the newest great one, or one asked for in the log.

import type { Live } from '../../core/live.svelte';
import type { GameClient } from '../../games';

/** A seal stays so many milliseconds: not longer than bots wait. */
export const HELD = 2200;

export class ShownScoring {
  /** The line of the log; −1 without one. */
  at = $state(-1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The last move may have brought a great scoring: it comes after the seals. */
  follow(live: Live, client: GameClient): void {
    const great = live.news.map(({ key }) => client.scorings?.great.includes(key) ?? false).lastIndexOf(true);
    if (great < 0) return;
    const [at, wait] = [live.newsFrom + great, HELD * client.moments(live.news).length];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(at), wait);
  }

  open(at: number): void {
    clearTimeout(this.timer);
    this.at = at;
  }

  close(): void {
    this.open(-1);
  }
}
