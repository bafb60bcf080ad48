// Choosing how many armies go: the target is clicked, the number is set, the odds are seen.

import type { Choosing } from '../../core/selection';
import type { Choice, View } from '../../core/protocol';

export interface Aim {
  target: string;
  attack: boolean;
  /** The answers, by number of armies. */
  plain: Map<number, Choice>;
  /** The same with one more army from the supply. */
  extra: Map<number, Choice>;
  most: number;
}

export function aimOf(view: View, choosing: Choosing): Aim | null {
  const target = choosing.find((thing) => thing.field === 'target')?.name;
  if (typeof target !== 'string') return null;
  const here = view.choices.filter((choice) => choice.fields.target === target);
  if (!here.length) return null;
  const by = (wanted: (choice: Choice) => boolean) =>
    new Map(here.filter(wanted).map((choice) => [Number(choice.fields.armies), choice]));
  const plain = by((choice) => choice.fields.extra !== 'with');
  return {
    target,
    attack: here[0]!.verb === 'attack',
    plain,
    extra: by((choice) => choice.fields.extra === 'with'),
    most: Math.max(...plain.keys()),
  };
}

/** The answer for what is set now. */
export function aimed(aim: Aim, armies: number, extra: boolean): Choice | null {
  return (extra ? aim.extra.get(armies) : undefined) ?? aim.plain.get(armies) ?? null;
}

/** Return the first number of the stepper: as a hint says, else as many as may go. */
export function firstCount(aim: Aim, hint: Choice | null): number {
  const hinted = hint?.fields.target === aim.target ? Number(hint.fields.armies) : aim.most;
  return Math.min(aim.most, Math.max(1, hinted));
}
