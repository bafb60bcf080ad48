import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../core/api';
import { catalogue } from '../core/catalogue.svelte';
import { me } from '../core/me.svelte';
import type { FigureInfo, GameInfo, OptionInfo } from '../core/protocol';
import { settings } from '../core/settings.svelte';
import { figuresOf } from '../games/figures.svelte';
import GameTabs from './GameTabs.svelte';
import QuickPlay from './QuickPlay.svelte';

const players = { name: 'players', values: ['3', '4'], default: '4' } as OptionInfo;
const figure: FigureInfo = { name: 'row', values: { row: [1] }, confidence: 'sure', source: '' };
const game = (name: string, more: Partial<GameInfo>): GameInfo => ({
  name,
  prefix: name,
  rules: '1',
  seats: [3, 4],
  options: [players],
  conflicts: [],
  figures: [figure],
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
  me.now = { id: 'v', name: 'Vera', has_password: false };
  catalogue.games = [game('joraku', {}), game('other', { seats: [5], options: [] })];
  const create = vi.spyOn(api, 'create').mockResolvedValue({ id: 'T' });
  render(QuickPlay);
  await userEvent.click(screen.getByRole('button', { name: 'Play against bots' }));
  expect(screen.getByRole('radio', { name: '3' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'game-other' }));
  expect(screen.queryByRole('radio', { name: '3' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Start the game' }));
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ game: 'other', options: {}, seats: expect.objectContaining({ length: 5 }) }));
});

test('figures of the table come before those of its game', () => {
  catalogue.games = [game('joraku', {})];
  expect(figuresOf({ game: 'joraku', figures: [] })).toEqual([figure]);
  const own = { ...figure, values: { row: [9] } };
  expect(figuresOf({ game: 'joraku', figures: [own] })).toEqual([own]);
});
