// The hands that plan: what is held, laying and lifting, whole plans step by step.

import type { Choice, Reply } from '../../core/protocol';
import type { BoardProps, Desk } from '../index';
import type { Plan, Slot } from './plan_model';
import { type Laid, clearing, lay, lift, towards } from './plan_steps';

export type Working = 'again' | 'suggest' | 'clear' | null;

const MOST_STEPS = 60;

export class PlanDesk {
  working = $state<Working>(null);
  /** A suggestion is laid, and a better one is being thought over. */
  improving = $state(false);
  /** The last step, for those who listen: a text key below `web-sg-plan-said-` and its words. */
  said = $state.raw<{ key: string; words: Record<string, unknown> } | null>(null);
  private stopped = false;

  constructor(
    private readonly props: () => BoardProps,
    private readonly plan: () => Plan | null,
  ) {}

  private get desk(): Desk | undefined {
    return this.props().desk;
  }

  get choices(): readonly Choice[] {
    return this.props().view.choices;
  }

  /** True if I may lay cards now. */
  get open(): boolean {
    const { view, desk, onpick } = this.props();
    return desk !== undefined && onpick !== undefined && view.prompt?.key === 'SG-D6';
  }

  /** The card that is held; it may have been taken up on the map. */
  get card(): string | null {
    return this.picked('card');
  }

  /** The slot that waits for a card. */
  get slot(): Slot | null {
    return this.picked('slot') as Slot | null;
  }

  private picked(field: string): string | null {
    const thing = this.props().choosing?.find((each) => each.field === field);
    return this.open && thing ? String(thing.name) : null;
  }

  private pick(field: string, name: string): void {
    this.props().onpick?.([{ field, name }]);
  }

  drop(): void {
    if (this.card) this.pick('card', this.card);
    else if (this.slot) this.pick('slot', this.slot);
  }

  async clickSlot(slot: Slot): Promise<void> {
    if (!this.open || this.working) return;
    if (this.card) await this.lay(this.card, slot);
    else this.pick('slot', slot);
  }

  async clickCard(card: string): Promise<void> {
    if (!this.open || this.working) return;
    if (this.slot) await this.lay(card, this.slot);
    else this.pick('card', card);
  }

  /** A card that lies in a slot: one that is held changes places with it, else it is taken up. */
  async clickLaid(slot: Slot, card: string): Promise<void> {
    if (this.card && this.card !== card) await this.clickSlot(slot);
    else if (this.slot === slot) this.drop();
    else await this.clickCard(card);
  }

  async lay(card: string, slot: Slot): Promise<void> {
    const desk = this.desk;
    if (!desk || !this.open || desk.busy || this.working) return;
    if (this.plan()?.laid[slot] === card) return this.drop();
    const step = lay(this.choices, card, slot);
    if (!step) await desk.why(`lay ${card} ${slot}`);
    else if (await desk.answer(step)) this.said = { key: 'laid', words: { card, slot } };
  }

  async lift(slot: Slot): Promise<void> {
    const desk = this.desk;
    const step = lift(this.choices, slot);
    if (!desk || !this.open || desk.busy || this.working || !step) return;
    if (await desk.answer(step)) this.said = { key: 'lifted', words: { slot } };
  }

  stop(): void {
    this.stopped = true;
  }

  private async steps(working: Working, next: () => Promise<Choice | undefined> | Choice | undefined): Promise<void> {
    const desk = this.desk;
    if (!desk || this.working) return;
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
    const desk = this.desk;
    if (!desk || this.working || this.improving) return;
    this.improving = true;
    const better = desk.suggestion(false); // it is thought over while the first one is laid
    await this.layAll(await desk.suggestion(true));
    const first = JSON.stringify(this.plan()?.laid);
    const reply = await better;
    this.improving = false;
    // A plan that the player has changed meanwhile stays.
    if (reply.ok && !this.stopped && JSON.stringify(this.plan()?.laid) === first) await this.layAll(reply);
  }

  private async layAll(reply: Reply): Promise<void> {
    if (!reply.ok) return;
    const wanted: Laid = { ...this.plan()?.laid };
    for (const text of reply.hint) {
      const [verb, card, slot] = text.split(' ');
      if (verb === 'lay' && card && slot) wanted[slot as Slot] = card;
    }
    await this.steps('suggest', () => {
      const plan = this.plan();
      return plan ? towards(plan, wanted, this.choices) : undefined;
    });
  }
}
