// What a card in a slot costs, brings and risks: read by the slots, the cards and the tests.

import { type Plan, type Slot, bidOf, exchangeOf, isLand } from './planModel';
import { type Flow, type Range, exchangesOf, flowOf, incomeOf, isBuilding, priceOf, recruitsOf, siteOf } from './planMoney';
import { type Action, rebels } from './position';

/** A text key below `web-sg-plan-warn-` and its words; `bad` means that it can't be carried out. */
export interface Warning {
  code: string;
  bad: boolean;
  words: Record<string, unknown>;
}

export interface Gain {
  kind: 'chests' | 'rice' | 'armies' | 'building' | 'march' | 'officials' | 'bid';
  /** Nothing for a building. */
  amount: Range | null;
}

export interface Outlook {
  price: number;
  gain: Gain | null;
  warnings: Warning[];
  /** Nothing is done here: an intrigue card or an official. */
  idle: boolean;
}

const one = (amount: number): Range => ({ least: amount, most: amount });
const bad = (code: string, words: Record<string, unknown> = {}): Warning => ({ code, bad: true, words });
const note = (code: string, words: Record<string, unknown> = {}): Warning => ({ code, bad: false, words });

/** The outlook of every slot that holds a card. */
export function outlooks(plan: Plan): Partial<Record<Slot, Outlook>> {
  const flow = flowOf(plan);
  const out: Partial<Record<Slot, Outlook>> = {};
  for (const slot of plan.slots) {
    const card = plan.laid[slot];
    if (card) out[slot] = outlook(plan, flow, slot, card);
  }
  return out;
}

/** What a card would do in a slot if it were laid there now. */
export function tried(plan: Plan, card: string, slot: Slot): Outlook {
  const next = withCard(plan, card, slot);
  return outlook(next, flowOf(next), slot, card);
}

/** The plan after `lay`: what lies there changes places with the card. */
export function withCard(plan: Plan, card: string, slot: Slot): Plan {
  const laid = { ...plan.laid };
  const from = (Object.keys(laid) as Slot[]).find((each) => laid[each] === card);
  const there = laid[slot];
  if (from && there) laid[from] = there;
  else if (from) delete laid[from];
  laid[slot] = card;
  return { ...plan, laid };
}

function outlook(plan: Plan, flow: Flow, slot: Slot, card: string): Outlook {
  if (slot === 'auction') return bidOutlook(plan, card);
  if (exchangeOf(slot)) return exchangeOutlook(plan, slot);
  const land = plan.lands.get(card);
  const action = slot as Action;
  const price = priceOf(plan, action, card);
  if (!land) return { price: 0, gain: null, warnings: isLand(card) ? [bad('lost')] : [], idle: true };
  const warnings: Warning[] = [];
  let gain: Gain | null = null;
  if (isBuilding(action)) {
    const site = siteOf(plan, action, land);
    if (site) warnings.push(bad(site, { building: action }));
    gain = { kind: 'building', amount: null };
  } else if (action === 'tax' || action === 'rice') {
    gain = { kind: action === 'tax' ? 'chests' : 'rice', amount: incomeOf(plan, action, land) };
    const farmers = rebels(land.unrest, plan.farmers);
    if (land.unrest) warnings.push(note('revolt', { farmers, armies: land.armies }));
  } else if (action === 'battle1' || action === 'battle2') {
    gain = { kind: 'march', amount: one(Math.max(0, land.armies - 1)) };
    if (land.armies < 2) warnings.push(bad('alone'));
  } else {
    gain = { kind: 'armies', amount: recruitsOf(plan, action) };
    const reach = flow.supply[action];
    if (reach === 'no') warnings.push(bad('supply', { armies: plan.supply }));
    else if (reach === 'maybe') warnings.push(note('supply-maybe', { armies: plan.supply }));
  }
  if (price && flow.chests[action] === 'no') {
    warnings.push(bad('chests', { price, chests: Math.max(0, flow.before[action]?.most ?? 0) }));
  } else if (price && flow.chests[action] === 'maybe') {
    warnings.push(note('chests-maybe', { price }));
  }
  return { price, gain, warnings, idle: false };
}

function bidOutlook(plan: Plan, card: string): Outlook {
  const price = bidOf(card);
  const warnings = price > plan.chests ? [bad('bid', { price, chests: plan.chests })] : [];
  return { price, gain: { kind: 'bid', amount: one(price) }, warnings, idle: false };
}

function exchangeOutlook(plan: Plan, slot: Slot): Outlook {
  const why = exchangesOf(plan)[slot];
  const count = exchangeOf(slot);
  if (why === 'idle') return { price: 0, gain: null, warnings: [], idle: true };
  const warnings = why ? [bad(`exchange-${why}`, { armies: count })] : [];
  return { price: 0, gain: { kind: 'officials', amount: one(count) }, warnings, idle: false };
}

/** How good a card is for a slot, to list the best first; worth is only a first look. */
export function suits(plan: Plan, card: string, slot: Slot): number {
  const { gain, warnings } = tried(plan, card, slot);
  const land = plan.lands.get(card);
  const blocked = warnings.some((each) => each.bad) ? 100 : warnings.length ? 20 : 0;
  if (!land) return slot === 'auction' ? 50 - bidOf(card) - blocked : exchangeOf(slot) && gain ? 30 - blocked : -50;
  if (slot === 'auction') return -land.tax - land.rice;
  if (isBuilding(slot)) return land.spaces - land.buildings.length - blocked;
  if (slot === 'tax' || slot === 'rice') return land[slot] - land.unrest * 10;
  return (slot.startsWith('deploy') ? -land.armies / 10 : land.armies) - blocked;
}
