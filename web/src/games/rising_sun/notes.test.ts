import { beforeAll, describe, expect, it } from 'vitest';
import type { Happening } from '../../core/protocol';
import { settings } from '../../core/settings.svelte';
import { balanceOf, balanceWords } from './balance';
import { notesOf } from './notes';
import { sample } from './sample';

beforeAll(async () => {
  await settings.speak('en');
  await settings.learn('rising_sun');
  settings.game = 'rising_sun';
});

const line = (key: string, words: Record<string, unknown> = {}): Happening => ({ key, words });
const BID = { seppuku: 0, hostage: 1, ronin: 0, poets: 0 };

function battle(number: number, players: number[], ...lines: Happening[]): Happening[] {
  const bids = players.map((player) => line('rs-bid', { player, bids: BID }));
  const win = line('rs-victory', { player: players[0], province: 'edo', force: 2 });
  return [line('rs-battle', { province: 'edo', players, number }), ...bids, ...lines, win, line('rs-war-over', { province: 'edo', number })];
}

const SPRING = [line('rs-season', { season: 'spring' })];
const WAR = line('rs-war', { season: 'spring' });
const war = sample({ phase: 'war' });

describe('notes of what befell me', () => {
  const log = [...SPRING, WAR, ...battle(1, [0, 1]), ...battle(2, [0, 2]), ...battle(3, [1, 2])];
  const numbers = (of: readonly Happening[], seat: number, put = 0) => notesOf(war, of, seat, put).battles.map(({ number }) => number);

  it('keep the battles that ended since my last bid was opened, mine first, then the newest', () => {
    expect(numbers([...log, ...battle(4, [1, 2])], 0)).toEqual([2, 4, 3]);
    expect(numbers(log, 1)).toEqual([3]);
  });

  it('leave out a battle that is being fought, and all that was put away', () => {
    const going = log.slice(0, -1);
    expect(numbers(going, 0)).toEqual([2]);
    expect(numbers(log, 0, going.length)).toEqual([3]);
    expect(numbers(log, 0, log.length)).toEqual([]);
  });

  it('say nothing to those who only watch, and of battles nothing once mandates are played again', () => {
    expect(notesOf(war, log, -1, 0)).toEqual({ battles: [], betrayals: [] });
    expect(notesOf(sample({ phase: 'tea' }), log, 0, 0).battles).toHaveLength(2);
    expect(notesOf(sample({ phase: 'politics' }), log, 0, 0).battles).toEqual([]);
  });

  it('name those who betrayed me this season', () => {
    const betrayed = [
      ...SPRING,
      line('rs-broken', { player: 1, neighbour: 0 }),
      line('rs-replaced', { player: 1, neighbour: 0, place: 'edo', figure: 'bushi' }),
      line('rs-replaced', { player: 1, neighbour: 2, place: 'edo', figure: 'shinto' }),
    ];
    const keys = (of: readonly Happening[], put = 0) => notesOf(sample(), of, 0, put).betrayals.map(({ key }) => key);
    expect(keys(betrayed)).toEqual(['rs-broken', 'rs-replaced']);
    expect(keys(betrayed, betrayed.length)).toEqual([]);
    expect(keys([...betrayed, line('rs-moved', { player: 2 })])).toHaveLength(2);
    expect(keys([...betrayed, line('rs-moved', { player: 0 })])).toEqual([]); // I was asked since
    expect(keys([...betrayed, line('rs-season', { season: 'summer' })])).toEqual([]);
    expect(notesOf(war, [...betrayed, WAR], 0, 0).betrayals).toEqual([]); // the bids need the room
  });
});

it('sums up what a battle brought each of those who fought', () => {
  const lines = [
    line('rs-hostage', { player: 0, neighbour: 1, figure: 'bushi' }),
    line('rs-points', { player: 0, points: 1, cause: 'hostage' }),
    line('rs-lost-points', { player: 1, points: 1, cause: 'hostage' }),
    line('rs-killed', { player: 1, figure: 'bushi', province: 'edo', cause: 'outcome' }),
    line('rs-token', { player: 0, province: 'edo', season: 'spring' }),
    line('rs-reparations', { player: 0, neighbour: 1, coins: 3 }),
    line('rs-bids-lost', { player: 1, coins: 1 }),
  ];
  const brought = (seat: number) => balanceWords(balanceOf(lines, seat)).replaceAll('\u00a0', ' ');
  expect(brought(0)).toBe('war token, +1 VP, −3 coins, 1 hostage taken');
  expect(brought(1)).toBe('−1 VP, +2 coins, 1 figure killed, 1 figure taken hostage');
  expect(brought(2)).toBe('');
});
