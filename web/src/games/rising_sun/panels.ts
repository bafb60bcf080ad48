// The parts beside the map, and the one that a decision opens.

import type { View } from '../../core/protocol';
import { positionOf } from './position';
import { parleying } from './tea';

/** `map` is a part only where there is no room for it beside the others. */
export type Part = 'map' | 'tea' | 'war' | 'cards' | 'clans';

/** Return the part that needs room of its own because it is being decided. */
export function urgent(view: View): Part | null {
  const position = positionOf(view);
  const key = view.prompt?.key ?? '';
  if (position.phase === 'tea' || parleying(position)) return 'tea';
  if (position.battle || (position.phase === 'war' && !view.prompt)) return 'war';
  if ((key === 'RS-DP10' || key === 'RS-DP17') && position.purchase?.card === null) return 'cards';
  return null;
}

/** A war that was can be looked at until the end. */
export function parts(view: View, fought = false): Part[] {
  const { phase, may_give } = positionOf(view);
  const out: Part[] = fought && phase !== 'war' ? ['cards', 'clans', 'war'] : ['cards', 'clans'];
  if (phase === 'war') return ['war', ...out];
  return may_give ? ['tea', ...out] : out;
}
