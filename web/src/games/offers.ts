// The open decision as boards need it: what stands for an answer, and how it stands.

import { type Choosing, type Thing, isOffered, isPicked, meaning } from '../core/selection';
import type { Choice } from '../core/protocol';

export interface Offers {
  choices: readonly Choice[];
  choosing: Choosing;
  hint: Choice | null;
  onpick?: (meanings: readonly Thing[]) => void;
  onpeek?: (choice: Choice | null) => void;
}

export type Standing = 'picked' | 'offered' | 'idle';

export function standing(offers: Offers, meanings: readonly Thing[]): Standing {
  if (meanings.some((thing) => isPicked(offers.choosing, thing))) return 'picked';
  return meanings.some((thing) => isOffered(offers.choices, offers.choosing, thing)) ? 'offered' : 'idle';
}

/** True if a click would change what is chosen, also by dropping what was picked before. */
export function leadsOn(offers: Offers, meanings: readonly Thing[]): boolean {
  return meaning(offers.choices, offers.choosing, meanings) !== null;
}
