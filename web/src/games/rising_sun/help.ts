// A sentence of help for each decision: what it is about, how to answer.

import type { ValueInfo, View } from '../../core/protocol';
import { say } from '../../core/settings.svelte';
import { effectOf } from './cards';
import { valuesFrom } from './values';
import { positionOf } from './position';

const HELPED = ['RS-DP03', 'RS-DP05', 'RS-DP06', 'RS-DP07', 'RS-DP08', 'RS-DP09', 'RS-DP11', 'RS-DP13', 'RS-DP15', 'RS-DP16', 'RS-DP18', 'RS-DP22', 'RS-DP24', 'RS-DP25', 'RS-DP27', 'RS-DP31'];
const BUYING = ['RS-DP10', 'RS-DP17'];

export function help(view: View, values: readonly ValueInfo[]): string {
  const key = view.prompt?.key ?? '';
  const { battles_ahead, card, kami_turn, seats } = positionOf(view);
  if (Number(view.prompt?.words.lack ?? 0) > 0) return say('web-rs-help-lack');
  if (BUYING.includes(key)) return say('web-rs-help-buy');
  const ally = seats[seats[view.seat]?.ally ?? -1];
  if (key === 'RS-DP03' && ally) return say('web-rs-help-allied', { clan: ally.clan });
  if (key === 'RS-DP03' && view.prompt?.words.free === 0) return say('web-rs-help-alone');
  if (key === 'RS-DP11' && view.choices.some(({ verb }) => verb === 'worship')) return say('web-rs-help-worship');
  if (HELPED.includes(key)) return say(`web-rs-help-${key}`, { ahead: battles_ahead ?? 0 });
  if (key === 'RS-DP14' && kami_turn?.kami) {
    return say(`kami-effect-${kami_turn.kami}`, { count: valuesFrom(values).kami[kami_turn.kami] ?? 0 });
  }
  if (card) return effectOf(valuesFrom(values), card.card);
  return '';
}
