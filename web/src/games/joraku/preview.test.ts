import { describe, expect, it } from 'vitest';
import type { Choice, FigureInfo } from '../../core/protocol';
import { type Colour, type Faction, type Position, areaNumber, laid, winnerOf } from './position';
import { kachidokiNow, preview, ranksOf, tablesOf, wouldWin } from './preview';

const FIGURES: FigureInfo[] = [
  figure('prestige.mikawa', { rows: [[5, 3, 2], [4, 2, 0], [3, 2, 0]] }, 'sure'),
  figure('prestige.totomi', { rows: [[6, 3, 2], [3, 2, 0], [0, 0, 0]] }, 'sure'),
  figure('prestige.owari', { rows: [[4, 2, 0], [5, 3, 2], [4, 2, 0]] }, 'house value'),
  figure('kachidoki', { row: [3, 2, 1] }, 'sure'),
  figure('variant3', { row: [4, 2, 0] }, 'house value'),
];
const TABLES = tablesOf(FIGURES);

function figure(name: string, values: Record<string, unknown>, confidence: string): FigureInfo {
  return { name, values, confidence, source: '' };
}

function faction(colour: Colour, seat: number, daimyo: string, samurai: number[]): Faction {
  const influence = samurai.map((count, area) => count + (area === areaNumber(daimyo) ? 2 : 0));
  return {
    colour,
    seat,
    number: 1,
    daimyo: daimyo as Faction['daimyo'],
    samurai,
    influence,
    ranks: [],
    supply: 5,
    points: 0,
    entered: false,
  };
}

function position(factions: Faction[], change: Partial<Position> = {}): Position {
  for (const each of factions) {
    each.ranks = each.influence.map((_, area) => {
      const all = factions.map((other) => other.influence[area]!);
      return ranksOf(all, false)[factions.indexOf(each)]!;
    });
  }
  return {
    game: 'joraku',
    mode: 'base',
    seat: 0,
    round: 1,
    variants: [],
    kachidoki: 0,
    factions,
    seats: [],
    aside: 0,
    plays: [],
    ask: null,
    acting: 'red',
    ...change,
  };
}

const place = (area: string, count: number): Choice => ({
  text: '',
  verb: 'place',
  fields: { area, count },
});

describe('ranks', () => {
  it('tied players take the lowest rank they contest (JK-W11)', () => {
    expect(ranksOf([2, 1, 1, 1], false)).toEqual([1, 4, 4, 4]);
    expect(ranksOf([2, 2, 3, 1], false)).toEqual([3, 3, 1, 4]);
    expect(ranksOf([4, 0, 1, 3], false)).toEqual([1, 0, 3, 2]);
  });

  it('or the highest with variant 2 (JK-V2a)', () => {
    expect(ranksOf([2, 2, 1, 0], true)).toEqual([1, 1, 3, 0]);
  });
});

describe('the winner of a trick', () => {
  it('is the highest, the last of equals, or a ninja beside a 6 (JK-W02…W05)', () => {
    expect(winnerOf(['3r', '5r', '2r', '4b'])).toBe(1);
    expect(winnerOf(['4r', '5r', '2r', '5b'])).toBe(3);
    expect(winnerOf(['6r', 'nr', '3r', '1b'])).toBe(1);
    expect(winnerOf(['nr', '5r', '3r', '1b'])).toBe(1);
    expect(winnerOf(['nr', 'nb', 'ny'])).toBe(2);
    expect(winnerOf([])).toBe(-1);
  });

  it('is foreseen for a card in hand', () => {
    const table = position([faction('red', 0, 'mikawa', [0, 0, 0, 0, 0, 0, 0])], {
      trick: [{ seat: 1, colour: 'blue', card: '5b' }],
    });
    expect(wouldWin(table, '5r')).toBe(true);
    expect(wouldWin(table, 'nr')).toBe(false);
  });
});

describe('the trick on the table', () => {
  it('stays to be seen until the next one begins', () => {
    const plays = ['1r', '2r', '5b', '3r'].map((card, i) => ({
      seat: i % 2,
      colour: 'red' as const,
      card,
    }));
    const table = position([], { plays, seats: [{}, {}] as never, trick: [] });
    expect(laid(table)).toEqual({ plays: plays.slice(2), winning: 0, over: true });
  });
});

describe('the preview of a choice', () => {
  const blue = () => faction('blue', 1, 'mikawa', [0, 0, 0, 0, 1, 0, 0]);

  it('shows rank and prestige of the area where samurai are placed', () => {
    const table = position([faction('red', 0, 'owari', [0, 0, 0, 0, 1, 0, 0]), blue()]);
    const seen = preview(table, TABLES, place('mikawa', 3))!;
    expect(seen.areas).toEqual([
      { area: 'mikawa', rank: 1, rankBefore: 2, influence: 4, prestige: 5, prestigeBefore: 3, kachidoki: 3 },
    ]);
    expect(seen.prestige).toBe(2);
  });

  it('shows both areas of a march, with the bonus of variant 1', () => {
    const red = faction('red', 0, 'owari', [0, 0, 0, 0, 2, 0, 0]);
    const seen = preview(position([red, blue()], { variants: [1] }), TABLES, {
      text: '',
      verb: 'march',
      fields: { area: 'mikawa' },
    })!;
    expect(seen.areas.map((each) => [each.area, each.rankBefore, each.rank])).toEqual([
      ['owari', 1, 0],
      ['mikawa', 2, 1],
    ]);
    expect(seen.prestige).toBe(0 - (4 + 3) + (5 + 4 - 3));
  });

  it('takes away a removed samurai, and moves a neutral one', () => {
    const red = faction('red', 0, 'mikawa', [0, 0, 0, 0, 0, 0, 0]);
    const remove: Choice = { text: '', verb: 'remove', fields: { colour: 'blue' } };
    expect(preview(position([red, blue()]), TABLES, remove)!.areas[0]!.rank).toBe(2);
    const neutral = faction('blue', -1, 'shinano', [0, 0, 0, 0, 3, 0, 0]);
    const table = position([faction('red', 0, 'mikawa', [0, 0, 0, 0, 0, 0, 0]), neutral]);
    expect(preview(table, TABLES, remove)).toBeNull();
    const send: Choice = { text: '', verb: 'send', fields: { area: 'kyoto' } };
    expect(preview(table, TABLES, send, 'mikawa')!.areas.map((each) => each.area)).toEqual([
      'kyoto',
      'mikawa',
    ]);
  });

  it('foresees nothing for a choice without pieces', () => {
    const table = position([blue()], { acting: 'blue' });
    expect(preview(table, TABLES, { text: '', verb: 'stop', fields: {} })).toBeNull();
  });
});

it('Kachidoki pays by the rank where the daimyo stands (JK-W12, JK-V3a)', () => {
  const red = faction('red', 0, 'mikawa', [0, 0, 0, 0, 2, 0, 0]);
  const blue = faction('blue', 1, 'mikawa', [0, 0, 0, 0, 0, 0, 0]);
  expect(kachidokiNow(position([red, blue]), TABLES, 'red')).toBe(3);
  expect(kachidokiNow(position([red, blue]), TABLES, 'blue')).toBe(2);
  expect(kachidokiNow(position([red, blue], { variants: [3] }), TABLES, 'red')).toBe(4);
});

it('knows which tables are house values', () => {
  expect(TABLES.house[areaNumber('owari')]).toBe(true);
  expect(TABLES.house[areaNumber('mikawa')]).toBe(false);
});
