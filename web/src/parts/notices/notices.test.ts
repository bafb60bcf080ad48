import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api, RefusedError } from '../../core/api';
import type { NoticesInfo } from '../../core/protocol';
import { bytesOf, clockOf, deviceName, minutesOf } from '../../core/push';
import { settings } from '../../core/settings.svelte';
import Guests from './Guests.svelte';
import Notices from './Notices.svelte';
import TableNotices from './TableNotices.svelte';

const PHONE = { id: 7, name: 'Firefox · Android', endpoint: 'https://push.example/1', problem: '' };
const info = (more: Partial<NoticesInfo>): NoticesInfo => ({
  kinds: ['decision', 'over'],
  quiet: null,
  away: 5,
  language: 'en',
  zone: 'UTC',
  target: '',
  problem: '',
  devices: [],
  push_key: 'BA',
  ...more,
});

beforeAll(async () => {
  await settings.speak('en');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('keys, names of browsers and times of the day', () => {
  expect([...bytesOf('-_8')]).toEqual([251, 255]);
  expect(deviceName('Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0')).toBe('Firefox · Android');
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140.0 Safari/537 Edg/140.0')).toBe('Edge · Windows');
  expect(deviceName('')).toBe('');
  expect(clockOf(22 * 60 + 5)).toBe('22:05');
  expect(minutesOf('07:30')).toBe(450);
});

test('wishes are asked for once there is a way to tell me, and saved as they are changed', async () => {
  vi.spyOn(api, 'notices').mockResolvedValue(info({ target: 'ntfy://…' }));
  const save = vi.spyOn(api, 'setNotices').mockImplementation(async (form) => info({ ...form, target: 'ntfy://…' }) as NoticesInfo);
  render(Notices);
  const user = userEvent.setup();
  const over = await screen.findByLabelText('when a game ends');
  expect((over as HTMLInputElement).checked).toBe(true);
  await user.click(over);
  expect(save.mock.lastCall![0]).toMatchObject({ kinds: ['decision'], quiet: null, away: 5, language: 'en' });
  await user.click(screen.getByLabelText('Quiet hours'));
  expect(save.mock.lastCall![0]).toMatchObject({ quiet: { start: 1320, end: 420 } });
  expect((screen.getByLabelText('from') as HTMLInputElement).value).toBe('22:00');
  await user.click(screen.getByLabelText('after an hour'));
  expect(save.mock.lastCall![0]).toMatchObject({ away: 60 });
});

test('without a way there are no wishes yet, and a refused address says why', async () => {
  vi.spyOn(api, 'notices').mockResolvedValue(info({}));
  vi.spyOn(api, 'setTarget').mockRejectedValue(new RefusedError({ key: 'notice-inside', rule: '', words: {} }, 400));
  render(Notices);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Send notices to this address, too'), 'http://10.0.0.1/');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/is inside this server’s network/);
  expect(screen.queryByLabelText('when a game ends')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send a test notice' })).toBeNull();
});

test('what was given up is said, a device can be removed, and a trial tells how it went', async () => {
  vi.spyOn(api, 'notices').mockResolvedValue(info({ devices: [{ ...PHONE, problem: 'HTTP 403' }] }));
  vi.spyOn(api, 'tryNotices').mockResolvedValue({ reached: 1, problems: ['HTTP 403'] });
  const forget = vi.spyOn(api, 'forgetDevice').mockResolvedValue(info({}));
  render(Notices);
  const user = userEvent.setup();
  await screen.findByText('Nothing arrived: HTTP 403');
  await user.click(screen.getByRole('button', { name: 'Send a test notice' }));
  await screen.findByText('Sent one test notice. Nothing arrived: HTTP 403');
  await user.click(screen.getByRole('button', { name: 'Remove Firefox · Android' }));
  expect(forget).toHaveBeenCalledWith(7);
  expect(screen.queryByText('Firefox · Android')).toBeNull();
});

test('this device subscribes with the key of the server', async () => {
  vi.spyOn(api, 'notices').mockResolvedValue(info({}));
  const add = vi.spyOn(api, 'addDevice').mockImplementation(async ({ endpoint }) => info({ devices: [{ ...PHONE, endpoint }] }));
  const found = { endpoint: 'https://push.example/2', toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }), unsubscribe: vi.fn() };
  const pushManager = { getSubscription: async () => null, subscribe: vi.fn(async () => found) };
  const serviceWorker = { register: vi.fn(), ready: Promise.resolve({ pushManager }), getRegistration: async () => undefined };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' });
  vi.stubGlobal('navigator', { userAgent: 'Firefox Android', serviceWorker });
  render(Notices);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Notify me on this device' }));
  await screen.findByText('This device gets notices.');
  expect(serviceWorker.register).toHaveBeenCalledWith('/worker.js', { updateViaCache: 'none' });
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: new Uint8Array([4]) });
  expect(add.mock.lastCall![0]).toMatchObject({ endpoint: found.endpoint, p256dh: 'p', auth: 'a', name: 'Firefox · Android' });
});

test('people of earlier games are invited, or it is said why not', async () => {
  const guests = [
    { person: 'a', name: 'Ann', invited: false },
    { person: 'b', name: 'Bea', invited: false },
  ];
  vi.spyOn(api, 'guests').mockResolvedValue(guests);
  const invite = vi.spyOn(api, 'inviteGuest').mockResolvedValueOnce([{ ...guests[0]!, invited: true }, guests[1]!]);
  render(Guests, { table: 'T' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Invite Ann' }));
  expect(invite).toHaveBeenCalledWith('T', 'a');
  await screen.findByText('invited');
  invite.mockRejectedValueOnce(new RefusedError({ key: 'notice-unreachable', rule: '', words: { name: 'Bea' } }, 409));
  await user.click(screen.getByRole('button', { name: 'Invite Bea' }));
  await screen.findByText(/Bea doesn’t receive notices/);
});

test('a table is muted by whoever sits there; its host names the channel of the group', async () => {
  const shown = { muted: false, hook: '', problem: '' };
  vi.spyOn(api, 'tableNotices').mockResolvedValue(shown);
  const mute = vi.spyOn(api, 'muteTable').mockResolvedValue({ ...shown, muted: true });
  const group = vi.spyOn(api, 'setGroupTarget').mockResolvedValue({ ...shown, hook: 'https://chat.example/…' });
  const table = { id: 'T', my_seat: 0 } as never;
  render(TableNotices, { table, hosting: true });
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText('none'));
  expect(mute).toHaveBeenCalledWith('T', true);
  await user.type(screen.getByLabelText('Tell the group’s channel whose decision it is'), 'https://chat.example/x');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(group).toHaveBeenCalledWith('T', { address: 'https://chat.example/x', language: 'en' });
  await screen.findByText('Notices also go to https://chat.example/…');
});
