// The effects of an answer, as sentences.

import type { Choice, ValueInfo, View } from '../../core/protocol';
import { say } from '../../core/settings.svelte';
import { effectOf } from './cards';
import { type Values, valuesFrom } from './values';
import { type Position, positionOf } from './position';

/** Of a mandate: what everybody may do, and the bonus for the active player and the ally. */
function mandateSeen(tables: Values, mandate: string): string[] {
  return [
    say(`mandate-common-${mandate}`),
    say(`mandate-bonus-${mandate}`, { price: tables.stronghold, coins: tables.discount }),
  ];
}

function purchaseSeen(position: Position, tables: Values, card: string): string[] {
  const left = position.purchase?.left[card];
  return [effectOf(tables, card), ...(left === undefined ? [] : [say('web-rs-coins-left', { coins: left })])];
}

/** RS-W26, RS-W40: what a won advantage would do. */
function advantageSeen(view: View, position: Position): string[] {
  const { key = '', words = {} } = view.prompt ?? {};
  if (key === 'RS-DP23') {
    return [say('web-rs-seppuku-now', { count: Number(words.count), left: Number(words.left) })];
  }
  const hire = position.battle?.hire;
  return hire ? [say('web-rs-hire-now', { force: hire.force, other: hire.against })] : [];
}

export function foresee(view: View, values: readonly ValueInfo[], choice: Choice): string[] {
  const position = positionOf(view);
  const tables = valuesFrom(values);
  const { verb, fields } = choice;
  if (verb === 'choose' || verb === 'bury') {
    const mandate = String(fields.mandate);
    if (mandate === 'harvest' && position.harvest) {
      return [...mandateSeen(tables, mandate), say('web-rs-harvest-now', { ...position.harvest })];
    }
    const broken = position.ending_alliance?.some((each) => each === mandate) ? [say('web-rs-breaks-alliance')] : [];
    return [...mandateSeen(tables, mandate), ...broken];
  }
  if (verb === 'buy') return purchaseSeen(position, tables, String(fields.card));
  if (verb === 'effect' && String(fields.effect) in tables.cards) return [effectOf(tables, String(fields.effect))];
  if (verb === 'use') return advantageSeen(view, position);
  if (verb === 'worship') {
    const kami = String(fields.kami);
    return [say(`kami-effect-${kami}`, { count: tables.kami[kami] ?? 0 }), say('web-rs-worship-when')];
  }
  if (verb === 'confirm' && position.battle?.purse?.staked === 0) return [say('web-rs-bid-nothing')];
  return [];
}
