// Steps that build a plan: as in the last round, cleared; and what is kept of a confirmed one.

import type { Choice } from '../../core/protocol';
import type { Plan, Slot } from './plan_model';
import type { Position } from './position';
import { isBlocked, prospectOf } from './prospects';

export type Laid = Partial<Record<Slot, string>>;

/** The last confirmed plans of a table, by round, oldest first. */
export interface Kept {
  rounds: { round: string; laid: Laid }[];
}

export const NOTHING_KEPT: Kept = { rounds: [] };
const MOST_ROUNDS = 2;

export function roundOf(position: Pick<Position, 'year' | 'season'>): string {
  return `${position.year}-${position.season}`;
}

/** Remember a plan; `sealed`: it can still be changed, so it takes the place of the one before. */
export function keep(kept: Kept, round: string, laid: Laid, sealed: boolean): Kept {
  const there = kept.rounds.some((each) => each.round === round);
  if ((there && !sealed) || Object.keys(laid).length === 0) return kept;
  const others = kept.rounds.filter((each) => each.round !== round);
  return { rounds: [...others, { round, laid }].slice(-MOST_ROUNDS) };
}

/** The plan of the round before this one. */
export function before(kept: Kept, round: string): Laid | null {
  return kept.rounds.filter((each) => each.round !== round).at(-1)?.laid ?? null;
}

/** Return the part of an old plan that can still be laid: cards that are mine, a bid that can be paid. */
export function possible(plan: Plan, wanted: Laid): Laid {
  const out: Laid = {};
  for (const slot of plan.slots) {
    const card = wanted[slot];
    if (!card || !(plan.lands.has(card) || plan.others.includes(card))) continue;
    if (isBlocked(prospectOf(plan, card, slot)) && slot === 'auction') continue;
    out[slot] = card;
  }
  return out;
}

export function lay(choices: readonly Choice[], card: string, slot: string): Choice | undefined {
  return choices.find(({ verb, fields }) => verb === 'lay' && fields.card === card && fields.slot === slot);
}

export function lift(choices: readonly Choice[], slot: string): Choice | undefined {
  return choices.find(({ verb, fields }) => verb === 'lift' && fields.slot === slot);
}

export function confirming(choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ verb }) => verb === 'confirm');
}

/** The next answer on the way to a wanted plan; the bid comes first, then no exchange can raise it. */
export function towards(plan: Plan, wanted: Laid, choices: readonly Choice[]): Choice | undefined {
  const slots = [...plan.slots].sort((one, other) => Number(other === 'auction') - Number(one === 'auction'));
  for (const slot of slots) {
    const card = wanted[slot];
    if (!card || plan.laid[slot] === card) continue;
    const step = lay(choices, card, slot);
    if (step) return step;
  }
  return undefined;
}

/** The next card to take off. */
export function clearing(choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ verb }) => verb === 'lift');
}

const storeKey = (table: string, seat: number) => `gunbai-sg-plan-${table}-${seat}`;

export function readKept(table: string, seat: number): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(storeKey(table, seat)) ?? 'null') as Kept | null;
    return Array.isArray(kept?.rounds) ? kept : NOTHING_KEPT;
  } catch {
    return NOTHING_KEPT;
  }
}

export function writeKept(table: string, seat: number, kept: Kept): void {
  try {
    localStorage.setItem(storeKey(table, seat), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
