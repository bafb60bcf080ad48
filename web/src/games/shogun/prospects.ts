// The costs, gains and risks of a card in a slot, as the engine foresees them; the best first.

import type { Plan, Slot } from './plan_model';
import type { Prospect } from './position';

const NOTHING: Prospect = { price: 0, gain: null, warnings: [] };

/** Of a card that lies there, or if it were laid there now. */
export function prospectOf(plan: Plan, card: string, slot: Slot): Prospect {
  return plan.preview.prospects[slot]?.[card] ?? NOTHING;
}

/** Chests for the action of a slot, with the card that lies there. */
export function priceOf(plan: Plan, slot: Slot): number {
  const card = plan.laid[slot];
  const laid = card ? plan.preview.prospects[slot]?.[card] : undefined;
  return laid?.gain ? laid.price : (plan.preview.prices[slot] ?? 0);
}

export function isBlocked({ warnings }: Prospect): boolean {
  return warnings.some(({ bad }) => bad);
}

/** The first look at a card for a slot, as the engine takes it; what does nothing there comes last. */
export function fitOf(plan: Plan, card: string, slot: Slot): number {
  return prospectOf(plan, card, slot).fit ?? -Number.MAX_VALUE;
}
