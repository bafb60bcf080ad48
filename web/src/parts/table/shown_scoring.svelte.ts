// The scoring shown over the board: that of the newest ceremony, or one asked for in the log.

import { type Ceremony, ceremonyAt } from '../../core/ceremony';
import type { Happening } from '../../core/protocol';
import type { ScenePlayer } from '../../core/scene_player.svelte';
import type { GameClient } from '../../games';

/** The view that is shown, and the log so far. */
interface Shown extends Pick<ScenePlayer, 'news' | 'newsFrom' | 'now'> {
  log: readonly Happening[];
}

export class ShownScoring {
  /** The line of the log; −1 without one. */
  at = $state(-1);
  /** One that was shown and comes when all scenes are over. */
  private next: Ceremony | null = null;
  /** The line with which the chapter began that is still about it: the one after that puts away what came by itself. */
  private until = Infinity;

  /** The scene may be part of a ceremony: once that is over, its table comes after the scenes. */
  follow({ news, newsFrom, now, log }: Shown, { scorings }: GameClient): void {
    if (!scorings?.laidOut) return;
    const touched = news.flatMap((_, place) => ceremonyAt(log, newsFrom + place, scorings.solemn) ?? []).at(-1);
    if (touched) this.next = touched.to < log.length ? touched : null;
    else if (news.some(({ opens }, place) => opens === 'chapter' && newsFrom + place > this.until)) this.close();
    if (now || !this.next) return;
    this.open(this.next.from, this.next.to);
  }

  open(at: number, until = Infinity): void {
    this.next = null;
    this.at = at;
    this.until = until;
  }

  close(): void {
    this.open(-1);
  }
}
