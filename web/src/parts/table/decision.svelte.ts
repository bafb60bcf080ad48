// My decision while it is being made: what was clicked, what was refused, what is suggested.

import { NOTHING, type Choosing, type Thing, back, decided, meaning, pick } from '../../core/selection';
import type { Live } from '../../core/live.svelte';
import type { AdviceInfo, Choice, OutlookInfo, Refused, Reply, View } from '../../core/protocol';
import { settings } from '../../core/settings.svelte';
import type { Deals, Desk, GameClient } from '../../games';

export class Decision implements Desk {
  choosing = $state.raw<Choosing>(NOTHING);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Choice | null>(null);
  /** The answer under the pointer. */
  peek = $state.raw<Choice | null>(null);
  thinking = $state(false);
  /** The hint with its reasons, then the next best answers. */
  advice = $state.raw<readonly AdviceInfo[]>([]);
  /** The outlooks of the seats, if I asked for them. */
  outlooks = $state.raw<readonly OutlookInfo[]>([]);
  asked = '';

  constructor(
    private readonly live: Live,
    private readonly client: GameClient,
  ) {}

  get table(): string {
    return this.live.id;
  }

  get deals(): Deals {
    return this.live;
  }

  get busy(): boolean {
    return this.live.busy;
  }

  private get view(): View | null {
    return this.live.view;
  }

  get choices(): readonly Choice[] {
    return this.view?.choices ?? [];
  }

  /** The answer that is waiting to be confirmed. */
  get decided(): Choice | null {
    return decided(this.choices, this.choosing);
  }

  get listed(): Choice[] {
    return this.view?.prompt ? this.client.listed(this.view, this.choosing) : [];
  }

  /** A new view: what is half chosen stays if the same is asked. */
  follow(view: View): void {
    const asked = JSON.stringify([view.prompt, view.choices.map((choice) => choice.text)]);
    if (asked === this.asked) return;
    this.asked = asked;
    this.choosing = NOTHING;
    this.refusal = null;
    this.hint = null;
    this.peek = null;
    this.advice = [];
    if (this.outlooks.length) void this.stand();
  }

  pick = (meanings: readonly Thing[]): void => {
    if (this.live.busy) return;
    const thing = meaning(this.choices, this.choosing, meanings);
    const next = thing && pick(this.choices, this.choosing, thing);
    // A click changes a choice that waits to be confirmed, and never sends it.
    if (next) this.go(next, this.decided !== null);
    else void this.whyNot(meanings);
  };

  /** An answer from the list of buttons. */
  take(choice: Choice): void {
    if (!this.live.busy) this.go(this.client.things(choice));
  }

  private go(choosing: Choosing, changed = false): void {
    this.refusal = null;
    this.choosing = choosing;
    const choice = this.decided;
    const view = this.view;
    if (!choice || !view) return;
    if (!settings.confirm || !(changed || this.client.weighty(view, choice))) void this.send(choice);
  }

  confirm(): void {
    const choice = this.decided;
    if (choice && !this.live.busy) void this.send(choice);
  }

  back(): void {
    if (this.refusal) this.refusal = null;
    else this.choosing = back(this.choosing);
  }

  private async send(choice: Choice): Promise<void> {
    this.refusal = await this.live.answer(choice.text);
    this.choosing = NOTHING;
  }

  private async whyNot(meanings: readonly Thing[]): Promise<void> {
    const text = this.view && this.client.guess(this.view, this.choosing, meanings);
    if (text) await this.why(text);
  }

  async why(action: string): Promise<void> {
    this.refusal = await this.live.why(action);
  }

  /** An answer that needs no choosing. The server sends the view it led to before the reply. */
  async answer(choice: Choice): Promise<boolean> {
    this.refusal = await this.live.answer(choice.text);
    return this.refusal === null;
  }

  async suggestion(quick: boolean): Promise<Reply> {
    const reply = await this.live.hint(quick);
    if (reply.refused?.key !== 'too-much') this.refusal = reply.refused;
    return reply;
  }

  async undo(): Promise<void> {
    this.choosing = NOTHING;
    this.refusal = await this.live.undo();
  }

  async askHint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.outlooks = [];
    const asked = this.view?.version;
    // The first one comes at once; the other one has been thought over.
    for (const quick of [true, false]) {
      const reply = await this.live.hint(quick);
      if (this.view?.version !== asked) break; // played meanwhile
      if (reply.refused && this.advice.length) break; // the first one stays
      this.refusal = reply.refused;
      if (reply.refused) break;
      if (!quick && !this.advice.length) break; // it was closed meanwhile
      this.advice = reply.advice;
      this.hint = this.choices.find((choice) => choice.text === reply.hint[0]) ?? null;
    }
    this.thinking = false;
  }

  /** Show how everybody stands, or close it. */
  async stand(): Promise<void> {
    const reply = await this.live.stand();
    this.refusal = reply.refused;
    if (!reply.ok) return;
    this.advice = [];
    this.outlooks = reply.outlooks;
  }

  closeAdvice(): void {
    this.advice = [];
    this.outlooks = [];
  }
}
