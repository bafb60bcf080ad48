// The rice of all players in Winter; the engine foresees it, the log tells what was drawn.

import type { Happening } from '../../core/protocol';
import type { Position, Supply } from './position';

export interface ShownSupply extends Supply {
  /** There were revolts, and none is left. */
  over?: boolean;
}

/** The supplies of this Winter for which revolts were drawn, by seat; nothing if the log is not known so far. */
function drawnFor(log: readonly Happening[]): Map<number, Supply> | null {
  const from = log.map(({ key }) => key).lastIndexOf('sg-winter');
  if (from < 0) return null;
  const drawn = log.slice(from).filter(({ key }) => key === 'sg-shortage');
  return new Map(drawn.map(({ words, background }) => [Number(words.player), background as unknown as Supply]));
}

/**
 * Everybody's supply in Winter. A shortage stays what it was when it was drawn for, whatever is lost
 * then; nothing when nobody needs rice any more, or if it can't be known.
 */
export function winterSupplies({ winter, drawn: left }: Position, log: readonly Happening[]): ShownSupply[] | null {
  const drawn = drawnFor(log);
  if (!drawn || !winter) return null;
  const last = [...drawn.keys()].at(-1);
  return winter.supplies.map((supply, seat) => {
    const fixed = drawn.get(seat);
    if (!fixed) return supply;
    const revolts = seat === last ? (left?.length ?? 0) : 0;
    return { ...fixed, revolts, over: revolts === 0 };
  });
}

/** The words of a short forecast: what is left after the greatest loss. */
export function briefOf({ rice, provinces, revolts }: Supply, { winter }: Position): Record<string, number> {
  return { rice, provinces, revolts, loss: winter?.losses.at(-1) ?? 0 };
}
