import { describe, expect, it } from 'vitest';
import type { FigureInfo } from '../../core/protocol';
import { favourOf } from './court';
import type { Position } from './position';
import { lossesOf, supplyOf, winterSupplies } from './winter';

const FIGURES = [
  ['regions.sun', { green: ['aki', 'omi'], red: ['kai'] }],
  ['winter', { revolts: [0, 1, 1, 2], farmers: [0, 1, 2, 2] }],
  ['events', { losses: [5, 7, 3] }],
  ['favours.chests', { amounts: [3, 5, 7] }],
  ['favours.buildings', { kinds: ['theatre', 'temple', 'castle'] }],
  ['favours.protection', { actions: [['battle1'], ['battle2'], ['battle1', 'battle2']] }],
  ['favours.landing', { armies: 3 }],
  ['dajokan', { rows: [1, 2, 3, 3, 2, 1], columns: [1, 2, 3, 3, 2, 1] }],
].map(([name, values]) => ({ name, values, confidence: '', source: '' })) as FigureInfo[];

const position = {
  side: 'sun',
  provinces: {
    aki: { owner: 0, armies: 1, unrest: 0, buildings: ['castle', 'temple'] },
    omi: { owner: 1, armies: 1, unrest: 0, buildings: ['castle'] },
    kai: { owner: 1, armies: 1, unrest: 0, buildings: [] },
  },
  seats: [
    { rice: 4, provinces: 1 },
    { rice: 1, provinces: 2 },
  ],
  event: 't1',
  events: ['t1', 't2', 't3'],
  order: [1, 0],
  offices: { a1: 0, a2: 'closed', b1: 1, b2: 1 },
} as unknown as Position;

describe('winter', () => {
  it('takes rice, then looks up the shortage', () => {
    expect(supplyOf(position, FIGURES, 0, 0)).toEqual({ rice: 4, provinces: 1, short: 0, revolts: 0, farmers: 0 });
    expect(supplyOf(position, FIGURES, 1, 7)).toEqual({ rice: 0, provinces: 2, short: 2, revolts: 1, farmers: 2 });
    expect(lossesOf(position, FIGURES)).toEqual([3, 7]);
  });

  it('fixes a shortage when it is drawn for (SG-Q32)', () => {
    const seats = [
      { rice: 2, provinces: 4 }, // was short of 3 and lost a province; one revolt is left
      { rice: 0, provinces: 1 }, // was short of 2 and lost a province; all is over
      { rice: 1, provinces: 3 }, // has yet to draw
    ];
    const log = [
      { key: 'sg-shortage', words: { player: 2, rice: 9, revolts: 4, farmers: 4 } }, // of the year before
      { key: 'sg-winter', words: { event: 't2', rice: 7 } },
      { key: 'sg-shortage', words: { player: 1, rice: 2, revolts: 1, farmers: 2 } },
      { key: 'sg-shortage', words: { player: 0, rice: 3, revolts: 2, farmers: 2 } },
    ];
    const winter = { ...position, season: 'winter', event: null, events: ['t2'], seats, drawn: ['aki'] } as unknown as Position;
    const [first, second, third] = winterSupplies(winter, FIGURES, log)!;
    expect(first).toEqual({ rice: 2, provinces: 5, short: 3, revolts: 1, farmers: 2, over: false });
    expect(second).toEqual({ rice: 0, provinces: 2, short: 2, revolts: 0, farmers: 2, over: true });
    expect(third).toEqual({ rice: 1, provinces: 3, short: 2, revolts: 1, farmers: 2 });
    expect(winterSupplies(winter, FIGURES, [])).toBeNull();
    expect(winterSupplies({ ...winter, events: ['t4', 't5', 't6', 't7'] }, FIGURES, log)).toBeNull();
    expect(winterSupplies({ ...winter, result: { scores: [1, 2, 3], places: [3, 2, 1] } }, FIGURES, log)).toBeNull();
  });
});

describe('favours', () => {
  it('show what the figures say', () => {
    expect(favourOf(FIGURES, '9')).toMatchObject({ kind: 'chests', amount: 5 });
    expect(favourOf(FIGURES, '21')).toMatchObject({ kind: 'building', building: 'castle' });
    expect(favourOf(FIGURES, '18').actions).toEqual(['battle1', 'battle2']);
    expect(favourOf(FIGURES, '12')).toMatchObject({ kind: 'landing', amount: 3 });
    expect(favourOf(FIGURES, '4')).toMatchObject({ kind: 'calm', amount: null });
  });
});
