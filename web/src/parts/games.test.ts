import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../core/api';
import { catalogue } from '../core/catalogue.svelte';
import { me } from '../core/me.svelte';
import type { ValueInfo, GameInfo, OptionInfo } from '../core/protocol';
import { settings } from '../core/settings.svelte';
import { valuesOf } from '../games/values.svelte';
import GameTabs from './GameTabs.svelte';
import GameCard from './GameCard.svelte';
import QuickPlay from './QuickPlay.svelte';

const players = { name: 'players', values: ['3', '4'], default: '4' } as OptionInfo;
const value: ValueInfo = { name: 'row', values: { row: [1] }, confidence: 'sure', source: '' };
const game = (name: string, more: Partial<GameInfo>): GameInfo => ({
  name,
  prefix: name,
  rules: '1',
  seats: [3, 4],
  minutes: [45, 60],
  lesson: false,
  options: [players],
  conflicts: [],
  values: [value],
  ...more,
});

beforeAll(async () => settings.speak('en'));
afterEach(() => {
  cleanup();
  catalogue.games = [];
  vi.restoreAllMocks();
});

test('with one game there is nothing to choose from, with two each has its page', () => {
  vi.spyOn(console, 'error').mockReturnValue(); // the second game has no name yet
  catalogue.games = [game('joraku', {})];
  const { unmount } = render(GameTabs, { page: 'how', game: 'joraku' });
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  catalogue.games = [game('joraku', {}), game('other', {})];
  render(GameTabs, { page: 'how', game: 'other' });
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);
  expect(links).toEqual([
    ['/how/joraku', null],
    ['/how/other', 'page'],
  ]);
});

test('against bots: a game with a number of seats of its own asks for none', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  me.now = { id: 'v', name: 'Vera', has_password: false, has_way_back: false };
  const create = vi.spyOn(api, 'create').mockResolvedValue({ id: 'T' });
  const { unmount } = render(QuickPlay, { game: game('joraku', {}) });
  expect(screen.getByRole('radio', { name: '3' })).toBeTruthy();
  unmount();
  render(QuickPlay, { game: game('other', { seats: [5], options: [] }) });
  expect(screen.queryByRole('radio', { name: '3' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Start the game' }));
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ game: 'other', options: {}, seats: expect.objectContaining({ length: 5 }) }));
});

test('a card says for how many and how long; a game of one size without a picture has a plain one', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const card = { opened: false, onopen: () => undefined };
  const { container, unmount } = render(GameCard, { game: game('joraku', {}), ...card });
  expect(container.textContent).toMatch(/3–4\splayers · 45–60\sminutes/);
  expect(screen.getByRole('button', { name: 'Play: Joraku' })).toBeTruthy();
  await vi.waitFor(() => expect(container.querySelector('.picture svg')).toBeTruthy());
  unmount();
  const plain = render(GameCard, { game: game('other', { seats: [2], minutes: [] }), ...card }).container;
  expect(plain.textContent).toMatch(/2\splayers/);
  expect(plain.textContent).not.toContain('minutes');
  expect(plain.querySelector('.picture')).toBeNull();
});

test('values of the table come before those of its game', () => {
  catalogue.games = [game('joraku', {})];
  expect(valuesOf({ game: 'joraku', values: [] })).toEqual([value]);
  const own = { ...value, values: { row: [9] } };
  expect(valuesOf({ game: 'joraku', values: [own] })).toEqual([own]);
});
