// Lines of the log: whose doing they are, and which only lead up to others.

import type { Happening, View } from '../../core/protocol';
import type { Told } from '../index';
import { INK, SHAPE } from './looks';
import { clanOf, positionOf } from './position';

const MINOR = ['rs-acted', 'rs-draws', 'rs-cards', 'rs-ready', 'rs-not-ready', 'rs-no-shrine', 'rs-no-use', 'rs-no-advantage', 'rs-not-used', 'rs-committed'];

export function minor({ key }: Happening): boolean {
  return MINOR.includes(key);
}

/** Offers of alliances are told to the two concerned alone (RS-HI14), but in the third person. */
export function whispered(_key: string): boolean {
  return false;
}

export function told(view: View, { key, words }: Happening, names: readonly string[]): Told {
  const seat = typeof words.player === 'number' ? words.player : -1;
  const clan = clanOf(positionOf(view), seat);
  return { key, words, mark: clan ? { path: SHAPE[clan], ink: INK[clan], label: names[seat] ?? '' } : null };
}
