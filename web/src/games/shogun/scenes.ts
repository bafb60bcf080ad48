// The showing of scenes of Shogun: their places, the lines that the board says itself, the notes that stay.

import type { Happening } from '../../core/protocol';
import type { Scene, SceneHints } from '../../core/scenes';
import { LAND } from './land';
import { spokenOf } from './marches';
import { type Action, positionOf } from './position';
import { type Throw, isThrow, throwsOf } from './throws';

export function placesOf(lines: readonly Happening[]): string[] {
  return [...new Set(lines.flatMap(spokenOf))].filter((name) => name in LAND.provinces);
}

/** The throw that the last lines of a log are about. */
export function throwOf(log: readonly Happening[], lines: readonly Happening[]): Throw | null {
  if (!lines.some(isThrow)) return null;
  return throwsOf(log).filter(({ to }) => to >= log.length - lines.length).at(-1) ?? null;
}

/** The stage over the map: for what is turned up or thrown. */
export type Stage = 'throw' | 'bids' | 'event' | 'special';

export function stageOf(lines: readonly Happening[]): Stage | null {
  if (lines.some(isThrow)) return 'throw';
  if (lines.some(({ key }) => key === 'sg-bid')) return 'bids';
  if (lines.some(({ key }) => key === 'sg-event')) return 'event';
  return lines.some(({ key }) => key === 'sg-special') ? 'special' : null;
}

const LOSSES = ['sg-conquered', 'sg-stand-off', 'sg-overrun'];

/** Reasons for which a card was meant to do nothing. */
const MEANT: readonly unknown[] = ['intrigue', 'empty', 'declined'];

/** A province that a seat lost, with the action that was still to come there; an action of its plan that came to nothing. */
export function befell({ lines, before }: Pick<Scene, 'lines' | 'before'>, seat: number): Happening[] {
  if (seat < 0) return [];
  const failed = lines.filter(({ key, words }) => key === 'sg-void' && words.player === seat && !MEANT.includes(words.why));
  const { provinces, seats } = positionOf(before);
  const loss = lines.find(({ key, words }) => LOSSES.includes(key) && provinces[String(words.province)]?.owner === seat);
  if (!loss) return failed;
  const { player, province } = loss.words;
  const card = lines.find(({ key, words }) => key === 'sg-card-lost' && words.province === province);
  const slot = card?.words.slot;
  // Turned over, it has done what it was laid for.
  const planned = slot !== undefined && seats[seat]?.slots?.[slot as Action] === 'hidden' ? { planned: 'yes', slot } : { planned: 'no' };
  return [{ key: `web-sg-note-${loss.key.replace('sg-', '')}`, words: { player, province, ...planned } }, ...failed];
}

/** A special card is read; that somebody has planned holds nobody up. */
export function timeOf({ lines }: Pick<Scene, 'lines'>): number {
  if (lines.every(({ key }) => key === 'sg-committed')) return 0;
  return stageOf(lines) === 'special' ? 2.5 : 1;
}

export const scenes: SceneHints = {
  time: timeOf,
  said: (lines) => stageOf(lines) !== null,
  befell,
};
