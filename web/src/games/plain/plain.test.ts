import { FluentResource } from '@fluent/bundle';
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { catalogue } from '../../core/catalogue.svelte';
import type { Choice, GameInfo, View } from '../../core/protocol';
import { settings } from '../../core/settings.svelte';
import type { Desk } from '../index';
import Board from './Board.svelte';
import { MOST_LISTED, called, plainClient } from './plain';

const TEXTS = `
good-tea = green tea
to-do-bid = Bid { $card }
to-do-gift = Give a coin
to-view-lot = On the market
`;
const choice = (verb: string, card?: number): Choice => ({ verb, text: `${verb} ${card}`, fields: card ? { card } : {} });
const bids = (count: number) => Array.from({ length: count }, (_, at) => choice('bid', at + 1));

const view: View = {
  can_undo: false,
  choices: bids(3),
  free: [choice('gift')],
  position: {
    ask: { key: 'TO-1', seats: [1], secret: false },
    game: 'toy',
    rules: [],
    seat: 0,
    round: 2,
    lot: 'tea',
    winner: null,
    open_cards: [3, 5],
    rows: [{ width: 2 }, { width: 4 }],
    seats: [
      { points: 4, cards: 2 },
      { points: 1, cards: 3 },
    ],
  },
  prompt: null,
  seat: 0,
  undo_reason: null,
  version: 1,
};

beforeAll(async () => {
  await settings.speak('en');
  const words = { texts: [new FluentResource(TEXTS)], terms: { lot: 'good' } };
  settings.language = settings.language?.with('toy', words);
  settings.game = 'toy';
  catalogue.games = [{ name: 'toy', prefix: 'to' } as GameInfo];
});

test('a view is shown field by field, with the names that the texts have', () => {
  render(Board, { view, names: ['Ann', 'Ben'], values: [] });
  expect(screen.getByText('On the market').nextElementSibling?.textContent).toBe('green tea');
  expect(screen.getByText('open cards').nextElementSibling?.textContent?.trim()).toBe('3 · 5');
  expect(screen.getByText('winner').nextElementSibling?.textContent?.trim()).toBe('–');
  expect(screen.getAllByText('width')).toHaveLength(2);
  expect(screen.queryByText('rules')).toBeNull();
  const row = screen.getByRole('rowheader', { name: 'Ben' }).closest('tr');
  expect([...(row?.cells ?? [])].map((cell) => cell.textContent?.trim())).toEqual(['Ben', '1', '3']);
  expect(row?.className).toContain('acts');
});

test('an onlooker is offered nothing', () => {
  render(Board, { view, names: ['Ann', 'Ben'], values: [] });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('many answers stand on the board and can be searched; something can be done at any time', async () => {
  const answer = vi.fn(() => Promise.resolve(true));
  const free = vi.fn(() => Promise.resolve({ key: 'refuse-over', rule: '', words: {} }));
  const desk = { busy: false, answer, deals: { free } } as unknown as Desk;
  render(Board, { view: { ...view, choices: bids(MOST_LISTED + 1) }, names: ['Ann', 'Ben'], values: [], desk });
  await userEvent.type(screen.getByRole('searchbox'), '11');
  await userEvent.click(screen.getByRole('button', { name: 'Bid 11' }));
  expect(screen.queryByRole('button', { name: 'Bid 2' })).toBeNull();
  expect(answer).toHaveBeenCalledWith(choice('bid', 11));
  await userEvent.click(screen.getByRole('button', { name: 'Give a coin' }));
  expect(free).toHaveBeenCalledWith('gift undefined');
  expect(screen.getByRole('alert').textContent).toContain('The game is over');
});

test('a few answers are listed beside the question', () => {
  const client = plainClient('to');
  expect(client.listed(view, [])).toHaveLength(3);
  expect(client.listed({ ...view, choices: bids(MOST_LISTED + 1) }, [])).toEqual([]);
  expect(client.label(choice('bid', 2))).toBe('Bid 2');
  expect(client.stage(view)).toBe('round 2');
  expect(client.seat(view, 0)).toMatchObject({ points: [4], cards: 2 });
  expect(called('to', 'lot')).toBe('On the market');
});
