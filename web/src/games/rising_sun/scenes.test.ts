import { describe, expect, it } from 'vitest';
import type { Happening, View } from '../../core/protocol';
import type { Scene } from '../../core/scenes';
import { actOf } from './act';
import { kamiTurnOf } from './kami';
import { pactOf } from './pact';
import { chipsOf } from './scene_chips';
import { sample } from './sample';
import { hints, onStage, provincesOf } from './scenes';
import { marchOf } from './travels';

const line = (key: string, words: Record<string, unknown> = {}): Happening => ({ key, words });
const moved = (player: number, source: string, target: string) => line('rs-moved', { player, figure: 'bushi', source, target });

describe('a kami turn', () => {
  const LOG = [
    line('rs-kami', { count: 2 }),
    line('rs-shrine', { player: 1, kami: 'hachiman', force: 2 }),
    line('rs-ronin', { player: 1, ronin: 2, cause: 'kami' }),
    line('rs-tie', { player: 0, players: [0, 2], place: 'fujin' }),
    line('rs-points', { player: 2, points: 1, cause: 'tie' }),
    line('rs-shrine', { player: 0, kami: 'fujin', force: 1 }),
  ];
  const ORDER = ['hachiman', 'fujin', 'susanoo'];

  it('tells shrine by shrine who won it and what it brought', () => {
    const { number, shrines } = kamiTurnOf(LOG, ORDER)!;
    expect(number).toBe(2);
    expect(shrines.map(({ kami, state, winner, tied }) => [kami, state, winner, tied])).toEqual([
      ['hachiman', 'done', 1, []],
      ['fujin', 'now', 0, [0, 2]],
      ['susanoo', 'ahead', null, []],
    ]);
    // The effect of a tie is told before its shrine.
    expect(shrines.map(({ lines }) => lines.map(({ key }) => key))).toEqual([['rs-ronin'], ['rs-points'], []]);
  });

  it('has not come to a shrine whose tie is told already', () => {
    expect(kamiTurnOf(LOG.slice(0, 4), ORDER)!.shrines.map(({ state }) => state)).toEqual(['now', 'ahead', 'ahead']);
  });
});

describe('a betrayal', () => {
  const LOG = [
    line('rs-mandate', { player: 0, mandate: 'betray' }),
    line('rs-sent-home', { player: 1, figure: 'shinto', place: 'edo' }),
    line('rs-sent-home', { player: 2, figure: 'bushi', place: 'edo' }),
    line('rs-replaced', { player: 0, neighbour: 1, figure: 'shinto', place: 'edo' }),
    line('rs-replaced', { player: 0, neighbour: 2, figure: 'daimyo', place: 'edo' }),
    line('rs-acted', { player: 0, mandate: 'betray' }),
  ];

  it('shows which figures changed sides where', () => {
    const pact = pactOf(LOG.slice(3), LOG)!;
    expect(pact).toMatchObject({ kind: 'replaced', seat: 0, others: [1, 2], lines: [] });
    expect(pact.replaced).toEqual([
      { seat: 1, victim: 'shinto', figure: 'shinto', place: 'edo' },
      { seat: 2, victim: 'bushi', figure: 'daimyo', place: 'edo' },
    ]);
  });

  it('befalls whoever lost a figure or an ally, and nobody else', () => {
    const scene = { lines: LOG.slice(3), view: { position: sample() } } as unknown as Scene;
    expect(hints.befell!(scene, 2)).toEqual([{ key: 'web-rs-note-replaced', words: LOG[4]!.words }]);
    expect(hints.befell!(scene, 0)).toEqual([]);
  });
});

it('puts a gift, the war provinces and a card that a kami sells on stage', () => {
  const gift = line('rs-gift', { player: 1, neighbour: 0, coins: 2, ronin: 0 });
  expect(onStage(sample(), [gift], 1)).toMatchObject({ kind: 'pact', pact: { kind: 'gift', seat: 1, others: [0], goods: [{ sign: 'coin', count: 2 }] } });
  expect(onStage(sample(), [line('rs-wars', { provinces: ['edo', 'oshu'] })], 1)).toEqual({ kind: 'wars', provinces: ['edo', 'oshu'] });
  const bought = line('rs-bought', { player: 1, card: 'respect', coins: 1 });
  expect(onStage(sample(), [line('rs-kami', { count: 1 }), line('rs-shrine', { player: 1, kami: 'ryujin', force: 1 }), bought], 1)).toEqual({ kind: 'card', bought });
});

describe('what befell me', () => {
  it('counts my figures that others killed', () => {
    const killed = line('rs-killed', { player: 1, figure: 'bushi', province: 'edo', cause: 'outcome' });
    const own = line('rs-killed', { player: 1, figure: 'bushi', province: 'edo', cause: 'seppuku' });
    const view = { position: sample() } as unknown as View;
    expect(hints.befell!({ lines: [killed, killed], view } as unknown as Scene, 1)).toEqual([
      { key: 'web-rs-note-killed', words: { province: 'edo', count: 2 } },
    ]);
    expect(hints.befell!({ lines: [own], view } as unknown as Scene, 1)).toEqual([]);
  });
});

describe('a mandate', () => {
  const LOG = [
    line('rs-buried', { player: 1, mandate: 'harvest' }),
    line('rs-coins', { player: 0, coins: 1, cause: 'harvest' }),
    line('rs-acted', { player: 0, mandate: 'harvest' }),
    line('rs-harvest', { player: 1, province: 'edo' }),
    line('rs-coins', { player: 1, coins: 2, cause: 'reward' }),
    line('rs-points', { player: 1, points: 1, cause: 'reward' }),
    line('rs-acted', { player: 1, mandate: 'harvest' }),
  ];

  it('shows what each player has done by it so far', () => {
    const act = actOf(sample(), LOG.slice(3), LOG)!;
    expect(act).toMatchObject({ mandate: 'harvest', seat: 1, hidden: true });
    expect(act.deeds.map(({ seat, now }) => [seat, now])).toEqual([[0, false], [1, true]]);
  });

  it('writes rewards on the map where they come from', () => {
    expect(chipsOf(LOG.slice(3))).toEqual([
      { place: 'edo', seat: 1, good: true, parts: [{ sign: 'coin', figure: false, text: '+2' }, { sign: 'vp', figure: false, text: '+1' }] },
    ]);
    expect(chipsOf(LOG.slice(0, 3))).toEqual([]);
  });

  it('is over when the kami act', () => {
    expect(onStage(sample(), [...LOG, line('rs-kami', { count: 1 })], 1)).toMatchObject({ kind: 'kami' });
    expect(onStage(sample(), LOG, 4)).toMatchObject({ kind: 'act' });
  });
});

it('keeps the arrows of a march while it goes on', () => {
  const first = moved(1, 'edo', 'oshu');
  const log = [moved(0, 'edo', 'kyoto'), line('rs-acted', { player: 0 }), first, moved(1, 'oshu', 'hokkaido')];
  expect(marchOf(log, log.slice(3))).toMatchObject([{ from: 'edo', to: 'oshu' }]);
  expect(marchOf(log, [line('rs-acted')])).toEqual([]);
});

it('looks at the provinces that a scene speaks of, not at what is told aside', () => {
  expect(provincesOf([moved(0, 'edo', 'oshu'), line('rs-tie', { players: [0, 1], place: 'kyoto' })])).toEqual(['oshu', 'edo']);
});
