// Whether chests and armies last: the plan is played through in every order that is still possible.

import { type Land, type Plan, bidOf, exchangeOf, isLand } from './planModel';
import type { Action, Building, Range } from './position';

export type { Range } from './position';

const NOTHING: Range = { least: 0, most: 0 };

/** Never, always, or only if the hidden half of the order (or the event) is kind. */
export type Reach = 'yes' | 'maybe' | 'no';

export interface Flow {
  /** Chests that the bid takes. */
  bid: number;
  /** Chests before an action, whatever order may come. */
  before: Partial<Record<Action, Range>>;
  chests: Partial<Record<Action, Reach>>;
  supply: Partial<Record<Action, Reach>>;
  /** Chests after everything, and armies left in the supply. */
  end: Range;
  left: Range;
}

export function isBuilding(slot: string): slot is Building {
  return slot === 'castle' || slot === 'temple' || slot === 'theatre';
}

/** Chests; a general may make building cheaper. */
export function priceOf({ terms, general }: Plan, slot: string, card: string | undefined): number {
  const prices = isBuilding(slot) && card && card === general ? terms.general_prices : terms.prices;
  return prices[slot] ?? 0;
}

/** A range while the event is open. */
export function incomeOf({ terms }: Plan, slot: 'tax' | 'rice', land: Land): Range {
  return terms.income[land.name]?.[slot] ?? NOTHING;
}

/** More with the general or “6 armies”, but that is a choice. */
export function recruitsOf({ terms }: Plan, slot: string): Range | null {
  return terms.recruits[slot] ?? null;
}

function rangeOf(numbers: readonly number[]): Range {
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

function orders<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((thing, i) =>
    orders([...things.slice(0, i), ...things.slice(i + 1)]).map((rest) => [thing, ...rest]),
  );
}

/** Actions of the hidden half that touch chests or armies; the rest changes nothing here. */
function matters(plan: Plan, action: Action): boolean {
  const card = plan.laid[action];
  return Boolean(card && isLand(card) && (plan.terms.prices[action] || action === 'tax'));
}

interface Seen {
  before: number[];
  paid: boolean[];
  manned: boolean[];
}

export function flowOf(plan: Plan): Flow {
  const bid = bidOf(plan.laid.auction);
  const back = plan.sealed ? exchanged(plan) : 0;
  const seen: Partial<Record<Action, Seen>> = {};
  const ends: number[] = [];
  const lefts: number[] = [];
  const coming = plan.open.slice(plan.done);
  for (const order of orders(plan.hidden.filter((action) => matters(plan, action)))) {
    for (const kind of ['least', 'most'] as const) {
      let chests = plan.chests - (plan.sealed ? bid : 0);
      let supply = plan.supply + back;
      for (const action of [...coming, ...order]) {
        const card = plan.laid[action];
        const land = card ? plan.lands.get(card) : undefined;
        const price = priceOf(plan, action, card);
        const armies = recruitsOf(plan, action)?.[kind] ?? 0;
        const at = (seen[action] ??= { before: [], paid: [], manned: [] });
        at.before.push(chests);
        if (!land) continue;
        const [paid, manned] = [chests >= price, supply >= armies];
        at.paid.push(paid);
        at.manned.push(manned);
        if (action === 'tax') chests += incomeOf(plan, 'tax', land)[kind];
        else if (paid && manned && !(isBuilding(action) && siteOf(plan, action, land))) {
          chests -= price;
          supply -= armies;
        }
      }
      ends.push(chests);
      lefts.push(supply);
    }
  }
  const flow: Flow = { bid, before: {}, chests: {}, supply: {}, end: rangeOf(ends), left: rangeOf(lefts) };
  for (const [action, at] of Object.entries(seen) as [Action, Seen][]) {
    flow.before[action] = rangeOf(at.before);
    flow.chests[action] = reach(at.paid);
    flow.supply[action] = reach(at.manned);
  }
  return flow;
}

function reach(times: readonly boolean[]): Reach {
  return times.every(Boolean) ? 'yes' : times.some(Boolean) ? 'maybe' : 'no';
}

/** SG-A8, SG-A9, SG-Q45: why this building can't stand here. */
export function siteOf(plan: Plan, building: Building, land: Land): 'same' | 'space' | 'tiles' | null {
  if (land.buildings.includes(building)) return 'same';
  if (land.buildings.length >= land.spaces) return 'space';
  return plan.tiles[building] > 0 ? null : 'tiles';
}

/** SG-XT9…XT14, SG-XT19: slot 3 first; all or nothing. */
export function exchangesOf(plan: Plan): Partial<Record<string, 'armies' | 'officials' | 'tray' | 'idle' | null>> {
  const out: Partial<Record<string, 'armies' | 'officials' | 'tray' | 'idle' | null>> = {};
  let { officials, tray } = plan;
  for (const slot of [...plan.slots].reverse()) {
    const count = exchangeOf(slot);
    const card = plan.laid[slot];
    if (!count || !card) continue;
    const land = plan.lands.get(card);
    if (!land && !card.startsWith('official')) out[slot] = 'idle';
    else if (officials < count) out[slot] = 'officials';
    else if (land) out[slot] = land.armies > count ? null : 'armies';
    else out[slot] = tray >= count ? null : 'tray';
    if (out[slot] !== null) continue;
    officials -= count;
    if (!land) tray -= count;
  }
  return out;
}

/** Armies that come back to the supply in the palace, before the first action. */
function exchanged(plan: Plan): number {
  const done = exchangesOf(plan);
  return plan.slots.reduce((sum, slot) => sum + (done[slot] === null ? exchangeOf(slot) : 0), 0);
}
