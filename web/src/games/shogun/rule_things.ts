// The things that the rules of the book name, by the passage that tells of them.

import type { Pictured } from '../../parts/book/pictures';
import { ACTION, BUILDING, DIGIT, GROUND, MARK } from './looks';
import type { Action, Building } from './position';
import type { Values } from './values';

const RECRUITS = ACTION.deploy5;
const SWORDS = ACTION.battle1;
const CHEST = MARK['chest']!;
const RICE = MARK['rice']!;
const ARMY = MARK['army']!;
const UNREST = MARK['unrest']!;
const STAR = 'M0 -10.4L3 -3.4L10.4 -2.8L4.8 2L6.6 9.4L0 5.4L-6.6 9.4L-4.8 2L-10.4 -2.8L-3 -3.4Z';
const PERSON = 'M-4 -5.4a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM-8 10C-8 1 8 1 8 10Z';
const STOP = 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1 -18 0ZM-6.4 6.4L6.4 -6.4';
const SHIELD = 'M-8.6 -9.6H8.6V3.4L0 10.4L-8.6 3.4Z';

/** The action that a passage opens. */
const ACTION_OF: Record<string, Action> = {
  'SG-A11': 'rice',
  'SG-A12': 'tax',
  'SG-A18': 'deploy5',
  'SG-A19': 'deploy3',
  'SG-A20': 'deploy1',
  'SG-A30': 'battle1',
  'SG-A37': 'battle2',
};
const BUILDING_OF: Record<string, Building> = { 'SG-A5': 'castle', 'SG-A6': 'temple', 'SG-A7': 'theatre' };

/** Signs of things that have no name in the engine. */
export const MARK_OF: Record<string, string> = {
  'SG-C11': 'army',
  'SG-C13': 'chest',
  'SG-C16': 'unrest',
  'SG-A15': 'unrest',
  'SG-W1': 'winter',
  'SG-W2': 'rice',
  'SG-XG1': 'general',
  'SG-XG15': 'statue',
};

const SPECIALS: Record<string, string> = {
  'chest+1': CHEST,
  'rice+1': RICE,
  army6: RECRUITS,
  'attack+1': SWORDS,
  'defence+1': SHIELD,
};
const EVENTS: Record<string, string> = {
  t1: BUILDING.theatre,
  t2: BUILDING.theatre,
  t3: ARMY,
  t4: BUILDING.castle,
  t5: BUILDING.castle,
  t6: BUILDING.temple,
  t7: CHEST,
  t8: CHEST,
  t9: BUILDING.temple,
  t10: RICE,
  t11: RICE,
  t12: RECRUITS,
};
const FAVOURS: Record<string, readonly [sign: string, cards: readonly number[]]> = {
  'SG-XT28': [STOP, [1]],
  'SG-XT29': [CHEST, [2, 9, 16]],
  'SG-XT30': [ARMY, [3, 8, 14]],
  'SG-XT31': [UNREST, [4]],
  'SG-XT33': [RICE, [5, 15, 20]],
  'SG-XT34': [STAR, [6, 13, 19]],
  'SG-XT35': [BUILDING.castle, [7, 17, 21]],
  'SG-XT36': [RECRUITS, [12]],
  'SG-XT38': [SHIELD, [10, 11, 18]],
};
const BONUSES: Record<string, string> = { chests: CHEST, rice: RICE, armies: ARMY, points: STAR };
const TINT = { special: 'var(--seal)', event: 'var(--slate)', favour: 'var(--plum)', bonus: 'var(--gold)', card: 'var(--indigo)' };

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The things of a passage. */
export function thingsOf(id: string, values: Values): Pictured[] {
  const action = ACTION_OF[id];
  if (action) return [{ kind: 'action', name: action, sign: ACTION[action], label: DIGIT[action] }];
  const building = BUILDING_OF[id];
  if (building) {
    const sign = BUILDING[building];
    return ['building', 'action'].map((kind) => ({ kind, name: building, sign }));
  }
  const event = id.startsWith('SG-T') ? id.slice(3).toLowerCase() : '';
  if (EVENTS[event]) return [{ kind: 'event', name: event, sign: EVENTS[event], tint: TINT.event }];
  const favour = FAVOURS[id];
  if (favour) return favour[1].map((card) => ({ kind: 'favour', name: `${card}`, sign: favour[0], label: `${card}`, tint: TINT.favour }));
  if (id === 'SG-C6') {
    return Object.entries(SPECIALS).map(([name, sign]) => ({ kind: 'special', name, sign, tint: TINT.special }));
  }
  if (id === 'SG-XS5') return Object.entries(BONUSES).map(([name, sign]) => ({ kind: 'bonus', name, sign, tint: TINT.bonus }));
  if (id === 'SG-C5') {
    return numbers(0, 4).map((chests) => ({ kind: 'card', name: `chests${chests}`, sign: CHEST, label: `${chests}`, tint: TINT.card }));
  }
  if (id === 'SG-XT2') {
    return numbers(1, 3).map((number) => ({ kind: 'card', name: `official${number}`, sign: PERSON, label: `${number}`, tint: TINT.favour }));
  }
  if (id === 'SG-C4') {
    return Object.entries(values.cards).map(([name, { taxes, rice }]) => ({
      kind: 'province',
      name,
      sign: MARK['province']!,
      label: `${taxes} · ${rice}`,
      tint: `color-mix(in srgb, ${GROUND[values.region[name] ?? 'brown']} 72%, var(--ink))`,
    }));
  }
  return [];
}
