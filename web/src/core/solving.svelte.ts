// A puzzle that is being solved. The server knows the solution; nothing here does until it is found or shown.

import { get, post } from './api';
import type { Choice, PuzzleHint, PuzzleShown, PuzzleVerdict, Refused } from './protocol';
import { attempt } from './refusal';
import { noteSolved } from './solved';
import { type Tape, filmOf } from './tape.svelte';

const PUZZLE = '/api/puzzles/{game}/{puzzle}';

export class Solving {
  shown = $state.raw<PuzzleShown>();
  verdict = $state.raw<PuzzleVerdict | null>(null);
  hint = $state.raw<PuzzleHint | null>(null);
  /** The way that the game goes after the answer. */
  film = $state.raw<Tape | null>(null);
  refused = $state.raw<Refused | null>(null);
  busy = $state(false);

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  private get place() {
    return { game: this.game, puzzle: this.id };
  }

  open = (): Promise<void> =>
    this.ask(async () => {
      this.shown = await get(PUZZLE, this.place);
    });

  /** Answer, or give up with nothing. A puzzle counts as solved by whoever finds the solution at last. */
  answer = (choice?: Choice): Promise<void> =>
    this.ask(async () => {
      const verdict = await post(PUZZLE, this.place, { action: choice?.text ?? '' });
      this.verdict = verdict;
      if (verdict.right) noteSolved(this.game, this.id);
      this.play(verdict);
    });

  help = (): Promise<void> =>
    this.ask(async () => {
      this.hint = await get(`${PUZZLE}/hint`, this.place);
    });

  again = (): void => {
    this.verdict = null;
    this.endFilm();
  };

  endFilm = (): void => {
    this.film?.close();
    this.film = null;
  };

  private play({ run }: PuzzleVerdict): void {
    this.endFilm();
    this.film = filmOf(run, 0);
  }

  private async ask(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refused = await attempt(work);
    this.busy = false;
  }
}
