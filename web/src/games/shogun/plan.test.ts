import { describe, expect, it } from 'vitest';
import type { Choice, FigureInfo } from '../../core/protocol';
import { type Plan, bidRank, filling, planOf } from './planModel';
import { exchangesOf, flowOf, incomeOf, recruitsOf } from './planMoney';
import { outlooks, suits, tried, withCard } from './planOutlook';
import { cardsFor, sortedLands } from './planSort';
import { NOTHING_KEPT, before, clearing, keep, possible, towards } from './planSteps';
import type { Position, Terms } from './position';

const FIGURES: FigureInfo[] = [
  { name: 'cards', values: { aki: [4, 3, 2], etchu: [7, 3, 1], kai: [2, 5, 1], omi: [9, 9, 3] }, confidence: '', source: '' },
  { name: 'regions.sun', values: { green: ['aki', 'omi'], brown: ['etchu', 'kai'] }, confidence: '', source: '' },
  { name: 'borders.sun', values: { pairs: [['aki', 'omi'], ['kai', 'etchu'], ['aki', 'sado']] }, confidence: '', source: '' },
  { name: 'routes.sun', values: { pairs: [['aki', 'kai']] }, confidence: '', source: '' },
];
const SLOTS = ['castle', 'temple', 'theatre', 'rice', 'tax', 'deploy5', 'deploy3', 'deploy1', 'battle1', 'battle2', 'auction'];

const exact = (amount: number) => ({ least: amount, most: amount });
/** As the engine sends them. */
const TERMS: Terms = {
  prices: { castle: 3, temple: 2, theatre: 1, rice: 0, tax: 0, deploy5: 3, deploy3: 2, deploy1: 1, battle1: 0, battle2: 0 },
  general_prices: { castle: 2, temple: 1, theatre: 0 },
  recruits: { deploy5: exact(5), deploy3: exact(3), deploy1: exact(1) },
  income: {
    aki: { tax: exact(4), rice: exact(3) },
    etchu: { tax: exact(7), rice: exact(3) },
    kai: { tax: exact(2), rice: exact(5) },
  },
};

function position(change: Partial<Position> = {}, laid: Record<string, string> = {}, court = false): Position {
  const slots = court ? [...SLOTS, 'exchange1', 'exchange2', 'exchange3'] : SLOTS;
  const cards = ['aki', 'etchu', 'kai', 'chests0', 'chests1', 'chests2', 'chests3', 'chests4', ...(court ? ['official1'] : [])];
  const province = (owner: number, armies: number, unrest = 0) => ({ owner, armies, unrest, buildings: [] });
  return {
    game: 'shogun',
    rules: [],
    side: 'sun',
    expansions: court ? ['court'] : [],
    seat: 0,
    year: 1,
    season: 'spring',
    provinces: { aki: province(0, 5), etchu: province(0, 1, 2), kai: province(0, 2), omi: province(1, 3) },
    seats: [
      { colour: 'red', supply: 20, chests: 5, rice: 2, points: 0, provinces: 3, special: null, slots: null, officials: 3 },
      { colour: 'blue', supply: 20, chests: 5, rice: 0, points: 0, provinces: 1, special: null, slots: null },
    ],
    tower: { inside: {}, tray: { red: 1 }, farmers: 10 },
    tiles: { castle: 9, temple: 9, theatre: 9 },
    event: null,
    events: ['t1'],
    banners: ['castle', 'tax', 'deploy5', 'rice', 'battle1'],
    specials: [],
    order: [],
    scoring: { majorities: [], seats: [] },
    terms: TERMS,
    ask: { key: 'SG-D6', seats: [0, 1], secret: true },
    own: {
      plan: Object.fromEntries(slots.map((slot) => [slot, laid[slot] ?? null])),
      hand: cards.filter((card) => !Object.values(laid).includes(card)),
    },
    ...change,
  };
}

function plan(laid: Record<string, string> = {}, change: Partial<Position> = {}, court = false): Plan {
  return planOf(position(change, laid, court), FIGURES)!;
}

const lays = (planned: Plan): Choice[] =>
  planned.slots.flatMap((slot) =>
    [...planned.lands.keys(), ...planned.others].map((card) => ({
      text: `lay ${card} ${slot}`,
      verb: 'lay',
      fields: { card, slot },
    })),
  ) as unknown as Choice[];

