// Lines of the log: whose doing they are.

import type { Happening, View } from '../../core/protocol';
import { say } from '../../core/settings.svelte';
import type { Told } from '../index';
import { INK, SHAPE } from './looks';
import { type Bargain, clanOf, positionOf } from './position';

/** The place of the last line of a kind; −1 without one. */
export function lastOf(log: readonly Happening[], is: (line: Happening) => boolean): number {
  return log.map(is).lastIndexOf(true);
}

/** Offers of alliances are told to the two concerned alone (RS-HI14), but in the third person. */
export function whispered(_key: string): boolean {
  return false;
}

export function told(view: View, line: Happening, names: readonly string[], reader: number): Told {
  const seat = typeof line.words.player === 'number' ? line.words.player : -1;
  const clan = clanOf(positionOf(view), seat);
  const { price } = (line.background ?? {}) as Partial<Bargain>;
  const { key, words } = price ? { key: 'web-rs-bounty', words: { line: say(line.key, line.words, names, reader), price, coins: line.words.coins } } : line;
  return { key, words, mark: clan ? { path: SHAPE[clan], ink: INK[clan], label: names[seat] ?? '' } : null };
}
