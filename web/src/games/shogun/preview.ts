// The effects of an answer, as sentences.

import type { Choice, ValueInfo, View } from '../../core/protocol';
import { say } from '../../core/settings.svelte';
import { valuesFrom } from './values';
import { oddsOf, percents } from './odds';
import { positionOf } from './position';

function attackSeen(view: View, choice: Choice): string[] {
  const odds = oddsOf(positionOf(view), choice);
  if (!odds) return [];
  const [win, hold, none] = percents(odds);
  const neutral = positionOf(view).provinces[String(choice.fields.target)]?.owner === -1;
  return [say(neutral ? 'web-sg-odds-neutral' : 'web-sg-odds', { win, hold, none })];
}

function revoltSeen(view: View, choice: Choice): string[] {
  const { provinces, rebels } = positionOf(view);
  const name = String(choice.fields.province);
  const province = provinces[name];
  return province ? [say('web-sg-revolt-throws', { farmers: rebels[name] ?? 0, armies: province.armies })] : [];
}

function cardSeen(view: View, values: readonly ValueInfo[], choice: Choice): string[] {
  const { open } = positionOf(view).draft ?? { open: [] };
  const province = open[choice.fields.place === 'right' ? 1 : 0];
  const card = province ? valuesFrom(values, positionOf(view).side).cards[province] : undefined;
  if (choice.fields.place === 'deck' || !province || !card) return [];
  return [say('web-sg-card-values', { province, chests: card.taxes, rice: card.rice, spaces: card.spaces })];
}

export function foresee(view: View, values: readonly ValueInfo[], choice: Choice): string[] {
  const position = positionOf(view);
  const { verb, fields } = choice;
  if (verb === 'attack') return attackSeen(view, choice);
  if (position.odds_defence && (verb === 'reinforce' || verb === 'decline')) {
    const [win, hold, none] = percents(position.odds_defence[verb === 'reinforce' ? 'with' : 'without']);
    return [say('web-sg-odds-defence', { win, hold, none })];
  }
  if (verb === 'revolt') return revoltSeen(view, choice);
  if (verb === 'take') return cardSeen(view, values, choice);
  if (verb === 'cancel' && position.event) return [say(`event-${position.event}.about`)];
  if (verb === 'favour') return [say(`favour-${fields.favour}.about`)];
  if (verb === 'choose') {
    const place = position.specials.indexOf(String(fields.special)) + 1;
    const about = say(`special-${String(fields.special).replaceAll('+', '-plus-')}.about`);
    return [about, say('web-sg-space-order', { number: place })];
  }
  return [];
}
