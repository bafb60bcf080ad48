// The parts beside the map now.

import type { View } from '../../core/protocol';
import { has, isNewYear, positionOf } from './position';

export type Part = 'planning' | 'auction' | 'draft' | 'court' | 'dajokan' | 'winter';

/** Return the part that needs room of its own because it is being decided; the first one is opened. */
export function urgent(view: View): Part | null {
  const position = positionOf(view);
  const key = position.ask?.key ?? '';
  if (position.draft) return 'draft';
  if (view.seat >= 0 && key === 'SG-D6') return 'planning';
  if (position.choosing) return 'auction';
  if (position.audience && has(position, 'court')) return 'court';
  if (position.ministry && has(position, 'dajokan')) return 'dajokan';
  if (position.season === 'winter' && !isNewYear(position)) return 'winter';
  return null;
}

/** Everything that can be looked at now. */
export function parts(view: View): Part[] {
  const position = positionOf(view);
  const out: Part[] = [];
  const now = urgent(view);
  if (now) out.push(now);
  if (view.seat >= 0 && position.own && !position.draft) out.push('planning');
  if (has(position, 'court')) out.push('court');
  if (has(position, 'dajokan')) out.push('dajokan');
  return [...new Set(out)];
}
