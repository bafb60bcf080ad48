import { describe, expect, it } from 'vitest';
import type { Happening } from '../../core/protocol';
import type { Position } from './position';
import { campaignsOf, find, NO_BID, order, stakes } from './war';

const line = (key: string, words: Record<string, unknown> = {}): Happening => ({ key, words });

const LOG: Happening[] = [
  line('rs-season', { season: 'spring' }),
  line('rs-war', { season: 'spring' }),
  line('rs-no-war', { province: 'kyoto', number: 1 }),
  line('rs-alone', { player: 2, province: 'oshu', number: 2 }),
  line('rs-token', { player: 2, province: 'oshu', season: 'spring' }),
  line('rs-battle', { province: 'nagato', players: [0, 1], number: 3 }),
  line('rs-force', { player: 0, province: 'nagato', force: 2 }),
  line('rs-force', { player: 1, province: 'nagato', force: 1 }),
  line('rs-committed', { player: 1 }),
  line('rs-bid', { player: 0, bids: { seppuku: 0, hostage: 2, ronin: 0, poets: 0 } }),
  line('rs-bid', { player: 1, bids: { seppuku: 1, hostage: 2, ronin: 0, poets: 0 } }),
  line('rs-advantage', { player: 1, advantage: 'seppuku', coins: 1 }),
  line('rs-seppuku', { player: 1, count: 1 }),
  line('rs-killed', { player: 1, figure: 'shinto', province: 'nagato', cause: 'seppuku' }),
  line('rs-tie', { player: 1, players: [0, 1] }),
  line('rs-points', { player: 1, points: 1, cause: 'tie' }),
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
  line('rs-cleanup', { season: 'spring' }),
];
const at = (key: string) => LOG.findIndex((each) => each.key === key);
const fight = () => campaignsOf(LOG)[0]!.wars[2]!.fight!;

describe('the wars of a season', () => {
  it('are told in their order', () => {
    const [spring] = campaignsOf(LOG);
    expect(spring!.season).toBe('spring');
    expect(spring!.wars.map(({ kind, winner }) => [kind, winner])).toEqual([
      ['nobody', null],
      ['alone', 2],
      ['battle', 0],
    ]);
  });

  it('keep Forces before and after, and who won each advantage and why', () => {
    expect(fight().before).toEqual({ 0: 2, 1: 1 });
    expect(fight().after).toEqual({ 0: 1, 1: 0 });
    expect(fight().steps.map(({ kind, winner, tied }) => [kind, winner, tied])).toEqual([
      ['forces', null, []],
      ['bids', null, []],
      ['seppuku', 1, []],
      ['hostage', 1, [0, 1]],
      ['ronin', null, []],
      ['outcome', 0, []],
      ['poets', null, []],
      ['paid', null, []],
    ]);
    expect(fight().over).toBe(true);
  });

  it('say at each step what came of it, what a tie brought included', () => {
    const keys = fight().steps.map(({ lines }) => lines.map(({ key }) => key));
    expect(keys).toEqual([[], [], ['rs-seppuku', 'rs-killed'], ['rs-points', 'rs-hostage'], [], ['rs-token'], [], ['rs-reparations']]);
  });

  it('are found by any line of theirs, with the step', () => {
    const found = (n: number) => find(campaignsOf(LOG), LOG, LOG[n]!);
    expect(found(at('rs-hostage'))).toMatchObject({ war: { number: 3 }, step: 3 });
    expect(found(at('rs-tie'))).toMatchObject({ war: { number: 3 }, step: 3 });
    expect(found(at('rs-battle'))).toMatchObject({ war: { number: 3 }, step: 0 });
    expect(found(at('rs-war-over'))).toMatchObject({ war: { number: 3 }, step: 7 });
    expect(found(at('rs-alone'))).toMatchObject({ war: { number: 2 }, step: 0 });
    expect(found(at('rs-season'))).toBeNull();
    expect(found(at('rs-cleanup'))).toBeNull();
  });

  it('lie ahead of whoever looks at the next season, with those of the last one kept', () => {
    const position = { wars: ['edo', 'oshu'] } as Position;
    const [spring] = campaignsOf([...LOG, line('rs-season', { season: 'summer' })]);
    expect(order(position, null).map(({ province, war }) => [province, war])).toEqual([
      ['edo', null],
      ['oshu', null],
    ]);
    expect(order(position, spring!).map(({ province }) => province)).toEqual(['kyoto', 'oshu', 'nagato']);
  });
});

it('lowers stakes before it raises others, so that all can be paid', () => {
  expect(stakes({ ...NO_BID, poets: 3 }, { ...NO_BID, seppuku: 3 })).toEqual(['stake poets 0', 'stake seppuku 3']);
  expect(stakes(NO_BID, NO_BID)).toEqual([]);
});
