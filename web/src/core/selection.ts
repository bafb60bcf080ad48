// The one way to answer on all boards: each click on a thing narrows the legal answers.

import type { Choice } from './protocol';

/** Something that a thing on the board can stand for: a verb, the value of a field, or both. */
export interface Thing {
  verb?: string;
  field?: string;
  name?: string | number;
}

/** The things clicked so far, in order. */
export type Choosing = readonly Thing[];

export const NOTHING: Choosing = [];

export function same(one: Thing, other: Thing): boolean {
  return one.verb === other.verb && one.field === other.field && one.name === other.name;
}

/** The things that an answer names, where no field is a list; the verb alone if it names none. */
export function thingsOf(choice: Choice): Thing[] {
  const out = Object.entries(choice.fields).map(([field, value]) => ({ verb: choice.verb, field, name: value as string | number }));
  return out.length ? out : [{ verb: choice.verb }];
}

/** True if an answer names this thing, alone or in a list. */
export function touches(choice: Choice, thing: Thing): boolean {
  if (thing.verb !== undefined && choice.verb !== thing.verb) return false;
  if (thing.field === undefined) return true;
  const value = choice.fields[thing.field];
  return Array.isArray(value) ? value.includes(thing.name) : value === thing.name;
}

/** The answers that are still possible. */
export function narrowed(choices: readonly Choice[], choosing: Choosing): Choice[] {
  return choices.filter((choice) => choosing.every((thing) => touches(choice, thing)));
}

export function isPicked(choosing: Choosing, thing: Thing): boolean {
  return choosing.some((each) => same(each, thing));
}

/** True if clicking this thing leads on from here. */
export function isOffered(choices: readonly Choice[], choosing: Choosing, thing: Thing): boolean {
  return narrowed(choices, choosing).some((choice) => touches(choice, thing));
}

/**
 * Click a thing: take it, or take it out again. What stands in its way is dropped, oldest first:
 * another source takes the place of the one before, a third card the place of the first of two.
 * Null if the thing leads nowhere at all.
 */
export function pick(choices: readonly Choice[], choosing: Choosing, thing: Thing): Choosing | null {
  if (isPicked(choosing, thing)) return choosing.filter((each) => !same(each, thing));
  for (let dropped = 0; dropped <= choosing.length; dropped += 1) {
    const kept = choosing.slice(dropped);
    if (isOffered(choices, kept, thing)) return [...kept, thing];
  }
  return null;
}

/** The first of several meanings of a thing that leads on; the last resort is dropping others. */
export function meaning(
  choices: readonly Choice[],
  choosing: Choosing,
  meanings: readonly Thing[],
): Thing | null {
  const picked = meanings.find((thing) => isPicked(choosing, thing));
  const offered = meanings.find((thing) => isOffered(choices, choosing, thing));
  const other = meanings.find((thing) => isOffered(choices, NOTHING, thing));
  return picked ?? offered ?? other ?? null;
}

/** Escape: one step back. */
export function back(choosing: Choosing): Choosing {
  return choosing.slice(0, -1);
}

/** The answer, once something was clicked and only one is left. */
export function decided(choices: readonly Choice[], choosing: Choosing): Choice | null {
  if (choosing.length === 0) return null;
  const left = narrowed(choices, choosing);
  return left.length === 1 ? left[0]! : null;
}
