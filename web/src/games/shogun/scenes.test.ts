import { expect, it } from 'vitest';
import type { View } from '../../core/protocol';
import { effectsOf } from './effects';
import { befell, placesOf, scenes, stageOf, throwOf, timeOf } from './scenes';

const line = (key: string, words: Record<string, unknown> = {}) => ({ key, words });
/** Noto belongs to a seat, and a card lies there for its theatre. */
const held = (owner: number, theatre = 'hidden') =>
  ({ position: { provinces: { noto: { owner } }, seats: [{}, { slots: { theatre } }] } }) as unknown as View;
const ATTACK = { ...line('sg-attack', { player: 0, source: 'kaga', target: 'noto', armies: 4 }), background: { defender: 1, farmers: true } };
const THROWN = line('sg-thrown', { thrown: { blue: 4, red: 2 }, tray: { blue: 3, red: 1 }, inside: {}, occasion: 'battle' });
const CONQUERED = line('sg-conquered', { player: 0, province: 'noto', armies: 2, lost: 1 });
const CARD = line('sg-card-lost', { player: 1, slot: 'theatre', province: 'noto' });

it('notes a lost province with the action that was planned there', () => {
  const scene = { before: held(1), lines: [CONQUERED, CARD] };
  expect(befell(scene, 1)[0]).toEqual({
    key: 'web-sg-note-conquered',
    words: { player: 0, province: 'noto', planned: 'yes', slot: 'theatre' },
  });
  expect(befell({ ...scene, lines: [CONQUERED] }, 1)[0]?.words).toMatchObject({ planned: 'no' });
  expect(befell({ ...scene, lines: [line('sg-overrun', { player: 1, province: 'noto' })] }, 1)[0]?.key).toBe('web-sg-note-overrun');
});

it('does not call an action lost that was carried out before', () => {
  expect(befell({ before: held(1, 'noto'), lines: [CONQUERED, CARD] }, 1)[0]?.words).toMatchObject({ planned: 'no' });
});

it('notes an action of mine that came to nothing, unless I wanted it so', () => {
  const failed = (why: string, player = 1) => line('sg-void', { player, slot: 'temple', why });
  const lines = [failed('chests'), failed('intrigue'), failed('declined'), failed('chests', 0)];
  expect(befell({ before: held(1), lines }, 1)).toEqual([failed('chests')]);
});

it('notes nothing that befell others or went well', () => {
  expect(befell({ before: held(1), lines: [CONQUERED, CARD] }, 0)).toEqual([]);
  expect(befell({ before: held(-1), lines: [CONQUERED] }, -1)).toEqual([]);
  expect(befell({ before: held(1), lines: [line('sg-held', { player: 1, province: 'noto', armies: 2, lost: 1 })] }, 1)).toEqual([]);
});

it('knows the throw of a scene, before and after its outcome', () => {
  expect(throwOf([ATTACK], [ATTACK])).toBeNull();
  expect(throwOf([ATTACK, THROWN], [THROWN])).toMatchObject({ province: 'noto', source: 'kaga', ending: null });
  expect(throwOf([ATTACK, THROWN, CONQUERED, CARD], [CONQUERED, CARD])).toMatchObject({ ending: 'conquered', armies: 2 });
  expect(throwOf([ATTACK, THROWN, CONQUERED, CARD], [CARD])).toBeNull();
});

it('gives the stage to what is thrown or turned up, and says nothing twice', () => {
  expect(stageOf([THROWN])).toBe('throw');
  expect(stageOf([CONQUERED, CARD])).toBe('throw');
  expect(stageOf([line('sg-bid', { player: 0, card: 'chests3', chests: 3 }), line('sg-no-bid', { player: 1 })])).toBe('bids');
  expect(stageOf([line('sg-event', { event: 't1' })])).toBe('event');
  expect(stageOf([line('sg-special', { player: 1, special: '+rice', space: 2 })])).toBe('special');
  expect(stageOf([ATTACK])).toBeNull();
  expect([[THROWN], [ATTACK]].map((lines) => scenes.said!(lines))).toEqual([true, false]);
});

it('leaves time to read a special card, and is not held up by plans of others', () => {
  expect(timeOf({ lines: [line('sg-special', { player: 1, special: '+rice', space: 2 })] })).toBeGreaterThan(timeOf({ lines: [ATTACK] }));
  expect(timeOf({ lines: [line('sg-committed', { player: 1 })] })).toBe(0);
});

it('finds the provinces that lines speak of, no other cards', () => {
  expect(placesOf([ATTACK, line('sg-revealed', { player: 0, slot: 'tax', card: 'chests2' })])).toEqual(['noto', 'kaga']);
});

it('marks what a province gains and loses', () => {
  const lines = [
    line('sg-taxes', { player: 0, province: 'noto', chests: 5 }),
    line('sg-unrest', { province: 'noto', markers: 1 }),
    line('sg-moved', { player: 0, source: 'kaga', target: 'noto', armies: 3 }),
    line('sg-held', { player: 1, province: 'kaga', armies: 2, lost: 1 }),
    line('sg-put-down', { player: 1, province: 'kaga', armies: 2, lost: 0 }),
  ];
  expect(effectsOf(lines).map(({ province, amount, harmful }) => [province, amount, harmful])).toEqual([
    ['noto', 5, false],
    ['noto', 1, true],
    ['noto', 3, false],
    ['kaga', -1, false],
  ]);
});
