import { describe, expect, it } from 'vitest';
import type { Choice } from '../../core/protocol';
import { sampleAt } from '../samples';
import { type Plan, type Slot, filling, planOf } from './plan_model';
import { cardsFor, sortedLands } from './plan_sort';
import { type Laid, NOTHING_KEPT, before, clearing, keep, possible, towards } from './plan_steps';
import { positionOf } from './position';
import { isBlocked, priceOf, prospectOf } from './prospects';
import samples from './samples.json';

/** The plan of the sample: castle, temple and bid hold intrigue cards, three slots provinces. */
function sample(): Plan {
  return planOf(positionOf(sampleAt(samples, 'planning').view), samples.values)!;
}

/** The same with other cards laid. */
function plan(laid: Laid = {}): Plan {
  return { ...sample(), laid };
}

/** As the engine lays a card: what lies there changes places with it. */
function laidWith(laid: Laid, { card, slot }: { card: string; slot: Slot }): Laid {
  const from = (Object.keys(laid) as Slot[]).find((each) => laid[each] === card);
  const next: Laid = { ...laid, [slot]: card };
  if (from && laid[slot]) next[from] = laid[slot];
  else if (from) delete next[from];
  return next;
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
  it('is read from what I own and from the values of the table', () => {
    const { lands, others, hidden, open } = sample();
    expect([...lands.keys()]).toContain('ise');
    expect(lands.size).toBe(9);
    expect(lands.get('ise')).toMatchObject({ tax: 5, rice: 3, spaces: 2, armies: 3, movable: 2, region: 'purple' });
    expect(lands.get('ise')!.near).toContain('kii');
    expect(others).toHaveLength(5);
    expect([...open, ...hidden]).toHaveLength(10);
  });

  it('is none for an onlooker', () => {
    const position = { ...positionOf(sampleAt(samples, 'planning').view), own: undefined };
    expect(planOf(position, samples.values)).toBeNull();
  });

  it('says how many cards it needs', () => {
    expect(filling(sample())).toEqual({ laid: 6, needed: 11, cards: 14 });
  });
});

describe('a card in a slot', () => {
  it('costs and brings what the engine foresees', () => {
    const planned = sample();
    expect(prospectOf(planned, 'ise', 'theatre')).toMatchObject({ price: 1, gain: { kind: 'building', amount: null }, warnings: [] });
    expect(prospectOf(planned, 'kii', 'deploy5').gain).toEqual({ kind: 'armies', amount: { least: 3, most: 5 } });
    expect(prospectOf(planned, 'chests2', 'auction').price).toBe(2);
  });

  it('is nothing if the engine says nothing of it', () => {
    expect(prospectOf(sample(), 'chests3', 'battle1')).toEqual({ price: 0, gain: null, warnings: [] });
  });

  it('has the price of its slot, with what lies there', () => {
    const planned = plan({ castle: 'ise', auction: 'chests4' });
    planned.preview.prospects.castle!.ise!.price = 7;
    expect(priceOf(planned, 'castle')).toBe(7);
    expect(priceOf(plan({ castle: 'chests3' }), 'castle')).toBe(3);
    expect(priceOf(planned, 'auction')).toBe(4);
    expect(priceOf(plan(), 'auction')).toBe(0);
  });
});

describe('the list', () => {
  const spell = (name: string) => name;
  it('is sorted by a value and filtered', () => {
    const names = (...args: [Parameters<typeof sortedLands>[1], Parameters<typeof sortedLands>[2]]) =>
      sortedLands(plan({ tax: 'shimotsuke' }), ...args, spell).map((land) => land.name);
    expect(names('tax', 'all').slice(0, 2)).toEqual(['shimotsuke', 'ise']);
    expect(names('tax', 'free')[0]).toBe('ise');
    expect(names('armies', 'strong')[0]).toBe('yamato');
    expect(names('name', 'calm')).toHaveLength(9);
  });

  it('shows for a slot the most fitting card first', () => {
    expect(cardsFor(plan(), 'tax', spell)[0]).toBe('shimotsuke');
    expect(cardsFor(plan({ rice: 'shimotsuke' }), 'tax', spell).at(-1)).toBe('shimotsuke');
    expect(cardsFor(plan(), 'auction', spell)[0]).toBe('chests0');
    expect(cardsFor(plan(), 'battle1', spell)[0]).toBe('yamato');
    expect(cardsFor(plan(), 'deploy5', spell)[0]).toBe('awa-shikoku');
  });

  it('lists what is blocked after the rest, and what does nothing last', () => {
    const planned = plan();
    const yamato = planned.preview.prospects.battle1!.yamato!;
    yamato.warnings.push({ code: 'alone', bad: true, words: {} });
    yamato.fit = -1000; // as the engine would say
    expect(isBlocked(prospectOf(planned, 'yamato', 'battle1'))).toBe(true);
    const last = cardsFor(planned, 'battle1', spell);
    expect(last.indexOf('yamato')).toBe(8);
    expect(last.slice(9)).toEqual(['chests0', 'chests1', 'chests2', 'chests3', 'chests4']);
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
    const now = plan({ tax: 'kii' });
    const wanted = possible(now, { tax: 'ise', rice: 'omi', auction: 'chests4', battle1: 'kii' });
    expect(wanted).toEqual({ tax: 'ise', auction: 'chests4', battle1: 'kii' });
    let current = now;
    const texts: string[] = [];
    for (let step = towards(current, wanted, lays(current)); step; step = towards(current, wanted, lays(current))) {
      texts.push(step.text);
      current = { ...current, laid: laidWith(current.laid, step.fields as { card: string; slot: Slot }) };
    }
    expect(texts).toEqual(['lay chests4 auction', 'lay ise tax', 'lay kii battle1']);
    expect(current.laid).toEqual(wanted);
  });

  it('leaves out a bid that can no longer be paid', () => {
    const poor = plan();
    poor.preview.prospects.auction!.chests3!.warnings.push({ code: 'bid', bad: true, words: { price: 3, chests: 2 } });
    expect(possible(poor, { auction: 'chests3' })).toEqual({});
  });

  it('clears card by card', () => {
    const choices = [{ text: 'lift tax', verb: 'lift', fields: { slot: 'tax' } }] as unknown as Choice[];
    expect(clearing(choices)?.text).toBe('lift tax');
    expect(clearing([])).toBeUndefined();
  });
});
