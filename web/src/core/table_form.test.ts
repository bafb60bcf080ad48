import { describe, expect, test } from 'vitest';
import type { GameInfo, SeatForm } from './protocol';
import {
  choose,
  conflictsOf,
  defaults,
  fitSeats,
  formOf,
  giveSeat,
  isFull,
  moved,
  newDraft,
  obstacle,
  quickForm,
  toggle,
} from './table_form';

const option = (name: string, values: string[], value: string, more = {}) => ({
  name,
  values,
  words: [],
  default: value,
  several: false,
  ordered: false,
  ruling: false,
  rule: '',
  ...more,
});
const conflict = (firsts: string[], others: string[], key: string) => ({
  first: 'mode',
  firsts,
  other: 'players',
  others,
  key,
  rule: '',
});
const variants = option('variants', ['1', '2', '3'], 'none', { words: ['none', 'random'], several: true });
const game: GameInfo = {
  name: 'joraku',
  prefix: 'jk',
  rules: '1',
  seats: [2, 3, 4],
  minutes: [],
  lesson: false,
  options: [option('mode', ['base', 'duel', 'neutral'], 'base'), option('players', ['2', '3', '4'], '4'), variants],
  conflicts: [conflict(['base'], ['2'], 'too-few'), conflict(['duel', 'neutral'], ['3', '4'], 'too-many')],
  values: [],
};
const me: SeatForm = { kind: 'me', level: 'medium' };
const bot: SeatForm = { kind: 'bot', level: 'strong' };
const open: SeatForm = { kind: 'open', level: 'medium' };

describe('options', () => {
  test('what a choice refuses gives way and says why', () => {
    const duel = choose(game, defaults(game), 'mode', 'duel');
    expect(duel.options).toMatchObject({ mode: 'duel', players: '2' });
    expect(duel.adjusted.map((each) => [each.option, each.conflict.key])).toEqual([['players', 'too-many']]);
    const base = choose(game, duel.options, 'mode', 'base');
    expect(base.options).toMatchObject({ mode: 'base', players: '3' });
    for (const change of [duel, base]) expect(conflictsOf(game, change.options)).toEqual([]);
  });

  test('what the deciding option excludes is not offered', () => {
    expect(obstacle(game, defaults(game), 'players', '2')?.key).toBe('too-few');
    expect(obstacle(game, defaults(game), 'players', '3')).toBeUndefined();
    expect(obstacle(game, defaults(game), 'mode', 'duel')).toBeUndefined();
  });

  test('of several values only those go that do not fit', () => {
    const small = { first: 'mode', firsts: ['base'], other: 'variants', others: ['2', '3'], key: 'small', rule: '' };
    const picky: GameInfo = { ...game, conflicts: [small] };
    const duel = { ...defaults(picky), mode: 'duel', variants: '1,2' };
    expect(choose(picky, duel, 'mode', 'base').options['variants']).toBe('1');
    expect(choose(picky, { ...duel, variants: '2,3' }, 'mode', 'base').options['variants']).toBe('none');
    expect(obstacle(picky, defaults(picky), 'variants', '3')?.key).toBe('small');
    expect(obstacle(picky, defaults(picky), 'variants', '1')).toBeUndefined();
  });

  test('what was chosen last time is chosen again, unless the game no longer has it', () => {
    const kept = { options: { mode: 'neutral', players: '2', gone: 'x' }, seats: [bot, me], watch: 'link' as const };
    const draft = newDraft(game, 'en', kept);
    expect(draft.options).toEqual({ mode: 'neutral', players: '2', variants: 'none' });
    expect(draft).toMatchObject({ seats: [bot, me], watch: 'link', pace: { kind: 'none' } });
    expect(newDraft(game, 'en', { options: { mode: 'neutral' } }).options).toEqual(defaults(game));
    expect(newDraft(game, 'en', { options: { mode: 'x', variants: '1,9' } }).options).toEqual(defaults(game));
  });

  test('a choice that fits changes nothing else', () => {
    expect(choose(game, defaults(game), 'players', '3').adjusted).toEqual([]);
  });

  test('words stand alone, values stand together in their order', () => {
    expect(toggle(variants, 'none', '3')).toBe('3');
    expect(toggle(variants, '3', '1')).toBe('1,3');
    expect(toggle(variants, '1,3', 'random')).toBe('random');
    expect(toggle(variants, 'random', '2')).toBe('2');
    expect(toggle(variants, '2', '2')).toBe('none');
  });
});

describe('seats', () => {
  test('fewer seats keep mine, more are for people', () => {
    expect(fitSeats([bot, open, bot, me], 2)).toEqual([bot, me]);
    expect(fitSeats([me], 3).map((seat) => seat.kind)).toEqual(['me', 'open', 'open']);
  });

  test('I sit in one place only', () => {
    expect(giveSeat([me, bot, open], 2, me)).toEqual([open, bot, me]);
    expect(giveSeat([me, bot], 1, open)).toEqual([me, open]);
  });

  test('moving stops at the ends', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  });

  test('a table without free seats starts at once', () => {
    expect(isFull([me, bot])).toBe(true);
    expect(isFull([me, open])).toBe(false);
  });
});

test('only what the pace uses is sent', () => {
  const draft = newDraft(game);
  expect(formOf(draft)).toMatchObject({ pace: { kind: 'none' }, start: false, seed: '' });
  expect(formOf({ ...draft, language: 'uk' }).language).toBe('');
  expect(formOf({ ...draft, language: 'uk', note: 'Привіт' }).language).toBe('uk');
  draft.pace.kind = 'days';
  expect(formOf(draft).pace).toEqual({ kind: 'days', days: 2 });
  draft.pace.kind = 'live';
  expect(formOf(draft).pace).toEqual({ kind: 'live', decision: 60, bank: 600 });
});

test('against bots: me in any seat, all else by default', () => {
  const kinds = (random: number) => quickForm(game, 3, 'easy', () => random).seats?.map((seat) => seat.kind);
  expect(quickForm(game, 3, 'easy')).toMatchObject({ options: { players: '4' }, start: true });
  expect(kinds(0)).toEqual(['me', 'bot', 'bot', 'bot']);
  expect(kinds(0.3)).toEqual(['bot', 'me', 'bot', 'bot']);
  expect(kinds(0.99)).toEqual(['bot', 'bot', 'bot', 'me']);
});

test('a game without a choice of players has its own number of seats', () => {
  const fixed: GameInfo = { ...game, name: 'duel', seats: [5], options: [variants], conflicts: [] };
  expect(newDraft(fixed).seats.length).toBe(5);
  expect(quickForm(fixed, 4, 'easy')).toMatchObject({ game: 'duel', options: {}, seats: { length: 5 } });
});
