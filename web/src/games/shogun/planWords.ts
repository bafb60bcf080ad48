// What slots, cards and their outlook are called.

import { say, thing } from '../../core/settings.svelte';
import { type Plan, type Slot, isLand } from './planModel';
import type { Range } from './planMoney';
import type { Outlook, Warning } from './planOutlook';
import type { Position } from './position';

export function rangeText({ least, most }: Range): string {
  return least === most ? String(least) : `${least}–${most}`;
}

export function slotName(slot: Slot): string {
  return say('web-sg-plan-slot', { name: slot });
}

/** What a card in a slot brings, in a few words. */
export function gainText(plan: Plan, card: string, outlook: Outlook): string {
  const { gain, idle } = outlook;
  if (idle || !gain) return say('web-sg-plan-idle');
  if (gain.kind === 'bid' && isLand(card)) return say('web-sg-plan-land-bid');
  const land = plan.lands.get(card);
  const amount = gain.amount ?? { least: 0, most: 0 };
  return say('web-sg-plan-gain', {
    what: gain.kind,
    amount: rangeText(amount),
    most: amount.most,
    space: Math.min((land?.buildings.length ?? 0) + 1, land?.spaces ?? 0),
    spaces: land?.spaces ?? 0,
  });
}

export function warnText(warning: Warning): string {
  return say(`web-sg-plan-warn-${warning.code}`, warning.words);
}

/** Who is around a province, for battles and marches. */
export function nearText(position: Position, plan: Plan, card: string, names: readonly string[], join: (parts: string[]) => string): string {
  const near = plan.lands.get(card)?.near ?? [];
  if (!near.length) return '';
  const parts = near.map((province) => {
    const here = position.provinces[province];
    const owner = here?.owner ?? -1;
    const kind = owner < 0 ? 'neutral' : owner === position.seat ? 'own' : 'other';
    return say(`web-sg-plan-near-${kind}`, { province, player: owner, armies: here?.armies ?? 0 }, names);
  });
  return say('web-sg-plan-near', { list: join(parts) });
}

export function cardName(card: string): string {
  return thing('card', card);
}
