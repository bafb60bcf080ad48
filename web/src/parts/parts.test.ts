import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api, RefusedError } from '../core/api';
import { keptFingerprint } from '../core/fairness';
import { catalogue } from '../core/catalogue.svelte';
import type { Live } from '../core/live.svelte';
import { me } from '../core/me.svelte';
import type { GameInfo, OptionInfo, SeatInfo, TableInfo, View } from '../core/protocol';
import { settings } from '../core/settings.svelte';
import { story } from '../games/joraku/story';
import Gains from './Gains.svelte';
import Invite from '../pages/Invite.svelte';
import Lobby from './Lobby.svelte';
import Markdown from './Markdown.svelte';
import NameForm from './NameForm.svelte';
import OptionField from './OptionField.svelte';

beforeAll(async () => {
  await settings.speak('en');
  await settings.learn('joraku');
  vi.spyOn(catalogue, 'load').mockResolvedValue([]);
  vi.spyOn(api, 'guests').mockResolvedValue([]);
  vi.spyOn(api, 'word').mockResolvedValue(table([]));
  vi.spyOn(api, 'tableNotices').mockResolvedValue({ muted: false, hook: '', problem: '' });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  localStorage.clear();
  me.now = null;
});

const seat = (number: number, more: Partial<SeatInfo>): SeatInfo => ({
  number,
  kind: 'person',
  name: '',
  level: 'medium',
  away: false,
  connected: false,
  mine: false,
  person: '',
  invite: '',
  word: '',
  here: false,
  offer: null,
  character: '',
  vacation: 0,
  ...more,
});
const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'T',
  game: 'joraku',
  options: {},
  status: 'lobby',
  host: 'Vera',
  hosting: false,
  my_seat: -1,
  my_seats: [],
  seats,
  pace: { kind: 'none' },
  watch: 'everybody',
  note: '',
  version: 1,
  answers: 0,
  to_act: [],
  since: 0,
  created: 0,
  result: null,
  origin: null,
  successor: '',
  votes: {},
  own_values: false,
  handovers: [],
  held: [],
  offered: -1,
  motions: [],
  notes: [],
  vacation: true,
  host_here: true,
  host_away: 0,
  host_gone: 60,
  paused: null,
  values: [],
  closed: null,
  invite: '',
  fingerprint: 'fe',
  secret: '',
  language: '',
  ...more,
});
const live = { renew: vi.fn(), talk: [], heard: [], promises: [] } as unknown as Live;

test('a guide can hold no markup', () => {
  const { container } = render(Markdown, { text: '# A\n\n<img src=x onerror=alert(1)> **b**\n\n| x |\n|---|\n| <b>y</b> |' });
  expect(container.querySelector('img, td b')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A');
  expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
  expect(container.querySelector('td')?.textContent).toBe('<b>y</b>');
});

test('a refused name is kept in the form, with the reason beside it', async () => {
  vi.spyOn(api, 'setName').mockRejectedValue(
    new RefusedError({ key: 'name-taken', rule: '', words: { name: 'Vera' } }, 409),
  );
  const then = vi.fn();
  render(NameForm, { button: 'Sit down', then });
  const field = screen.getByLabelText<HTMLInputElement>('Name at the table');
  await userEvent.clear(field);
  await userEvent.type(field, 'Vera');
  await userEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  expect((await screen.findByRole('alert')).textContent).toContain('“Vera” belongs to somebody');
  expect(field.value).toBe('Vera');
  expect(then).not.toHaveBeenCalled();
});

describe('options', () => {
  const variants: OptionInfo = {
    name: 'variants',
    values: ['1', '2'],
    words: ['none', 'random'],
    default: 'none',
    several: true,
    ordered: false,
    ruling: false,
    rule: '',
  };
  const game = { name: 'joraku', prefix: 'jk', options: [variants], conflicts: [] } as unknown as GameInfo;

  test('several values can be ticked, and each is explained', async () => {
    const onchoose = vi.fn();
    render(OptionField, { game, option: variants, chosen: { variants: '1' }, onchoose });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^In Person/ }).checked).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Generous Ties.*Tied players/ }));
    expect(onchoose).toHaveBeenLastCalledWith('1,2');
    await userEvent.click(screen.getByRole('radio', { name: 'none' }));
    expect(onchoose).toHaveBeenLastCalledWith('none');
  });
});

