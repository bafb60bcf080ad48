// Lines of the log: whose doing they are.

import type { Happening, View } from '../../core/protocol';
import type { Told } from '../index';
import { INK, SHAPE } from './looks';
import { positionOf } from './position';

/** A card drawn from the top is told to its drawer alone. */
export function whispered(key: string): boolean {
  return key === 'sg-drew';
}

export function told(view: View, { key, words }: Happening, names: readonly string[]): Told {
  const seat = typeof words.player === 'number' && !whispered(key) ? words.player : -1;
  const colour = positionOf(view).seats[seat]?.colour;
  return { key, words, mark: colour ? { path: SHAPE[colour], ink: INK[colour], label: names[seat] ?? '' } : null };
}
