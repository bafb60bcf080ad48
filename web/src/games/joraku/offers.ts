// The meanings of things on the board while a decision is open.

import { type Choosing, type Thing, decided, isOffered, isPicked, meaning, pick } from '../../core/selection';
import type { Choice } from '../../core/protocol';
import type { Colour, Faction, Position, Prices } from './position';

/** The open decision as the board needs it. */
export interface Offers {
  choices: readonly Choice[];
  choosing: Choosing;
  hint: readonly Thing[];
  onpick?: (meanings: readonly Thing[]) => void;
  onpeek?: (choice: Choice | null) => void;
}

export function areaMeanings(position: Position, choices: readonly Choice[], area: string): Thing[] {
  if (position.ask?.key !== 'JK-D05') return [{ field: 'area', name: area }];
  const there = choices.filter((choice) => choice.fields.area === area);
  const most = Math.max(0, ...there.map((choice) => Number(choice.fields.count)));
  // A click on the area of effect A means as many samurai as may be placed.
  return there.length ? [{ verb: 'place', field: 'count', name: most }] : [{ field: 'area', name: area }];
}

export function daimyoMeanings(position: Position, colour: Colour): Thing[] {
  const own: Thing[] = [
    { verb: 'command', field: 'colour', name: colour },
    { verb: 'lower', field: 'colour', name: colour },
  ];
  return colour === position.acting ? [{ verb: 'march' }, ...own] : own;
}

export function samuraiMeanings(position: Position, faction: Faction, area: string): Thing[] {
  if (faction.colour === position.acting) return [{ verb: 'move', field: 'from', name: area }];
  return position.removal === area ? [{ verb: 'remove', field: 'colour', name: faction.colour }] : [];
}

export function cardMeanings(card: string): Thing[] {
  return [
    { field: 'cards', name: card },
    { field: 'card', name: card },
  ];
}

/** Action points that something costs; 0 for what is no such action. */
export function priceOf(position: Position, verb: string): number {
  return position.prices?.[verb as keyof Prices] ?? 0;
}

/** Return the price of the action that a click on this thing leads to. */
export function priceHere(position: Position, offers: Offers, meanings: readonly Thing[]): number {
  const led = meanings.find((thing) => isOffered(offers.choices, offers.choosing, thing));
  return offers.onpick && led?.verb ? priceOf(position, led.verb) : 0;
}

export type Standing = 'picked' | 'offered' | 'quiet';

export function standing(offers: Offers, meanings: readonly Thing[]): Standing {
  if (meanings.some((thing) => isPicked(offers.choosing, thing))) return 'picked';
  const led = meanings.some((thing) => isOffered(offers.choices, offers.choosing, thing));
  return led ? 'offered' : 'quiet';
}

/** True if a click would change what is chosen, also by dropping what was picked before. */
export function leadsOn(offers: Offers, meanings: readonly Thing[]): boolean {
  return meaning(offers.choices, offers.choosing, meanings) !== null;
}

export function isHinted(offers: Offers, meanings: readonly Thing[]): boolean {
  return meanings.some((thing) => isPicked(offers.hint, thing));
}

/** The answer that a click on this thing would decide. */
export function peeked(offers: Offers, meanings: readonly Thing[]): Choice | null {
  const thing = meaning(offers.choices, offers.choosing, meanings);
  if (!thing || isPicked(offers.choosing, thing)) return null;
  const next = pick(offers.choices, offers.choosing, thing);
  return next ? decided(offers.choices, next) : null;
}

/** Areas shine as targets once a piece is picked, or when there is no piece to pick first. */
export function areasAreTargets(offers: Offers): boolean {
  if (offers.choosing.length) return true;
  return !offers.choices.some((choice) => ['march', 'move', 'remove'].includes(choice.verb));
}
