// The list of own provinces: sorted by a value, filtered by what is looked for.

import { type Land, type Plan, type Slot, isLand } from './plan_model';
import { suits } from './prospects';

export const SORTS = ['name', 'tax', 'rice', 'spaces', 'unrest', 'armies', 'region'] as const;
export type Sort = (typeof SORTS)[number];
export const FILTERS = ['all', 'free', 'calm', 'site', 'strong'] as const;
export type Filter = (typeof FILTERS)[number];

export function freeSpaces(land: Land): number {
  return land.spaces - land.buildings.length;
}

function valueOf(land: Land, sort: Sort): number {
  if (sort === 'spaces') return freeSpaces(land);
  return sort === 'name' || sort === 'region' ? 0 : land[sort];
}

function fits(plan: Plan, land: Land, filter: Filter): boolean {
  if (filter === 'free') return !Object.values(plan.laid).includes(land.name);
  if (filter === 'calm') return land.unrest === 0;
  if (filter === 'site') return freeSpaces(land) > 0;
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
  const cards = [...plan.lands.keys(), ...plan.others].map((card) => ({
    card,
    order: [Number(!elsewhere.has(card)), ...suits(plan, card, slot)],
  }));
  const better = (one: readonly number[], other: readonly number[]) =>
    one.map((value, i) => other[i]! - value).find((difference) => difference !== 0) ?? 0;
  cards.sort((one, other) => better(one.order, other.order) || spell(one.card).localeCompare(spell(other.card)));
  return cards.map(({ card }) => card).filter((card) => isLand(card) || plan.others.includes(card));
}
