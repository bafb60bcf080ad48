import { describe, expect, it } from 'vitest';
import type { Happening } from '../../core/protocol';
import { steps, warAt, warsOf } from './war';

const line = (key: string, words: Record<string, unknown> = {}): Happening => ({ key, words });

const LOG: Happening[] = [
  line('rs-season', { season: 'spring' }),
  line('rs-war', { season: 'spring' }),
  line('rs-no-war', { province: 'kyoto', number: 1 }),
  line('rs-alone', { player: 2, province: 'oshu', number: 2 }),
  line('rs-battle', { province: 'nagato', players: [0, 1], number: 3 }),
  line('rs-force', { player: 0, province: 'nagato', force: 2 }),
  line('rs-force', { player: 1, province: 'nagato', force: 1 }),
  line('rs-bid', { player: 0, bids: { seppuku: 0, hostage: 2, ronin: 0, poets: 0 } }),
  line('rs-bid', { player: 1, bids: { seppuku: 1, hostage: 2, ronin: 0, poets: 0 } }),
  line('rs-advantage', { player: 1, advantage: 'seppuku', coins: 1 }),
  line('rs-seppuku', { player: 1, count: 1 }),
  line('rs-killed', { player: 1, figure: 'shinto', province: 'nagato', cause: 'seppuku' }),
  line('rs-tie', { player: 1, players: [0, 1] }),
  line('rs-advantage', { player: 1, advantage: 'hostage', coins: 2 }),
  line('rs-hostage', { player: 1, neighbour: 0, figure: 'bushi' }),
  line('rs-no-advantage', { advantage: 'ronin' }),
  line('rs-force', { player: 0, province: 'nagato', force: 1 }),
  line('rs-force', { player: 1, province: 'nagato', force: 0 }),
  line('rs-victory', { player: 0, province: 'nagato', force: 1 }),
  line('rs-token', { player: 0, province: 'nagato', season: 'spring' }),
  line('rs-no-advantage', { advantage: 'poets' }),
  line('rs-reparations', { player: 0, neighbour: 1, coins: 2 }),
  line('rs-war-over', { province: 'nagato', number: 3 }),
];

describe('the wars of a season', () => {
  it('are told in their order', () => {
    expect(warsOf(LOG).map(({ kind, winner }) => [kind, winner])).toEqual([
      ['nobody', null],
      ['alone', 2],
      ['battle', 0],
    ]);
  });

  it('keep Forces before and after, and who won each advantage and why', () => {
    const fight = warsOf(LOG)[2]!.fight!;
    expect(fight.before).toEqual({ 0: 2, 1: 1 });
    expect(fight.after).toEqual({ 0: 1, 1: 0 });
    expect(fight.rounds.map(({ advantage, winner, tied }) => [advantage, winner, tied])).toEqual([
      ['seppuku', 1, []],
      ['hostage', 1, [0, 1]],
      ['ronin', null, []],
      ['poets', null, []],
    ]);
    expect(fight.rounds[0]!.lines.map(({ key }) => key)).toEqual(['rs-seppuku', 'rs-killed']);
    expect(fight.lines.map(({ key }) => key)).toEqual(['rs-token']);
    expect(fight.paid).toHaveLength(1);
    expect(fight.over).toBe(true);
  });

  it('are found by any line of theirs', () => {
    expect(warAt(LOG, LOG[14]!)?.number).toBe(3);
    expect(warAt(LOG, LOG[3]!)?.number).toBe(2);
    expect(warAt(LOG, LOG[0]!)).toBeNull();
  });
});

it('lowers stakes before it raises others, so that all can be paid', () => {
  const none = { seppuku: 0, hostage: 0, ronin: 0, poets: 0 };
  expect(steps({ ...none, poets: 3 }, { ...none, seppuku: 3 })).toEqual(['stake poets 0', 'stake seppuku 3']);
  expect(steps(none, none)).toEqual([]);
});
