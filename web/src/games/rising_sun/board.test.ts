import { expect, test } from 'vitest';
import type { ValueInfo } from '../../core/protocol';
import { pilesOf } from './cards';
import { valuesFrom } from './values';
import { kinds, rankOf } from './position';
import { sample } from './sample';
import { gainsOf } from './story';
import { slotsOf } from './track';
import { changedBy, spokenOf, travelNow, travelsOf } from './travels';

const info = (name: string, values: Record<string, unknown>, confidence = 'sure'): ValueInfo => ({ name, values, confidence, source: '' });

test('the place on the honor track', () => {
  expect(rankOf(sample({ honor: [2, 1, 0] }), 2)).toBe(1);
});

test('kinds of figures: those of every clan, monsters, strongholds', () => {
  const figures = { stronghold: 2, yurei: 1, daimyo: 1, bushi: 3, shinto: 0 };
  expect(kinds(figures).map(([name]) => name)).toEqual(['bushi', 'daimyo', 'yurei', 'stronghold']);
});

test('values of the table: rewards, neighbours by land and sea, cards', () => {
  const tables = valuesFrom([
    info('rewards', { edo: [2, 2, 0], detail: 'sure' }),
    info('borders', { pairs: [['edo', 'oshu']] }),
    info('routes', { pairs: [['hokkaido', 'oshu']] }),
    info('cards.komainu', { sets: ['core'], season: 'spring', type: 'monster', price: 2, copies: 1, force: 1 }, 'likely'),
    info('score', { tokens: [1, 2, 3], provinces: [0, 0, 0, 10], hostage: 1 }),
    info('kami', { fujin: 2 }),
  ]);
  expect(tables.rewards).toEqual({ edo: [2, 2, 0] });
  expect(tables.neighbours['oshu']).toEqual(['edo', 'hokkaido']);
  expect([tables.routes.has('oshu hokkaido'), tables.routes.has('oshu edo')]).toEqual([true, false]);
  expect(tables.cards['komainu']).toMatchObject({ type: 'monster', price: 2, values: { force: 1 }, sure: false });
  expect([tables.sets[3], tables.kami['fujin']]).toEqual([10, 2]);
});

test('equal cards lie on one pile', () => {
  expect(pilesOf(sample().display)).toEqual([
    { card: 'komainu', copies: 1 },
    { card: 'righteousness', copies: 2 },
  ]);
});

const shape = (position = sample()) => slotsOf(position).map(({ kind, state, seat }) => `${kind[0]}${seat < 0 ? '' : seat}${state[0]}`).join(' ');

test('the track: seven mandates, kami turns after the third, fifth and seventh, then war', () => {
  expect(shape()).toBe('m0n m1n m2n kn m0n m1n kn m2n m0n kn wn');
});

test('while a tile is chosen its slot is the one; afterwards it is the last one laid', () => {
  const turn = { active: 1, number: 2, mandate: null, order: [] };
  const tile = (face_down = false) => ({ mandate: 'train' as const, face_down, tile: face_down ? null : ('train' as const) });
  expect(shape(sample({ active: 1, track: [tile()], mandate_turn: turn }))).toBe('m0p m1n m2n kn m0n m1n kn m2n m0n kn wn');
  const laid = sample({ active: 1, track: [tile(), tile(true)], mandate_turn: { ...turn, mandate: 'train' } });
  expect(shape(laid)).toBe('m0p m1n m2n kn m0n m1n kn m2n m0n kn wn');
  expect(slotsOf(laid)[1]).toMatchObject({ state: 'now', hidden: true, tile: null });
});

test('a kami turn and the war are marked when their time comes', () => {
  const tiles = (count: number) => Array.from({ length: count }, () => ({ mandate: 'recruit' as const, face_down: false, tile: 'recruit' as const }));
  const states = (more: Parameters<typeof sample>[0]) => slotsOf(sample(more)).filter(({ kind }) => kind !== 'mandate').map(({ state }) => state);
  const kami = { number: 1, kami: 'fujin', winner: 0 };
  expect(states({ track: tiles(3), kami_turn: kami })).toEqual(['now', 'next', 'next', 'next']);
  expect(states({ track: tiles(4), mandate_turn: { active: 0, number: 4, mandate: 'recruit', order: [] } })).toEqual(['past', 'next', 'next', 'next']);
  expect(states({ track: tiles(7), phase: 'war' })).toEqual(['past', 'past', 'past', 'now']);
});

const line = (key: string, words: Record<string, unknown>) => ({ key, words });

test('equal figures on the same way travel together', () => {
  const moved = { player: 1, figure: 'bushi', source: 'edo', target: 'kyoto' };
  const news = [line('rs-moved', moved), line('rs-moved', moved), line('rs-moved', { ...moved, figure: 'daimyo' }), line('rs-coins', { player: 1 })];
  expect(travelsOf(news).map(({ figure, count }) => [figure, count])).toEqual([['bushi', 2], ['daimyo', 1]]);
  expect(changedBy(news)).toEqual(['edo', 'kyoto']);
});

test('the move that is chosen is drawn once its way is known', () => {
  const view = { seat: 0 } as Parameters<typeof travelNow>[0];
  expect(travelNow(view, [{ field: 'source', name: 'edo' }])).toBeNull();
  const choosing = [{ field: 'source', name: 'edo' }, { field: 'target', name: 'kyoto' }];
  expect(travelNow(view, choosing)).toMatchObject({ from: 'edo', to: 'kyoto', count: 1 });
});

test('a line of the log marks places, cards and players', () => {
  const spoken = spokenOf(line('rs-bought', { player: 2, card: 'komainu', coins: 1 }));
  expect(spoken).toEqual({ places: [], cards: ['komainu'], seats: [2] });
  expect(spokenOf(line('rs-worships', { player: 0, figure: 'shinto', kami: 'fujin' })).places).toEqual(['fujin']);
  expect(spokenOf(null)).toEqual({ places: [], cards: [], seats: [] });
});

test('points by season and cause; what is lost counts against', () => {
  const log = [
    line('rs-season', { season: 'spring' }),
    line('rs-points', { player: 0, points: 3, cause: 'harvest' }),
    line('rs-season', { season: 'winter' }),
    line('rs-lost-points', { player: 0, points: 1, cause: 'hostage' }),
    line('rs-scored', { player: 1, points: 10, cause: 'set' }),
  ];
  expect(gainsOf(log)).toEqual([
    { party: 0, points: 3, under: { season: 'spring', cause: 'harvest' } },
    { party: 0, points: -1, under: { season: 'winter', cause: 'hostage' } },
    { party: 1, points: 10, under: { season: 'winter', cause: 'set' } },
  ]);
});