describe('a plan', () => {
  it('is read from what I own and from the figures of the table', () => {
    const { lands, others, hidden, open } = plan();
    expect([...lands.keys()]).toEqual(['aki', 'etchu', 'kai']);
    expect(lands.get('aki')).toMatchObject({ tax: 4, rice: 3, spaces: 2, region: 'green', near: ['omi', 'kai'] });
    expect(others).toHaveLength(5);
    expect(open).toHaveLength(5);
    expect(hidden).toEqual(['temple', 'theatre', 'deploy3', 'deploy1', 'battle2']);
  });

  it('is none for an onlooker', () => {
    expect(planOf({ ...position(), own: undefined }, FIGURES)).toBeNull();
  });

  it('needs no more cards than there are', () => {
    expect(filling(plan({ tax: 'aki' }))).toEqual({ laid: 1, needed: 8, cards: 8 });
  });
});

describe('money', () => {
  it('runs along the open order: what is built before the taxes must be paid before them', () => {
    const flow = flowOf(plan({ castle: 'kai', tax: 'etchu', deploy5: 'aki', auction: 'chests4' }));
    expect(flow.bid).toBe(4);
    expect(flow.before.castle).toEqual({ least: 1, most: 1 });
    expect(flow.chests.castle).toBe('no');
    expect(flow.before.deploy5).toEqual({ least: 8, most: 8 });
    expect(flow.chests.deploy5).toBe('yes');
    expect(flow.end).toEqual({ least: 5, most: 5 });
  });

  it('depends on the hidden half where that decides', () => {
    const tight = plan({ temple: 'aki', deploy3: 'kai', auction: 'chests2' });
    expect(flowOf(tight).chests).toMatchObject({ temple: 'maybe', deploy3: 'maybe' });
    expect(outlooks(tight).temple?.warnings).toEqual([{ code: 'chests-maybe', bad: false, words: { price: 2 } }]);
    const taxed = plan({ temple: 'aki', tax: 'kai', auction: 'chests4' }, { banners: ['castle', 'deploy5', 'rice', 'battle1', 'battle2'] });
    expect(flowOf(taxed).chests.temple).toBe('maybe');
  });

  it('pays less for buildings where the general stands', () => {
    const seats = position().seats.map((seat, i) => (i ? seat : { ...seat, general: 'aki' }));
    expect(outlooks(plan({ castle: 'aki' }, { seats })).castle?.price).toBe(2);
    expect(outlooks(plan({ castle: 'kai' }, { seats })).castle?.price).toBe(3);
  });

  it('keeps what a building without a site would cost', () => {
    const provinces = { ...position().provinces, kai: { owner: 0, armies: 2, unrest: 0, buildings: ['temple' as const] } };
    const full = plan({ castle: 'kai' }, { provinces });
    expect(flowOf(full).end.least).toBe(5);
    expect(outlooks(full).castle?.warnings[0]?.code).toBe('space');
  });
});

describe('what a slot brings', () => {
  it('is a range while the event is open', () => {
    const range = { least: 3, most: 5 };
    const open = plan({}, { terms: { ...TERMS, recruits: { deploy5: range }, income: { etchu: { tax: range, rice: exact(3) } } } });
    expect(incomeOf(open, 'tax', open.lands.get('etchu')!)).toEqual(range);
    expect(recruitsOf(open, 'deploy5')).toEqual(range);
    expect(recruitsOf(open, 'tax')).toBeNull();
  });

  it('warns of a revolt with its farmers', () => {
    expect(tried(plan(), 'etchu', 'tax').warnings).toEqual([
      { code: 'revolt', bad: false, words: { farmers: 2, armies: 1 } },
    ]);
  });

  it('warns of a single army, of the same building and of tiles that ran out', () => {
    expect(tried(plan(), 'etchu', 'battle2').warnings[0]?.code).toBe('alone');
    expect(tried(plan(), 'aki', 'battle2').gain).toEqual({ kind: 'march', amount: { least: 4, most: 4 } });
    const built = { ...position().provinces, aki: { owner: 0, armies: 2, unrest: 0, buildings: ['castle' as const] } };
    expect(tried(plan({}, { provinces: built }), 'aki', 'castle').warnings[0]?.code).toBe('same');
    const tiles = { castle: 0, temple: 1, theatre: 1 };
    expect(tried(plan({}, { tiles }), 'aki', 'castle').warnings[0]?.code).toBe('tiles');
  });

  it('warns of a supply that is too small', () => {
    const seats = position().seats.map((seat, i) => (i ? seat : { ...seat, supply: 4 }));
    expect(tried(plan({}, { seats }), 'aki', 'deploy5').warnings[0]).toMatchObject({ code: 'supply', bad: true });
  });

  it('is nothing with an intrigue card, and a bid costs its chests', () => {
    expect(tried(plan(), 'chests3', 'battle1')).toMatchObject({ idle: true, price: 0 });
    expect(tried(plan(), 'chests3', 'auction')).toMatchObject({ idle: false, price: 3, warnings: [] });
    expect(tried(plan(), 'aki', 'auction').price).toBe(0);
  });

  it('ranks bids: chests, provinces, nothing, no card', () => {
    expect(['chests4', 'chests1', 'aki', 'chests0', 'official1', null].map(bidRank)).toEqual([6, 3, 2, 1, 1, 0]);
  });

  it('exchanges all or nothing, slot 3 first', () => {
    const laid = { exchange3: 'aki', exchange2: 'kai', exchange1: 'official1' };
    expect(exchangesOf(plan(laid, {}, true))).toEqual({ exchange3: null, exchange2: 'officials', exchange1: 'officials' });
    expect(exchangesOf(plan({ exchange2: 'kai', exchange1: 'official1' }, {}, true))).toEqual({ exchange2: 'armies', exchange1: null });
    expect(exchangesOf(plan({ exchange1: 'chests0' }, {}, true))).toEqual({ exchange1: 'idle' });
  });

  it('exchanges cards that change places', () => {
    expect(withCard(plan({ tax: 'aki', rice: 'kai' }), 'aki', 'rice').laid).toEqual({ tax: 'kai', rice: 'aki' });
    expect(withCard(plan({ tax: 'aki' }), 'aki', 'rice').laid).toEqual({ rice: 'aki' });
  });
});

