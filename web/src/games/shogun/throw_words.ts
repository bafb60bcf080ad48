// A throw in words.

import { say } from '../../core/settings.svelte';
import type { Throw } from './throws';

export function titleOf({ occasion, province }: Throw): string {
  return say(`web-sg-throw-${occasion}`, { province: province ?? '' });
}

/** Say how a throw ended and why; nothing if it is not known yet. */
export function verdictOf(it: Throw, names: readonly string[], reader: number): string {
  if (!it.ending) return '';
  const { province, armies, lost } = it;
  const farmers = it.sides.green && (it.fell.green ?? 0) > 0 ? 'yes' : 'no';
  const player = it.ending === 'held' || it.occasion === 'revolt' ? it.defender : it.attacker;
  return say(`web-sg-end-${it.ending}`, { player, province: province ?? '', armies, lost, farmers }, names, reader);
}
