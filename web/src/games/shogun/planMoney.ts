// Whether chests and armies last: the plan is played through in every order that is still possible.

import { type Land, type Plan, bidOf, exchangeOf, isLand } from './planModel';
import type { Action, Building } from './position';

/** SG-A5…A7, SG-A18…A20: chests by action; the others cost nothing. */
const PRICES: Partial<Record<Action, number>> = { castle: 3, temple: 2, theatre: 1, deploy5: 3, deploy3: 2, deploy1: 1 };
/** SG-A18…A20, SG-T12: armies by deployment, and with the event of fewer recruits. */
const RECRUITS: Partial<Record<Action, readonly [number, number]>> = { deploy5: [5, 3], deploy3: [3, 2], deploy1: [1, 1] };

export interface Range {
  least: number;
  most: number;
}

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

/** SG-XG5…XG7: a general makes building cheaper. */
export function priceOf(plan: Plan, slot: string, card: string | undefined): number {
  const price = PRICES[slot as Action] ?? 0;
  return isBuilding(slot) && card && card === plan.general ? price - 1 : price;
}

/** SG-A13, SG-Q20: printed, event, general, special card; a range while the event is open. */
export function incomeOf(plan: Plan, slot: 'tax' | 'rice', land: Land): Range {
  const value = land[slot];
  const plus = (land.name === plan.general ? 1 : 0) + (plan.special === (slot === 'tax' ? 'chest+1' : 'rice+1') ? 1 : 0);
  const change = (event: string): number => {
    if (slot === 'tax') return event === 't7' ? Math.min(value, 5) : event === 't8' ? Math.max(value, 6) : value;
    return event === 't10' ? Math.max(value, 4) : event === 't11' ? Math.min(value, 3) : value;
  };
  return rangeOf((plan.events.length ? plan.events : ['']).map((event) => change(event) + plus));
}

/** SG-A18…A20, SG-T12; more with the general or “6 armies”, but that is a choice. */
export function recruitsOf(plan: Plan, slot: string): Range | null {
  const numbers = RECRUITS[slot as Action];
  if (!numbers) return null;
  const thin = plan.events.includes('t12');
  const sure = plan.events.length === 1;
  return { least: thin ? numbers[1] : numbers[0], most: thin && sure ? numbers[1] : numbers[0] };
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
  return Boolean(card && isLand(card) && (action in PRICES || action === 'tax'));
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