describe('the list', () => {
  const spell = (name: string) => name;
  it('is sorted by a figure and filtered', () => {
    const names = (...args: [Parameters<typeof sortedLands>[1], Parameters<typeof sortedLands>[2]]) =>
      sortedLands(plan({ tax: 'etchu' }), ...args, spell).map((land) => land.name);
    expect(names('tax', 'all')).toEqual(['etchu', 'aki', 'kai']);
    expect(names('name', 'free')).toEqual(['aki', 'kai']);
    expect(names('rice', 'calm')).toEqual(['kai', 'aki']);
    expect(names('armies', 'strong')).toEqual(['aki', 'kai']);
  });

  it('shows for a slot the most fitting card first', () => {
    expect(cardsFor(plan(), 'rice', spell)[0]).toBe('kai');
    expect(cardsFor(plan(), 'tax', spell)[0]).toBe('aki');
    expect(cardsFor(plan(), 'auction', spell)[0]).toBe('chests0');
    expect(cardsFor(plan({ rice: 'aki' }), 'battle1', spell)[0]).toBe('kai');
    expect(suits(plan(), 'etchu', 'battle1')).toBeLessThan(suits(plan(), 'kai', 'battle1'));
  });
});

describe('as last round', () => {
  it('keeps the first plan of a round, or the last while it is sealed', () => {
    const first = keep(NOTHING_KEPT, '1-spring', { tax: 'aki' }, true);
    expect(keep(first, '1-spring', { tax: 'kai' }, true).rounds).toEqual([{ round: '1-spring', laid: { tax: 'kai' } }]);
    expect(keep(first, '1-spring', {}, false)).toBe(first);
    const second = keep(first, '1-summer', { tax: 'etchu' }, true);
    expect(before(second, '1-summer')).toEqual({ tax: 'aki' });
    expect(before(second, '1-autumn')).toEqual({ tax: 'etchu' });
    expect(before(NOTHING_KEPT, '1-spring')).toBeNull();
  });

  it('lays what is still possible, the bid first', () => {
    const now = plan({ tax: 'kai' });
    const wanted = possible(now, { tax: 'aki', rice: 'omi', auction: 'chests4', battle1: 'kai' });
    expect(wanted).toEqual({ tax: 'aki', auction: 'chests4', battle1: 'kai' });
    let current = now;
    const texts: string[] = [];
    for (let step = towards(current, wanted, lays(current)); step; step = towards(current, wanted, lays(current))) {
      texts.push(step.text);
      current = withCard(current, String(step.fields.card), step.fields.slot as never);
    }
    expect(texts).toEqual(['lay chests4 auction', 'lay aki tax', 'lay kai battle1']);
    expect(current.laid).toEqual(wanted);
  });

  it('leaves out a bid that can no longer be paid', () => {
    const seats = position().seats.map((seat, i) => (i ? seat : { ...seat, chests: 2 }));
    expect(possible(plan({}, { seats }), { auction: 'chests3' })).toEqual({});
  });

  it('clears card by card', () => {
    const choices = [{ text: 'lift tax', verb: 'lift', fields: { slot: 'tax' } }] as unknown as Choice[];
    expect(clearing(choices)?.text).toBe('lift tax');
    expect(clearing([])).toBeUndefined();
  });
});
