// The client of a game that has none of its own: what the view holds, field by field, and every answer as a button.

import type { Choice, View } from '../../core/protocol';
import { say, settings } from '../../core/settings.svelte';
import type { GameClient, SeatFacts } from '../index';
import Board from './Board.svelte';
import Crest from './Crest.svelte';
import { Later } from '../later.svelte';
import Blank from './Blank.svelte';

/** More answers than this stand on the board instead of beside the question. */
export const MOST_LISTED = 10;

/** The fields that every view has; the rest is the game's own. */
const SHARED = ['ask', 'game', 'result', 'rules', 'seat'];

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a view that are the game's own, without its seats. */
export function fieldsOf(view: View): Fields {
  return Object.fromEntries(Object.entries(view.position).filter(([name]) => name !== 'seats' && !SHARED.includes(name)));
}

/** The entries of the view about each seat. */
export function seatsOf(view: View): readonly Fields[] {
  const seats = view.position['seats'];
  return Array.isArray(seats) ? (seats as Fields[]) : [];
}

/** Return the label of a field: as the game's texts say, else its name. */
export function called(prefix: string, field: string): string {
  const key = `${prefix}-view-${field.replaceAll('_', '-')}`;
  return settings.language?.has(key, settings.game) ? say(key) : field.replaceAll('_', ' ');
}

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function seat(view: View, at: number): SeatFacts {
  const { points, cards } = seatsOf(view)[at] ?? {};
  const facts: SeatFacts = { points: [points].flatMap((value) => number(value) ?? []), cards: number(cards) ?? 0, marks: [] };
  return cards === undefined ? { ...facts, goods: [] } : facts;
}

function things(choice: Choice) {
  return Object.entries(choice.fields).flatMap(([field, value]) =>
    [value].flat().map((name) => ({ verb: choice.verb, field, name: name as string | number })),
  );
}

export function plainClient(prefix: string): GameClient {
  const label = (choice: Choice) => say(`${prefix}-do-${choice.verb}`, choice.fields);
  return {
    prefix,
    Board,
    Hand: Blank,
    Crest,
    later: new Later(() => Promise.resolve({ Hands: Blank, Legend: Blank, story: () => ({ parties: [], gains: [], ways: [] }) })),
    seat,
    stage(view) {
      const round = number(view.position['round']);
      return round === undefined ? '' : `${called(prefix, 'round')} ${round}`;
    },
    listed: (view) => (view.choices.length > MOST_LISTED ? [] : view.choices),
    label,
    brief: label,
    things: (choice) => (Object.keys(choice.fields).length ? things(choice) : [{ verb: choice.verb }]),
    weighty: () => true,
    guess: () => null,
    foresee: () => [],
    pips: () => 0,
    moments: () => [],
    whispered: () => false,
    tie: () => 'web-result-tie',
  };
}
