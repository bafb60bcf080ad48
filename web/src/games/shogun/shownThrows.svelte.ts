// The throws that are being looked at: those among the news, or one of a line of the log.

import { untrack } from 'svelte';
import type { BoardProps } from '../index';
import { type Throw, throwAt, throwsOf } from './throws';

/** Made while a component is: it follows the board that it is given. */
export class ShownThrows {
  private all = $state.raw<readonly Throw[]>([]);
  private at = $state(0);
  /** Just thrown: the cubes are seen falling. */
  fresh = $state(false);
  readonly now = $derived(this.all[this.at] ?? null);
  readonly place = $derived(this.all.length > 1 ? `${this.at + 1} / ${this.all.length}` : '');

  constructor(props: () => BoardProps, season: () => string) {
    // A throw among the news is shown; several can be looked through.
    $effect(() => {
      const news = props().news ?? [];
      if (!news.length) return;
      untrack(() => {
        const log = props().log ?? [];
        const made = throwsOf(news, log.slice(0, Math.max(0, log.length - news.length)));
        if (made.length) this.show(made, true);
      });
    });

    // A line of the log brings its throw back.
    $effect(() => {
      const line = props().shown ?? null;
      untrack(() => {
        const found = line ? throwAt(props().log ?? [], line) : null;
        if (found) this.show([found], false);
      });
    });

    // A new round clears the table.
    $effect(() => {
      void season();
      untrack(() => {
        if (!this.fresh) this.close();
      });
    });
  }

  private show(all: readonly Throw[], fresh: boolean): void {
    this.all = all;
    this.at = 0;
    this.fresh = fresh;
  }

  step(by: number): void {
    this.at = (this.at + by + this.all.length) % this.all.length;
  }

  close(): void {
    this.all = [];
  }
}
