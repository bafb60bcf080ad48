// A small position for tests: three clans after the first mandates of a Spring.

import type { Choice, View } from '../../core/protocol';
import { PROVINCES, type Position, type Province, type Seat } from './position';

function seat(clan: Seat['clan'], home: string): Seat {
  return {
    clan,
    points: 0,
    coins: 5,
    ronin: 0,
    income: 5,
    home,
    ally: null,
    reserve: { bushi: 5, shinto: 3 },
    strongholds: 3,
    cards: [],
    monsters: [],
    hostages: [],
    tokens: [],
    different: 0,
    allied: [],
  };
}

const at = (number: number, force = 2): Province['clans'][number] => ({
  seat: number,
  figures: { bushi: 1, daimyo: 1 },
  force,
  strongholds: 1,
});

export function sample(more: Partial<Position> = {}): Position {
  const empty = Object.fromEntries(PROVINCES.map((name): [string, Province] => [name, { war: null, clans: [], strongest: null, reaper: null }]));
  return {
    game: 'rising_sun',
    rules: [],
    seat: 0,
    season: 'spring',
    phase: 'politics',
    set: 'archway',
    honor: [0, 1, 2],
    seats: [seat('koi', 'edo'), seat('lotus', 'nagato'), seat('bonsai', 'kyushu')],
    provinces: {
      ...empty,
      edo: { war: 1, clans: [at(0), at(1)], strongest: 0, reaper: 0 },
      nagato: { war: 2, clans: [at(1)], strongest: 1, reaper: 1 },
      kyushu: { war: null, clans: [at(2), at(1, 3)], strongest: 1, reaper: 1 },
    },
    shrines: ['amaterasu', 'fujin', 'hachiman', 'tsukuyomi'].map((kami) => ({ kami, worshippers: [], strongest: null })),
    wars: ['edo', 'nagato'],
    display: ['komainu', 'righteousness', 'righteousness'],
    track: [],
    turns: 7,
    kami_after: [3, 5, 7],
    active: 0,
    may_give: true,
    next_tea: 'summer',
    gift: { coins: 5, ronin: 0 },
    killed: [],
    ask: null,
    ...more,
  };
}

/** Answers as the server lists them, from their texts. */
export function choicesOf(fields: Record<string, readonly string[]>, texts: readonly string[]): Choice[] {
  return texts.map((text) => {
    const [verb = '', ...words] = text.split(' ');
    const names = fields[verb] ?? [];
    const read = (word: string) => (/^\d+$/.test(word) ? Number(word) : word);
    return { text, verb, fields: Object.fromEntries(words.map((word, n) => [names[n]!, read(word)])) };
  });
}

export const FIELDS: Record<string, readonly string[]> = {
  summon: ['figure', 'province'],
  worship: ['figure', 'province', 'kami'],
  move: ['figure', 'source', 'target', 'count'],
  replace: ['clan', 'victim', 'place', 'figure'],
  build: ['figure', 'province'],
  buy: ['card'],
  waive: ['card'],
  choose: ['mandate'],
  kill: ['clan', 'figure', 'province'],
};

export function viewOf(position: Position, key: string, texts: readonly string[]): View {
  return {
    version: 1,
    seat: position.seat,
    position: { ...position, ask: { key, seats: [position.seat], secret: false } } as unknown as View['position'],
    prompt: { key, words: {} },
    choices: choicesOf(FIELDS, texts),
    free: [],
    can_undo: false,
    undo_reason: null,
  };
}
