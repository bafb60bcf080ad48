// Ways of armies over the map: those that were just made, and the one that is being chosen.

import type { Choosing } from '../../core/selection';
import type { Happening, View } from '../../core/protocol';
import { type Position, positionOf } from './position';

export interface March {
  from: string;
  to: string;
  seat: number;
  armies: number;
  kind: 'move' | 'attack' | 'general';
}

export function marchesOf(news: readonly Happening[]): March[] {
  const kinds: Record<string, March['kind']> = { 'sg-moved': 'move', 'sg-attack': 'attack', 'sg-general-moved': 'general' };
  return news
    .filter(({ key }) => key in kinds)
    .map(({ key, words }) => ({
      from: String(words.source),
      to: String(words.target),
      seat: Number(words.player),
      armies: Number(words.armies ?? 0),
      kind: kinds[key]!,
    }));
}

/** The march that is chosen now, or the attack that waits for its defender. */
export function marchNow(view: View, choosing: Choosing): March | null {
  const position = positionOf(view);
  const { attack } = position;
  if (attack) return { from: attack.source, to: attack.target, seat: attack.seat, armies: attack.armies, kind: 'attack' };
  const target = choosing.find((thing) => thing.field === 'target')?.name;
  if (target === undefined || !position.province) return null;
  const to = String(target);
  const own = position.provinces[to]?.owner === view.seat;
  return { from: position.province, to, seat: view.seat, armies: 0, kind: own ? 'move' : 'attack' };
}

/** The provinces in which something happened. */
export function changedBy(news: readonly Happening[], position: Position): string[] {
  const silent = ['sg-settled', 'sg-revealed', 'sg-offered', 'sg-drew'];
  const names = news
    .filter(({ key }) => !silent.includes(key))
    .flatMap(({ words }) => [words.province, words.target, words.provinces].flat());
  return [...new Set(names.filter((name): name is string => typeof name === 'string' && name in position.provinces))];
}

/** The provinces a line of the log speaks of. */
export function spokenOf(line: Happening | null): string[] {
  const { province, target, source, provinces, card } = line?.words ?? {};
  return [province, target, source, provinces, card].flat().filter((name): name is string => typeof name === 'string');
}
