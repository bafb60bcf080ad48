// A position on the ruling desk: set up, changed, asked about. The server knows the rules; nothing here does.

import { api } from './api';
import type { Choice, DeskLook, DeskOutcome, DeskVerdict, ExampleStep, Refused } from './protocol';
import { refusedBy } from './refusal';
import { type Blank, type Data, type Field, withValue } from './ruling_position';
import { type Tape, filmOf } from './tape.svelte';

/** Steps that can be taken back. */
const MOST_STEPS = 200;
const SEEDS = 2 ** 32;

/** An answer that was tried out, so that it can be tried again. */
interface Tried {
  seat: number;
  action: string;
  /** The position before it. */
  before: string;
}

export class Ruling {
  /** The last possible position, as one seat sees it. */
  look = $state.raw<DeskLook>();
  /** The position as it was set up, which may be impossible; then `refused` says why. */
  text = $state('');
  refused = $state.raw<Refused | null>(null);
  busy = $state(false);
  /** The answers to what was asked: why not, and what happened. */
  verdict = $state.raw<DeskVerdict | null>(null);
  outcome = $state.raw<DeskOutcome | null>(null);
  film = $state.raw<Tape | null>(null);
  /** Places that the asker's seat does not know. */
  assumed = $state.raw<readonly string[]>([]);
  /** Answers of a printed example that are still to be given. */
  script = $state.raw<readonly ExampleStep[]>([]);
  private past = $state.raw<readonly string[]>([]);
  private future = $state.raw<readonly string[]>([]);
  private tried = $state.raw<Tried | null>(null);
  private asked = 0;

  constructor(readonly game: string) {}

  get blanks(): Readonly<Record<string, Blank>> {
    return (this.look?.blanks ?? {}) as Record<string, Blank>;
  }

  /** The position as data; that of the board while the text can't be read. */
  readonly draft = $derived.by<Data>(() => {
    for (const text of [this.text, this.look?.text ?? '{}']) {
      try {
        return JSON.parse(text) as Data;
      } catch {
        // the next one
      }
    }
    return {};
  });

  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);
  readonly canTryAgain = $derived.by(() => this.tried !== null);

  /** A new position from elsewhere. */
  async open(fetch: () => Promise<DeskLook>, script: readonly ExampleStep[] = []): Promise<boolean> {
    return await this.ask(async () => {
      const look = await fetch();
      this.remember();
      this.take(look);
      this.assumed = look.assumed;
      this.script = script;
    });
  }

  /** One place was changed by hand: what follows from the rest is put right. */
  edit(field: Field, value: unknown): void {
    void this.change(JSON.stringify(withValue(this.draft, field, value)), true);
  }

  /** Come to a situation with what stands on the table, even if it does not fit yet. */
  async comeTo(situation: string, chosen: Data): Promise<void> {
    await this.ask(async () => {
      const { text } = await api.deskSituation(this.game, { text: this.text, situation, chosen });
      await this.change(text, true);
    });
  }

  setText(text: string): Promise<boolean> {
    return this.change(text, false);
  }

  /** Look from another seat. */
  async see(seat: number): Promise<void> {
    const text = this.look?.text ?? '';
    await this.ask(async () => {
      this.look = await api.deskLook(this.game, { text, seat });
    });
  }

  undo = (): void => this.step('past', 'future');
  redo = (): void => this.step('future', 'past');

  private step(from: 'past' | 'future', to: 'past' | 'future'): void {
    const text = this[from].at(-1);
    if (text === undefined || this.busy) return;
    this[from] = this[from].slice(0, -1);
    this[to] = [...this[to], this.text];
    void this.show(text, false);
  }

  /** Ask why not that. */
  async why(seat: number, asked: { action?: string; named?: Data }): Promise<void> {
    const { action = '', named = null } = asked;
    this.outcome = null;
    await this.ask(async () => {
      this.verdict = null;
      this.verdict = await api.deskWhy(this.game, { text: this.look!.text, seat, action, named, seed: null });
    });
  }

  /** Ask what happens if: a seed decides chance. */
  async try(seat: number, action: string, seed: number | null = null): Promise<void> {
    const text = this.look!.text;
    await this.ask(async () => {
      const outcome = await api.deskTry(this.game, { text, seat, action, named: null, seed });
      this.remember();
      this.take(outcome.look);
      this.tried = { seat, action, before: text };
      this.outcome = outcome;
      const step = this.script[0];
      this.script = step && step.seat === seat && step.action === outcome.action ? this.script.slice(1) : [];
      this.play(outcome);
    });
  }

  answer = (choice: Choice): void => void (this.look && this.try(this.look.view.seat, choice.text));

  /** The same answer once more, with other chance. */
  async tryAgain(): Promise<void> {
    const tried = this.tried;
    if (!tried) return;
    const script = this.script;
    this.past = this.past.slice(0, -1);
    this.text = tried.before;
    this.look = { ...this.look!, text: tried.before };
    await this.try(tried.seat, tried.action, Math.floor(Math.random() * SEEDS));
    this.script = script;
  }

  /** The next answer of the example. */
  async nextOfExample(): Promise<void> {
    const step = this.script[0];
    if (step) await this.try(step.seat, step.action);
  }

  endFilm = (): void => {
    this.film?.close();
    this.film = null;
  };

  private play({ run }: DeskOutcome): void {
    this.endFilm();
    if (run.moves.some(({ log }) => log.length)) this.film = filmOf(run, 0);
  }

  private remember(): void {
    if (this.text) this.past = [...this.past, this.text].slice(-MOST_STEPS);
    this.future = [];
  }

  private take(look: DeskLook): void {
    this.look = look;
    this.text = look.text;
    this.refused = null;
    this.verdict = null;
    this.outcome = null;
    this.tried = null;
    this.endFilm();
  }

  private async change(text: string, balance: boolean): Promise<boolean> {
    this.remember();
    this.script = [];
    return await this.show(text, balance);
  }

  private async show(text: string, balance: boolean): Promise<boolean> {
    this.text = text;
    this.verdict = null;
    this.outcome = null;
    this.tried = null;
    this.endFilm();
    const number = ++this.asked;
    const seat = this.look?.view.seat;
    try {
      // Another seat may be asked now: then that one looks.
      const asked = (valueAsked(text) ?? []).includes(seat ?? -1) ? seat : undefined;
      const look = await api.deskLook(this.game, { text, seat: asked, balance });
      if (number === this.asked) this.take(look);
      return true;
    } catch (error) {
      if (number === this.asked) this.refused = refusedBy(error);
      return false;
    }
  }

  private async ask(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.refused = refusedBy(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

function valueAsked(text: string): readonly number[] | null {
  try {
    return (JSON.parse(text) as { ask?: { seats?: number[] } | null }).ask?.seats ?? null;
  } catch {
    return null;
  }
}
