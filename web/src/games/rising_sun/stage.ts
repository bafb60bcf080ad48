// The part of the season that is under way, in a few words.

import type { View } from '../../core/protocol';
import { say, thing } from '../../core/settings.svelte';
import { positionOf } from './position';
import { parleying } from './tea';

export function stage(view: View): string {
  const { season, phase, mandate_turn, kami_turn, battle } = positionOf(view);
  const now = say(`season-${season}.start`);
  if (season === 'winter') return say('web-rs-stage', { now, phase: thing('phase', 'winter') });
  if (kami_turn) return say('web-rs-stage-kami', { now, number: kami_turn.number });
  if (battle) return say('web-rs-stage-battle', { now, number: battle.number, province: battle.province });
  if (parleying(positionOf(view))) return say('web-rs-stage-parley', { now });
  if (mandate_turn?.mandate) return say('web-rs-stage-mandate', { now, number: mandate_turn.number, mandate: mandate_turn.mandate });
  if (mandate_turn) return say('web-rs-stage-turn', { now, number: mandate_turn.number });
  return say('web-rs-stage', { now, phase: thing('phase', phase) });
}
