// The costs, gains and risks of a card in a slot, as the engine foresees them; the best first.

import { type Plan, type Slot, bidOf } from './plan_model';
import { BUILDINGS, type Prospect } from './position';

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

/** The value by which a slot's cards are listed; it is only a first look. */
function worth(plan: Plan, card: string, slot: Slot): number {
  const land = plan.lands.get(card);
  if (!land) return -bidOf(card);
  if (slot === 'auction') return -land.tax - land.rice;
  if ((BUILDINGS as readonly string[]).includes(slot)) return land.spaces - land.buildings.length;
  if (slot === 'tax' || slot === 'rice') return land[slot];
  return slot.startsWith('deploy') ? -land.armies : land.armies;
}

/** Return marks of a card's fitness for a slot, the weightiest first. */
export function suits(plan: Plan, card: string, slot: Slot): number[] {
  const prospect = prospectOf(plan, card, slot);
  const land = plan.lands.get(card);
  const spared = (slot === 'auction' || slot.startsWith('exchange')) && !land;
  return [
    Number(prospect.gain !== null),
    Number(!isBlocked(prospect)),
    land && (slot === 'tax' || slot === 'rice') ? -land.unrest : -prospect.warnings.length,
    Number(spared),
    worth(plan, card, slot),
  ];
}
