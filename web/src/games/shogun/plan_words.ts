// The names of slots and cards, and their prospects in words.

import { say, settings, thing } from '../../core/settings.svelte';
import { type Land, type Plan, type Slot, filling } from './plan_model';
import { ACTIONS, type Action, type Position, type Prospect, type Range, type Warning, has } from './position';

export function rangeText({ least, most }: Range): string {
  return least === most ? String(least) : `${least}–${most}`;
}

export function slotName(slot: Slot): string {
  return say('web-sg-plan-slot', { name: slot });
}

/** Return the gain of a card in a slot, in a few words. */
export function gainText(plan: Plan, card: string, { gain }: Prospect): string {
  if (!gain) return say('web-sg-plan-idle');
  if (gain.kind === 'bid' && plan.lands.has(card)) return say('web-sg-plan-land-bid');
  const amount = gain.amount ?? { least: 0, most: 0 };
  return say('web-sg-plan-gain', {
    what: gain.kind,
    amount: rangeText(amount),
    most: amount.most,
    space: gain.space_number ?? 0,
    spaces: plan.lands.get(card)?.spaces ?? 0,
  });
}

export function warnText(warning: Warning): string {
  return say(`web-sg-plan-warn-${warning.code}`, warning.words);
}

/** Name the holders of the provinces around one, for battles and marches. */
function nearText(position: Position, plan: Plan, card: string, names: readonly string[]): string {
  const near = plan.lands.get(card)?.near ?? [];
  if (!near.length) return '';
  const parts = near.map((province) => {
    const here = position.provinces[province];
    const owner = here?.owner ?? -1;
    const kind = owner < 0 ? 'neutral' : owner === position.seat ? 'own' : 'other';
    return say(`web-sg-plan-near-${kind}`, { province, player: owner, armies: here?.armies ?? 0 }, names);
  });
  return say('web-sg-plan-near', { list: settings.language?.join(parts) ?? '' });
}

/** A province of mine in words: what stands on its card, what stands there. */
export function landText({ name, tax, rice, spaces, free, unrest, armies }: Land, slot: Slot | null): string {
  const planned = slot ? { planned: 'yes', slot } : { planned: 'no' };
  return say('web-sg-plan-land', { province: name, tax, rice, free, spaces, unrest, armies, ...planned });
}

/** Explain a slot, and the general's part there if there are generals. */
function slotText(position: Position, slot: Slot): string {
  const about = say(`slot-${slot}.about`);
  return ACTIONS.includes(slot as Action) && has(position, 'generals') ? `${about} ${say(`action-${slot}.general`)}` : about;
}

/** Explain the thing that is looked at, in full sentences; else say what to do. */
export function readingText(
  position: Position,
  plan: Plan,
  names: readonly string[],
  { slot, card }: { slot: Slot | null; card: string | null },
  open: boolean,
): string {
  const near = card ? nearText(position, plan, card, names) : '';
  if (slot) {
    const march = slot.startsWith('battle') || slot === 'deploy1';
    return [slotText(position, slot), ...(march && near ? [`${cardName(card!)}. ${near}`] : [])].join(' ');
  }
  const land = card ? plan.lands.get(card) : undefined;
  if (land) return `${landText(land, null)}. ${near}`;
  if (!open) return '';
  if (card) return say('web-sg-plan-held-card', { card });
  const { cards, laid, needed } = filling(plan);
  if (cards < plan.slots.length) return say('web-sg-plan-few', { cards, slots: plan.slots.length });
  return say(laid < needed ? 'web-sg-plan-help' : 'web-sg-plan-ready');
}

export function cardName(card: string): string {
  return thing('card', card);
}