describe('before the game', () => {
  const vera = seat(0, { name: 'Vera', mine: true });

  test('the host starts only when everybody is there, and hands out invite links', () => {
    const seats = [vera, seat(1, { kind: 'invited', invite: 'key' }), seat(2, { kind: 'open' })];
    render(Lobby, { table: table(seats, { hosting: true, my_seat: 0 }), live });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start the game' }).disabled).toBe(true);
    expect(screen.getByText(/Still free: 2/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy the invite link' })).toBeTruthy();
  });

  test('the host starts a full table', async () => {
    const start = vi.spyOn(api, 'start').mockResolvedValue(table([]));
    render(Lobby, { table: table([vera, seat(1, { kind: 'bot' })], { hosting: true, my_seat: 0 }), live });
    await userEvent.click(screen.getByRole('button', { name: 'Start the game' }));
    expect(start).toHaveBeenCalledWith('T');
  });

  test('a guest with a name takes an open seat; one without tells it first', async () => {
    const seats = [seat(0, { name: 'Vera' }), seat(1, { kind: 'open' })];
    const { unmount } = render(Lobby, { table: table(seats), live });
    expect(screen.queryByRole('button', { name: 'Take this seat' })).toBeNull();
    expect(screen.getByLabelText('Name at the table')).toBeTruthy();
    unmount();
    me.now = { id: 'o', name: 'Oleg', has_password: false, has_way_back: false };
    vi.spyOn(api, 'table').mockResolvedValue(table(seats));
    const join = vi.spyOn(api, 'join').mockResolvedValue(table(seats));
    render(Lobby, { table: table(seats), live });
    await userEvent.click(screen.getByRole('button', { name: 'Take this seat' }));
    expect(join).toHaveBeenCalledWith('T', { seat: 1, word: expect.stringMatching(/^\w+$/) as string });
    expect(live.renew).toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull();
    expect(api.word).not.toHaveBeenCalled();
  });

  test('the fingerprint is kept before an invited guest sends a word', async () => {
    me.now = { id: 'o', name: 'Oleg', has_password: false, has_way_back: false };
    vi.spyOn(api, 'invite').mockResolvedValue(table([vera, seat(1, { kind: 'invited' })]));
    const kept: string[] = [];
    const join = vi.spyOn(api, 'join').mockImplementation((id) => {
      kept.push(keptFingerprint(id));
      return Promise.resolve(table([]));
    });
    render(Invite, { token: 'key' });
    await userEvent.click(await screen.findByRole('button', { name: 'Take the seat' }));
    await vi.waitFor(() => expect(join).toHaveBeenCalledOnce());
    expect(join).toHaveBeenCalledWith('T', { token: 'key', word: expect.stringMatching(/^\w{10}$/) as string });
    expect(kept).toEqual(['fe']);
  });

  test('a seat that was given, as in a rematch, gets a word; one with a word keeps it', () => {
    const kept: string[] = [];
    const word = vi.spyOn(api, 'word').mockImplementation((id) => {
      kept.push(keptFingerprint(id));
      return Promise.resolve(table([]));
    });
    const { unmount } = render(Lobby, { table: table([{ ...vera, word: 'kitsune' }], { my_seat: 0 }), live });
    expect(word).not.toHaveBeenCalled();
    unmount();
    render(Lobby, { table: table([vera], { my_seat: 0 }), live });
    expect(word).toHaveBeenCalledExactlyOnceWith('T', expect.stringMatching(/^\w{10}$/));
    expect(kept).toEqual(['fe']);
  });
});

test('the points are a table, grouped in every way the game knows', async () => {
  const gain = (round: number, colour: string, reason: string, area: string, points: number) => ({
    key: 'jk-gained',
    words: { colour, reason, area, points, round },
  });
  const round = (number: number) => ({ key: 'jk-round', words: { round: number } });
  const log = [
    round(1),
    gain(1, 'red', 'kachidoki', 'omi', 3),
    round(2),
    gain(2, 'blue', 'prestige', 'ise', 4),
    gain(2, 'red', 'colour', '', 2),
  ];
  const factions = [
    { colour: 'red', seat: 0 },
    { colour: 'blue', seat: 1 },
  ];
  const view = { position: { factions } } as unknown as View;
  render(Gains, { story: story(view, log, ['Vera', 'Oleg']) });
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').map((row) => row.textContent?.replace(/\s+/g, ' ').trim());
  expect(rows()).toEqual(['Vera: redOleg: blue', 'Round I30', 'Round II24', 'Total54']);
  await userEvent.click(screen.getByRole('radio', { name: 'by area' }));
  expect(rows().slice(1)).toEqual(['Omi30', 'Ise04', 'no area20', 'Total54']);
  await userEvent.click(screen.getByRole('radio', { name: 'by kind' }));
  expect(rows()[1]).toBe('Kachidoki30');
});
