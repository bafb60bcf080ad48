// A plan while it is made: cards held and dragged, slots and their prospects, what is read of them.

import { untrack } from 'svelte';
import type { BoardProps } from '../index';
import { PlanDesk } from './plan_desk.svelte';
import { type Drag, follow } from './plan_drag';
import { type Slot, planOf, slotGroups } from './plan_model';
import { NOTHING_KEPT, before, keep, possible, readKept, roundOf, writeKept } from './plan_steps';
import { readingText, warnText } from './plan_words';
import { positionOf } from './position';
import { prospectOf } from './prospects';

/** Made while a component is: it follows the board that it is given. */
export class Planner {
  drag = $state.raw<Drag | null>(null);
  private looked = $state.raw<{ slot: Slot | null; card: string | null } | null>(null);
  private kept = $state.raw(NOTHING_KEPT);
  readonly desk: PlanDesk;

  constructor(private readonly props: () => BoardProps) {
    this.desk = new PlanDesk(props, () => this.plan);
    $effect(() => this.keep());
  }

  readonly board = $derived.by(() => this.props());
  readonly position = $derived(positionOf(this.board.view));
  /** Not before the values are known: sorted by nothing, the cards would change places under one's finger. */
  readonly plan = $derived(this.board.values.length ? planOf(this.position, this.board.values) : null);
  /** Plans are being made, whether mine is sealed or not. */
  readonly planning = $derived(this.position.ask?.key === 'SG-D6');
  /** I owe a plan, but can't make it now: a bot plays for me, or the game is paused. */
  readonly closed = $derived.by(() => {
    const { desk, view } = this.board;
    return this.planning && desk !== undefined && !this.desk.open && (this.position.ask?.seats.includes(view.seat) ?? false);
  });
  readonly groups = $derived(this.plan ? slotGroups(this.plan) : { open: [], hidden: [], beside: [] });
  readonly round = $derived(roundOf(this.position));

  /** A card was laid already. */
  readonly begun = $derived(Object.keys(this.plan?.laid ?? {}).length > 0);

  /** The part of the last round's plan that can still be laid. */
  readonly last = $derived.by(() => {
    const old = before(this.kept, this.round);
    const still = old && this.plan ? possible(this.plan, old) : {};
    return Object.keys(still).length ? still : null;
  });

  readonly held = $derived.by(() => this.drag?.card ?? this.desk.card);

  /** The prospects of the held card in every slot. */
  readonly trials = $derived.by(() => {
    const { plan, held, drag } = this;
    if (!plan || !held || !this.desk.open || (drag && !drag.over)) return null;
    const slots = plan.slots.filter((slot) => plan.laid[slot] !== held);
    return new Map(slots.map((slot) => [slot, prospectOf(plan, held, slot)]));
  });

  readonly reading = $derived.by(() => {
    const { plan, desk } = this;
    if (!plan) return '';
    const looked = this.looked ?? { slot: desk.slot, card: desk.card };
    const laid = looked.slot ? plan.laid[looked.slot] : undefined;
    const trial = looked.slot ? this.trials?.get(looked.slot) : undefined;
    const prospect = trial ?? (looked.slot && laid ? prospectOf(plan, laid, looked.slot) : undefined);
    const warnings = (prospect?.warnings ?? []).map((warning) => `⚠ ${warnText(warning)}.`);
    return [...warnings, readingText(this.position, plan, this.board.names, looked, desk.open)].join(' ');
  });

  /** The slot from which the card that is held can be taken off. */
  readonly lifting = $derived.by(() => {
    const { plan, desk } = this;
    return plan?.slots.find((slot) => desk.card !== null && plan.laid[slot] === desk.card) ?? null;
  });

  look(slot: Slot | null, card: string | null): void {
    this.looked = slot || card ? { slot, card } : null;
  }

  grab(event: PointerEvent, card: string): void {
    follow(
      event,
      card,
      (next) => (this.drag = next),
      (drag) => this.drop(drag),
    );
  }

  private drop({ card, over }: Drag): void {
    const { plan, desk } = this;
    if (!over || !plan) return;
    const from = plan.slots.find((slot) => plan.laid[slot] === card);
    if (over !== 'hand') void desk.lay(card, over as Slot);
    else if (from) void desk.lift(from);
  }

  /** The last confirmed plan of this table stays in this browser. */
  private keep(): void {
    const table = this.board.desk?.table;
    const { plan, position, planning, round } = this;
    if (!table || !plan) return;
    const open = this.desk.open;
    const old = untrack(() => (this.kept === NOTHING_KEPT ? readKept(table, position.seat) : this.kept));
    const next = open ? old : keep(old, round, plan.laid, planning);
    if (next !== old) writeKept(table, position.seat, next);
    this.kept = next;
  }
}
