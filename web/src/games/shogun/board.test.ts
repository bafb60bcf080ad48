import { expect, it } from 'vitest';
import type { Choice, View } from '../../core/protocol';
import { aimOf, aimed, firstCount } from './targets';
import { explain } from './explanation';
import { sampleAt } from '../samples';
import { valuesFrom } from './values';
import { LAND } from './land';
import { changedBy, marchNow, marchesOf, spokenOf } from './marches';
import { parts, urgent } from './panels';
import { madeOf, oddsOf, percents } from './odds';
import { guessOf, named, provinceMeanings } from './offers';
import { positionOf, type Position } from './position';
import samples from './samples.json';
import { phaseOf } from './stage';
import { gainsOf } from './story';

const FIGURES = [
  { name: 'cards', values: { kai: [5, 3, 1], omi: [3, 2, 3], ise: [5, 3, 2] }, confidence: 'sure', source: '' },
  { name: 'regions.sun', values: { yellow: ['kai'], red: ['omi'], purple: ['ise'] }, confidence: 'sure', source: '' },
  { name: 'borders.sun', values: { pairs: [['omi', 'ise']] }, confidence: 'sure', source: '' },
  { name: 'routes.sun', values: { pairs: [['ise', 'kai']] }, confidence: 'sure', source: '' },
  { name: 'events', values: { losses: [5, 7] }, confidence: 'sure', source: '' },
];

const land = (owner: number, armies: number, unrest = 0) => ({ owner, armies, unrest, buildings: [], free: 2 });
const choice = (verb: string, fields: Record<string, unknown>): Choice => ({
  text: [verb, ...Object.values(fields)].join(' '),
  verb,
  fields,
});

function viewOf(change: Partial<Position>, more: Partial<View> = {}): View {
  const { own: _own, plan: _plan, ...real } = positionOf(sampleAt(samples, 'planning').view);
  const position = {
    ...real,
    provinces: { kai: land(1, 4), omi: land(0, 5, 2), ise: land(-1, 0) },
    movable: { kai: 3, omi: 4 },
    rebels: { omi: 2 },
    seats: [{ colour: 'blue' }, { colour: 'red' }],
    banners: ['castle', 'battle1'],
    ask: { key: 'SG-D17', seats: [0], secret: false },
    ...change,
  };
  return { version: 1, seat: 0, position, prompt: null, choices: [], free: [], can_undo: false, undo_reason: null, ...more };
}

const attacks = [1, 2, 3].flatMap((armies) =>
  ['without', 'with'].map((extra) => choice('attack', { target: 'ise', armies, extra })),
);
const battle = viewOf(
  { province: 'omi', odds: { ise: [[0.2, 0, 0.8], [0.5, 0, 0.5], [0.999, 0, 0.001]] }, odds_extra: { ise: [[0.6, 0, 0.4]] }, odds_made_of: { ise: { attackers: 0, attackers_stuck: 3, defenders: 2, defenders_stuck: 0, farmers: 1, farmers_stuck: 0 } } },
  { prompt: { key: 'SG-D17', words: { province: 'omi' } }, choices: [choice('stay', {}), ...attacks] },
);

it('reads the values of the table', () => {
  const tables = valuesFrom(FIGURES, 'sun');
  expect(tables.cards.omi).toEqual({ taxes: 3, rice: 2, spaces: 3 });
  expect(tables.region.kai).toBe('yellow');
  expect(tables.neighbours.ise).toEqual(['omi', 'kai']);
  expect(tables.routes.has('kai ise')).toBe(true);
  expect(tables.loss).toEqual({ t1: 5, t2: 7 });
  expect(valuesFrom([], 'sun').cards).toEqual({});
});

it('explains a province with its neighbours and the worst threat', () => {
  const held = (owner: number) => {
    const position = structuredClone(positionOf(battle));
    position.provinces.ise!.owner = owner;
    return explain(position, valuesFrom(FIGURES, 'sun'), 'ise')!;
  };
  expect(held(1).neighbours.map(({ name, sea }) => [name, sea])).toEqual([
    ['omi', false],
    ['kai', true],
  ]);
  expect(held(1).threat).toEqual({ owner: 0, name: 'omi', armies: 4 });
  expect(held(-1).threat).toBeNull();
  expect(explain(positionOf(battle), valuesFrom(FIGURES, 'sun'), 'aki')).toBeNull();
});

it('makes whole percents that sum up', () => {
  expect(percents([0.333, 0.333, 0.334])).toEqual([33, 33, 34]);
  expect(percents([0.999, 0, 0.001])).toEqual([99, 0, 1]);
  expect(percents([1, 0, 0])).toEqual([100, 0, 0]);
});

it('tells what chances are made of, without what is not there', () => {
  const choice = aimed(aimOf(battle, [{ field: 'target', name: 'ise' }])!, 2, false)!;
  const position = positionOf(battle);
  expect(madeOf(position, choice, false)).toEqual([['theirs', 2], ['farmers', 1], ['own-stuck', 3]]);
  expect(madeOf(position, choice, true)[1]).toEqual(['farmers-neutral', 1]);
  expect(madeOf({ ...position, odds_made_of: undefined }, choice, false)).toEqual([]);
});

