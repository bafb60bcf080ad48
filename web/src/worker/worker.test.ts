import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SHELL = new Map([
  ['/index.html', 'the page that is kept'],
  ['https://here/assets/first-1.js', 'first'],
]);
vi.mock('workbox-precaching', () => ({
  matchPrecache: async (url: string) => (SHELL.has(url) ? new Response(SHELL.get(url)) : undefined),
}));

import { answerTo, tidy } from './files';
import { show, tell } from './notices';

const kept = new Map<string, Map<string, Response>>();
const cacheOf = (name: string) => kept.get(name) ?? kept.set(name, new Map()).get(name)!;
const fetched = vi.fn<(request: { url: string }) => Promise<Response>>();
let later: Promise<unknown>[] = [];

const ask = (path: string, mode = 'no-cors', method = 'GET', preload?: Response) => {
  const request = { url: new URL(path, 'https://here').href, mode, method };
  const event = { request, preloadResponse: Promise.resolve(preload), waitUntil: (work: Promise<unknown>) => later.push(work) };
  return answerTo(event as unknown as FetchEvent, 'b1');
};

beforeEach(() => {
  kept.clear();
  later = [];
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => ({ put: async ({ url }: { url: string }, found: Response) => void cacheOf(name).set(url, found) }),
    match: async ({ url }: { url: string }, { cacheName }: { cacheName: string }) => cacheOf(cacheName).get(url),
  });
  vi.stubGlobal('self', { location: { origin: 'https://here' }, registration: { navigationPreload: { enable: vi.fn() } } });
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/api/me', 'cors', 'GET'],
  ['/api/tables/t/record', 'navigate', 'GET'],
  ['/health', 'navigate', 'GET'],
  ['/icon.svg', 'no-cors', 'GET'],
  ['/assets/x.js', 'cors', 'POST'],
  ['https://elsewhere/assets/x.js', 'cors', 'GET'],
])('it has nothing to do with %s', (path, mode, method) => {
  expect(ask(path, mode, method)).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

test('a page is the newest one of the server, fetched ahead if the browser did', async () => {
  fetched.mockResolvedValue(new Response('newest'));
  expect(await (await ask('/table/t', 'navigate'))!.text()).toBe('newest');
  expect(await (await ask('/table/t', 'navigate', 'GET', new Response('ahead')))!.text()).toBe('ahead');
  expect(fetched).toHaveBeenCalledOnce();
});

test('without a line, and behind a proxy without a server, it is the page that is kept', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no line')).mockResolvedValueOnce(new Response('', { status: 502 }));
  for (const path of ['/', '/table/t']) expect(await (await ask(path, 'navigate'))!.text()).toBe('the page that is kept');
});

test('a refusal of the server itself is shown', async () => {
  fetched.mockResolvedValue(new Response('no', { status: 421 }));
  expect((await ask('/', 'navigate'))!.status).toBe(421);
});

test('a file of a game is kept from its first use, until another build', async () => {
  fetched.mockImplementation(async () => new Response('joraku'));
  for (let time = 0; time < 2; time += 1) {
    expect(await (await ask('/assets/joraku-1.js'))!.clone().text()).toBe('joraku');
    await Promise.all(later);
  }
  expect(fetched).toHaveBeenCalledOnce();
  await tidy('b1');
  expect([...kept.keys()]).toEqual(['assets-b1']);
  await tidy('b2');
  expect([...kept.keys()]).toEqual([]);
});

test('a file that is gone is not kept, and the first ones are there from the beginning', async () => {
  fetched.mockResolvedValue(new Response('', { status: 404 }));
  expect((await ask('/assets/old-1.js'))!.status).toBe(404);
  expect(later).toEqual([]);
  expect(await (await ask('/assets/first-1.js'))!.text()).toBe('first');
});

test('a notice is shown with a badge; a click leads to the table where it is open', async () => {
  const focus = vi.fn();
  const openWindow = vi.fn();
  const showNotification = vi.fn();
  const setAppBadge = vi.fn(async () => undefined);
  const pages = [{ url: 'https://here/' }, { url: 'https://here/table/t?x', focus }];
  vi.stubGlobal('navigator', { setAppBadge });
  vi.stubGlobal('self', { registration: { showNotification }, clients: { matchAll: async () => pages, openWindow } });
  await tell({ title: 'Your decision', body: '', path: '/table/t', tag: 't decision', waiting: 2 });
  expect(setAppBadge).toHaveBeenCalledWith(2);
  expect(showNotification.mock.lastCall).toMatchObject(['Your decision', { tag: 't decision', data: '/table/t' }]);
  await tell({ title: 'Of an earlier server', body: '', path: '/table/t', tag: 't over' });
  expect(setAppBadge).toHaveBeenCalledOnce();
  await show('/table/t');
  expect(focus).toHaveBeenCalledOnce();
  await show('/table/u');
  expect(openWindow).toHaveBeenCalledWith('/table/u');
});
