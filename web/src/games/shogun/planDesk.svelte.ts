// The hands that plan: what is held, laying and lifting, whole plans step by step.

import type { Choice, View } from '../../core/protocol';
import type { Desk } from '../index';
import { type Plan, type Slot } from './planModel';
import { type Laid, clearing, lay, lift, towards } from './planSteps';

/** A card, or a slot that waits for one. */
export type Held = { card: string } | { slot: Slot } | null;
export type Working = 'again' | 'suggest' | 'clear' | null;

const MOST_STEPS = 60;
const pause = (time: number) => new Promise((done) => setTimeout(done, time));

export class PlanDesk {
  held = $state.raw<Held>(null);
  working = $state<Working>(null);
  /** What was just done, for those who listen: a text key below `web-sg-plan-said-` and its words. */
  said = $state.raw<{ key: string; words: Record<string, unknown> } | null>(null);
  private stopped = false;

  constructor(
    private readonly desk: () => Desk | undefined,
    private readonly view: () => View,
    private readonly plan: () => Plan | null,
  ) {}

  get choices(): readonly Choice[] {
    return this.view().choices;
  }

  /** Whether I may lay cards now. */
  get open(): boolean {
    return this.desk() !== undefined && this.view().prompt?.key === 'SG-D6';
  }

  get card(): string | null {
    return this.held && 'card' in this.held ? this.held.card : null;
  }

  get slot(): Slot | null {
    return this.held && 'slot' in this.held ? this.held.slot : null;
  }

  drop(): void {
    this.held = null;
  }

  /** Whether a card may lie here: nobody bids more than he has. */
  fits(card: string, slot: Slot): boolean {
    return this.plan()?.laid[slot] === card || lay(this.choices, card, slot) !== undefined;
  }

  async clickSlot(slot: Slot): Promise<void> {
    if (!this.open || this.working) return;
    if (this.card) await this.lay(this.card, slot);
    else this.held = this.slot === slot ? null : { slot };
  }

  async clickCard(card: string): Promise<void> {
    if (!this.open || this.working) return;
    if (this.slot) await this.lay(card, this.slot);
    else this.held = this.card === card ? null : { card };
  }

  /** A card that lies in a slot: another one changes places with it, else it is taken up. */
  async clickLaid(slot: Slot, card: string): Promise<void> {
    if (this.card && this.card !== card) await this.clickSlot(slot);
    else if (this.slot && this.slot !== slot) await this.lay(card, this.slot);
    else {
      this.held = this.slot === slot ? null : this.held;
      await this.clickCard(card);
    }
  }

  async lay(card: string, slot: Slot): Promise<void> {
    const desk = this.desk();
    if (!desk || desk.busy) return;
    this.held = null;
    if (this.plan()?.laid[slot] === card) return;
    const step = lay(this.choices, card, slot);
    if (!step) await desk.why(`lay ${card} ${slot}`);
    else if (await desk.answer(step)) this.said = { key: 'laid', words: { card, slot } };
  }

  async lift(slot: Slot): Promise<void> {
    const desk = this.desk();
    const step = lift(this.choices, slot);
    this.held = null;
    if (!desk || desk.busy || !step) return;
    if (await desk.answer(step)) this.said = { key: 'lifted', words: { slot } };
  }

  stop(): void {
    this.stopped = true;
  }

  private async steps(working: Working, next: () => Promise<Choice | undefined> | Choice | undefined): Promise<void> {
    const desk = this.desk();
    if (!desk || this.working) return;
    this.held = null;
    this.working = working;
    this.stopped = false;
    try {
      for (let count = 0; count < MOST_STEPS && this.open && !this.stopped; count += 1) {
        const step = await next();
        if (!step || this.stopped || !(await desk.answer(step))) break;
      }
    } finally {
      this.working = null;
      this.said = { key: `done-${working}`, words: {} };
    }
  }

  async clear(): Promise<void> {
    await this.steps('clear', () => clearing(this.choices));
  }

  async again(wanted: Laid): Promise<void> {
    await this.steps('again', () => {
      const plan = this.plan();
      return plan ? towards(plan, wanted, this.choices) : undefined;
    });
  }

  /** A strong bot fills what is still empty; confirming stays with the player. */
  async suggest(): Promise<void> {
    await this.steps('suggest', async () => {
      for (let tries = 0; tries < 5 && !this.stopped; tries += 1) {
        const reply = await this.desk()!.suggestion();
        if (reply.ok) {
          const step = this.choices.find((choice) => choice.text === reply.hint);
          return step?.verb === 'confirm' ? undefined : step;
        }
        if (reply.refused?.key !== 'too-much') return undefined;
        await pause(1000 * Number(reply.refused.words.seconds ?? 1)); // the server asks for patience
      }
      return undefined;
    });
  }
}
