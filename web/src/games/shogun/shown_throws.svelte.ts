// The throws that are being looked at: those among the news, or one of a line of the log.

import { untrack } from 'svelte';
import type { BoardProps } from '../index';
import { type Throw, involves, throwAt, throwsOf } from './throws';

/** Made while a component is: it follows the board that it is given. */
export class ShownThrows {
  private all = $state.raw<readonly Throw[]>([]);
  private at = $state(0);
  /** I owed an answer when the last news came. */
  private asked = true;
  /** Just thrown: the cubes are seen falling. */
  fresh = $state(false);
  readonly now = $derived(this.all[this.at] ?? null);
  readonly place = $derived(this.all.length > 1 ? `${this.at + 1} / ${this.all.length}` : '');

  constructor(props: () => BoardProps, season: () => string) {
    // In a replay the log comes after the position: what a throw was for is not guessed till then.
    const logged = $derived((props().log ?? []).length >= (props().news ?? []).length);

    // A throw among the news is shown; several can be looked through.
    $effect(() => {
      const news = props().news ?? [];
      if (!news.length || !logged) return;
      untrack(() => {
        const log = props().log ?? [];
        const made = throwsOf(log).filter(({ to }) => to >= log.length - news.length);
        // While others play on, what was thrown since my last answer can be looked through.
        const earlier = props().onpeek && !this.asked ? this.all.filter(({ from }) => !made.some((each) => each.from === from)) : [];
        const all = [...earlier, ...made];
        const mine = Math.max(-1, ...all.map((each, at) => (involves(each, props().view.seat) ? at : -1)));
        if (made.length) this.show(all, true, mine < 0 ? earlier.length : mine);
        else if (this.asked && this.fresh) this.close();
        this.asked = Boolean(props().view.prompt);
      });
    });

    // A line of the log brings its throw back while it is looked at.
    $effect(() => {
      const line = props().shown ?? null;
      const found = untrack(() => (line ? throwAt(props().log ?? [], line) : null));
      if (!found) return;
      untrack(() => this.show([found], false));
      return () => {
        if (this.now === found) this.close();
      };
    });

    // A new round clears the table.
    $effect(() => {
      void season();
      untrack(() => {
        if (!this.fresh) this.close();
      });
    });
  }

  private show(all: readonly Throw[], fresh: boolean, at = 0): void {
    this.all = all;
    this.at = at;
    this.fresh = fresh;
  }

  step(by: number): void {
    this.at = (this.at + by + this.all.length) % this.all.length;
  }

  close(): void {
    this.all = [];
  }
}
