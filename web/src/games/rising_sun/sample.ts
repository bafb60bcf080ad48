// The first mandate of a real game, with a few more figures on the map.

import type { Choice, View } from '../../core/protocol';
import { sampleAt } from '../samples';
import { type Position, type Province, positionOf } from './position';
import samples from './samples.json';

const at = (number: number, force = 2): Province['clans'][number] => ({
  seat: number,
  figures: { bushi: 1, daimyo: 1 },
  force,
  strongholds: 1,
});

export function sample(more: Partial<Position> = {}): Position {
  const { mandate_turn: _turn, ...position } = positionOf(sampleAt(samples, 'mandate').view);
  return {
    ...position,
    seats: position.seats.map((seat) => ({ ...seat, ally: null })),
    provinces: {
      ...position.provinces,
      edo: { war: 1, clans: [at(0), at(1)], strongest: 0, reaper: 0 },
      nagato: { war: 2, clans: [at(1)], strongest: 1, reaper: 1 },
      kyushu: { war: null, clans: [at(2), at(1, 3)], strongest: 1, reaper: 1 },
    },
    wars: ['edo', 'nagato'],
    display: ['komainu', 'righteousness', 'righteousness'],
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
