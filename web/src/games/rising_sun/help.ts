// A sentence of help for each decision: what it is about, how to answer.

import type { FigureInfo, View } from '../../core/protocol';
import { say } from '../../core/settings.svelte';
import { effectOf } from './cards';
import { figuresFrom } from './figures';
import { positionOf } from './position';

const HELPED = ['RS-DP03', 'RS-DP05', 'RS-DP06', 'RS-DP07', 'RS-DP08', 'RS-DP09', 'RS-DP11', 'RS-DP13', 'RS-DP15', 'RS-DP16', 'RS-DP18', 'RS-DP22', 'RS-DP24', 'RS-DP25', 'RS-DP27', 'RS-DP31'];
const BUYING = ['RS-DP10', 'RS-DP17'];

export function help(view: View, figures: readonly FigureInfo[]): string {
  const key = view.prompt?.key ?? '';
  const { card, kami_turn, seats } = positionOf(view);
  if (Number(view.prompt?.words.lack ?? 0) > 0) return say('web-rs-help-lack');
  if (BUYING.includes(key)) return say('web-rs-help-buy');
  const ally = seats[seats[view.seat]?.ally ?? -1];
  if (key === 'RS-DP03' && ally) return say('web-rs-help-allied', { clan: ally.clan });
  if (HELPED.includes(key)) return say(`web-rs-help-${key}`);
  if (key === 'RS-DP14' && kami_turn?.kami) {
    return say(`kami-effect-${kami_turn.kami}`, { count: figuresFrom(figures).kami[kami_turn.kami] ?? 0 });
  }
  if (card) return effectOf(figuresFrom(figures), card.card);
  return '';
}