it('sets the number of armies', () => {
  const aim = aimOf(battle, [{ field: 'target', name: 'ise' }])!;
  expect(aim.most).toBe(3);
  expect(firstCount(aim, null)).toBe(3);
  expect(firstCount(aim, attacks[2]!)).toBe(2);
  expect(aimed(aim, 2, true)?.text).toBe('attack ise 2 with');
  expect(oddsOf(positionOf(battle), aimed(aim, 2, false)!)).toEqual([0.5, 0, 0.5]);
  expect(oddsOf(positionOf(battle), aimed(aim, 1, true)!)).toEqual([0.6, 0, 0.4]);
  expect(aimOf(battle, [])).toBeNull();
});

it('knows what a province stands for and which ones a decision names', () => {
  expect(named(battle).sort()).toEqual(['ise', 'omi']);
  expect(guessOf(battle, provinceMeanings(battle, 'kai'))).toBe('attack kai 1 without');
  expect(guessOf(battle, provinceMeanings(battle, 'omi'))).toBe('move omi 1');
  const draft = { open: ['kai', 'omi'], deck: 3, bottom: [], groups: [], seat: 0, card: null, taking: false };
  expect(provinceMeanings(viewOf({ draft }), 'omi')).toContainEqual({ verb: 'take', field: 'place', name: 'right' });
});

it('shows marches and changes', () => {
  const news = [
    { key: 'sg-moved', words: { player: 0, source: 'omi', target: 'ise', armies: 2 } },
    { key: 'sg-taxes', words: { player: 1, province: 'kai', chests: 5 } },
  ];
  expect(marchesOf(news)).toEqual([{ from: 'omi', to: 'ise', seat: 0, armies: 2, kind: 'move' }]);
  expect(changedBy(news, positionOf(battle)).sort()).toEqual(['ise', 'kai']);
  expect(spokenOf(news[0]!).sort()).toEqual(['ise', 'omi']);
  expect(marchNow(battle, [{ field: 'target', name: 'ise' }])).toMatchObject({ from: 'omi', to: 'ise', kind: 'attack' });
});

it('opens what is being decided', () => {
  expect(urgent(viewOf({ ask: { key: 'SG-D6', seats: [0], secret: true } }))).toBe('planning');
  expect(urgent(viewOf({ choosing: [1] }))).toBe('auction');
  expect(urgent(viewOf({ season: 'winter' }))).toBe('winter');
  expect(urgent(viewOf({ season: 'winter', winter: null }))).toBeNull(); // SG-D24
  expect(urgent(battle)).toBeNull();
  const court = viewOf({ expansions: ['court', 'dajokan'], own: { plan: {}, hand: [] } });
  expect(parts(court)).toEqual(['planning', 'court', 'dajokan']);
});

it('names the phase', () => {
  expect(phaseOf(viewOf({ banner: 1 }))).toEqual({ key: 'web-sg-phase-action', words: { number: 2, action: 'battle1' } });
  expect(phaseOf(viewOf({ ask: { key: 'SG-D6', seats: [], secret: true } }))?.key).toBe('web-sg-phase-planning');
});

it('knows that Winter is over when generals return (SG-D24)', () => {
  const ask = { key: 'SG-D24', seats: [0], secret: false };
  expect(phaseOf(viewOf({ ask, season: 'winter' }))?.key).toBe('web-sg-phase-winter');
  expect(phaseOf(viewOf({ ask, season: 'winter', winter: null }))).toBeNull();
  expect(phaseOf(viewOf({ ask, season: 'winter', winter: null, expansions: ['generals'] }))?.key).toBe('web-sg-phase-generals');
});

it('explains a revolt with the farmers that the engine foresees', () => {
  const few = viewOf({ rebels: { omi: 1 } });
  expect(explain(positionOf(few), valuesFrom(FIGURES, 'sun'), 'omi')?.revolt).toEqual({ markers: 2, farmers: 1, armies: 5 });
  expect(explain(positionOf(few), valuesFrom(FIGURES, 'sun'), 'kai')?.revolt).toBeNull();
});

it('tells how the points came', () => {
  const log = [
    { key: 'sg-round', words: { year: 1, season: 'autumn' } },
    { key: 'sg-scored', words: { player: 1, points: 1, reason: 'favour', region: 'green' } },
    { key: 'sg-winter', words: { event: 't1', rice: 5 } },
    { key: 'sg-scored', words: { player: 0, points: 3, reason: 'castles', region: 'red' } },
    { key: 'sg-line', words: { player: 0, points: 2, line: 'row', count: 1 } },
  ];
  expect(gainsOf(log)).toEqual([
    { party: 1, points: 1, under: { when: 'year1', reason: 'favour', region: '' } },
    { party: 0, points: 3, under: { when: 'winter1', reason: 'castles', region: 'red' } },
    { party: 0, points: 2, under: { when: 'end', reason: 'dajokan', region: '' } },
  ]);
});

it('has a drawing of every province', () => {
  expect(Object.keys(LAND.provinces)).toHaveLength(45);
});
