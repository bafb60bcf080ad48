// Everything a plan is judged by: my lands with their printed values, my goods, the order of actions.

import type { ValueInfo } from '../../core/protocol';
import { ACTIONS, type Action, type Building, type PlanPreview, type Position, type Region } from './position';

export type Slot = Action | 'auction' | 'exchange1' | 'exchange2' | 'exchange3';
export const EXCHANGES = ['exchange1', 'exchange2', 'exchange3'] as const;

/** One of my provinces: what its card shows, and what stands there. */
export interface Land {
  name: string;
  tax: number;
  rice: number;
  spaces: number;
  region: Region | null;
  armies: number;
  /** Those that can leave. */
  movable: number;
  unrest: number;
  buildings: Building[];
  /** Spaces that are left. */
  free: number;
  /** The provinces it can reach. */
  near: string[];
}

export interface Plan {
  slots: Slot[];
  laid: Partial<Record<Slot, string>>;
  lands: Map<string, Land>;
  /** Intrigue and official cards. */
  others: string[];
  /** Chests that each intrigue card costs as a bid. */
  bids: Record<string, number>;
  chests: number;
  supply: number;
  rice: number;
  /** The province of my general. */
  general: string | null;
  /** Actions whose place is known, in order. */
  open: Action[];
  /** Actions still to be turned up, in the order of the board. */
  hidden: Action[];
  /** Actions that are over. */
  done: number;
  /** Its costs and gains. */
  preview: PlanPreview;
}

function value(values: readonly ValueInfo[], name: string): Record<string, unknown> {
  return values.find((each) => each.name === name)?.values ?? {};
}

/** Taxes, rice and building spaces of a province card. */
export function printed(values: readonly ValueInfo[], province: string): [number, number, number] {
  const [tax = 0, rice = 0, spaces = 0] = (value(values, 'cards')[province] ?? []) as number[];
  return [tax, rice, spaces];
}

export function regionOf(values: readonly ValueInfo[], side: string, province: string): Region | null {
  for (const [region, provinces] of Object.entries(value(values, `regions.${side}`))) {
    if ((provinces as string[]).includes(province)) return region as Region;
  }
  return null;
}

/** Null for whoever plans nothing. */
export function planOf(position: Position, values: readonly ValueInfo[]): Plan | null {
  const { own, seat, plan: preview } = position;
  const goods = position.seats[seat];
  if (!own || !goods || !preview) return null;
  const laid: Plan['laid'] = {};
  for (const [slot, card] of Object.entries(own.plan)) if (card) laid[slot as Slot] = card;
  const cards = [...own.hand, ...Object.values(laid)];
  const lands = new Map<string, Land>();
  for (const name of Object.keys(position.provinces)) {
    const here = position.provinces[name]!;
    if (here.owner !== seat) continue;
    const [tax, rice, spaces] = printed(values, name);
    const region = regionOf(values, position.side, name);
    const near = preview.near[name] ?? [];
    lands.set(name, { name, tax, rice, spaces, region, near, movable: position.movable[name] ?? 0, ...pick(here) });
  }
  return {
    slots: Object.keys(own.plan) as Slot[],
    laid,
    lands,
    others: cards.filter((card) => !lands.has(card)).sort(),
    bids: position.bids,
    chests: goods.chests,
    supply: goods.supply,
    rice: goods.rice,
    general: goods.general ?? null,
    open: position.banners,
    hidden: ACTIONS.filter((action) => !position.banners.includes(action)),
    done: position.banner ?? 0,
    preview,
  };
}

function pick({ armies, unrest, buildings, free }: Pick<Land, 'armies' | 'unrest' | 'buildings' | 'free'>) {
  return { armies, unrest, buildings, free };
}

/** The order in which the slots are looked at: known actions, the rest, the bid, the palace. */
export function slotGroups(plan: Plan): { open: Action[]; hidden: Action[]; beside: Slot[] } {
  const beside = plan.slots.filter((slot) => !(ACTIONS as readonly string[]).includes(slot));
  return { open: plan.open, hidden: plan.hidden, beside };
}

/** Cards that are laid, must be and could be. */
export function filling(plan: Plan): { laid: number; needed: number; cards: number } {
  const cards = plan.lands.size + plan.others.length;
  return {
    laid: Object.keys(plan.laid).length,
    needed: plan.preview.needed,
    cards,
  };
}
