// The meanings of provinces while a decision is open.

import type { Thing } from '../../core/selection';
import type { View } from '../../core/protocol';
import type { Offers } from '../offers';
import { positionOf } from './position';

/** Target of a march, place of an action, card of a plan, card that is drafted. */
export function provinceMeanings(view: View, province: string): Thing[] {
  const out: Thing[] = [
    { field: 'target', name: province },
    { field: 'province', name: province },
    { field: 'card', name: province },
  ];
  const place = positionOf(view).draft?.open.indexOf(province) ?? -1;
  if (place >= 0) out.push({ verb: 'take', field: 'place', name: place === 0 ? 'left' : 'right' });
  return out;
}

export function isHinted(offers: Offers, province: string): boolean {
  const fields = offers.hint?.fields ?? {};
  return [fields.target, fields.province, fields.card].includes(province);
}

/** The provinces that a decision is about: where it happens and what can be chosen. */
export function named(view: View): string[] {
  const position = positionOf(view);
  const out = new Set<string>();
  if (position.ask?.key === 'SG-D6' || !position.ask) return [];
  for (const { fields } of view.choices) {
    for (const name of [fields.target, fields.province]) if (typeof name === 'string') out.add(name);
  }
  const words = view.prompt?.words ?? {};
  if (view.prompt && typeof words.province === 'string') out.add(words.province);
  if (position.attack) out.add(position.attack.source).add(position.attack.target);
  else if (position.province) out.add(position.province);
  if (position.draft) for (const card of [...position.draft.open, position.draft.card]) if (card) out.add(card);
  return [...out].filter((name) => name in position.provinces);
}

/** An answer that a click on a province not offered would have meant. */
export function guessOf(view: View, meanings: readonly Thing[]): string | null {
  const named = (field: string) => meanings.find((thing) => thing.field === field)?.name;
  const key = view.prompt?.key ?? '';
  const province = named('province') ?? named('target');
  const special = named('special');
  if (special !== undefined) return `choose ${special}`;
  const favour = named('favour');
  if (favour !== undefined) return `favour ${favour}`;
  const office = named('office');
  if (office !== undefined) return `office ${office}`;
  const card = named('card');
  const slot = named('slot');
  if (key === 'SG-D6' && card !== undefined && slot !== undefined) return `lay ${card} ${slot}`;
  if (province === undefined) return null;
  const mine = positionOf(view).provinces[String(province)]?.owner === view.seat;
  const verbs: Record<string, string> = {
    'SG-D5': `station ${province}`,
    'SG-D8': `station ${province}`,
    'SG-D12': `calm ${province}`,
    'SG-D13': `build ${province}`,
    'SG-D14': `land ${province}`,
    'SG-D16': `move ${province} 1`,
    'SG-D17': mine ? `move ${province} 1` : `attack ${province} 1 without`,
    'SG-D20': `revolt ${province}`,
    'SG-D22': `station ${province}`,
    'SG-D24': `station ${province}`,
  };
  return verbs[key] ?? null;
}
