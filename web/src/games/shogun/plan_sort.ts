// The list of own provinces: sorted by a value, filtered by what is looked for.

import type { Land, Plan, Slot } from './plan_model';
import { fitOf } from './prospects';

export const SORTS = ['name', 'tax', 'rice', 'spaces', 'unrest', 'armies', 'region'] as const;
export type Sort = (typeof SORTS)[number];
export const FILTERS = ['all', 'free', 'calm', 'site', 'strong'] as const;
export type Filter = (typeof FILTERS)[number];

function valueOf(land: Land, sort: Sort): number {
  if (sort === 'spaces') return land.free;
  return sort === 'name' || sort === 'region' ? 0 : land[sort];
}

function fits(plan: Plan, land: Land, filter: Filter): boolean {
  if (filter === 'free') return !Object.values(plan.laid).includes(land.name);
  if (filter === 'calm') return land.unrest === 0;
  if (filter === 'site') return land.free > 0;
  return filter !== 'strong' || land.movable > 0;
}

/** Highest first; equal ones by name, as the reader spells it. */
export function sortedLands(plan: Plan, sort: Sort, filter: Filter, spell: (name: string) => string): Land[] {
  const order = (one: Land, other: Land) =>
    valueOf(other, sort) - valueOf(one, sort) ||
    (sort === 'region' ? String(one.region).localeCompare(String(other.region)) : 0) ||
    spell(one.name).localeCompare(spell(other.name));
  return [...plan.lands.values()].filter((land) => fits(plan, land, filter)).sort(order);
}

/** All cards for a slot, the most fitting first; those that lie elsewhere come last. */
export function cardsFor(plan: Plan, slot: Slot, spell: (name: string) => string): string[] {
  const elsewhere = new Set(Object.entries(plan.laid).flatMap(([at, card]) => (at === slot ? [] : [card])));
  const order = (one: string, other: string) =>
    Number(elsewhere.has(one)) - Number(elsewhere.has(other)) ||
    fitOf(plan, other, slot) - fitOf(plan, one, slot) ||
    spell(one).localeCompare(spell(other));
  return [...plan.lands.keys(), ...plan.others].sort(order);
}
