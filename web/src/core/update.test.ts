import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from './api';
import { desk, type OpenDecision } from './desk.svelte';
import { look } from './lookout';
import { router } from './route.svelte';
import { update } from './update.svelte';

const OWN = 'aaaa';
const NEW = 'bbbb';
const reload = vi.fn();
const assign = vi.fn();

const asked = (more: Partial<OpenDecision> = {}) =>
  ({ table: 't', asked: 'which card?', choices: [{}], choosing: [], busy: false, ...more }) as unknown as OpenDecision;

function looksAway(hidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
}

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = `<meta name="build" content="${OWN}">`;
  document.body.innerHTML = '';
  reload.mockReset();
  assign.mockReset();
  vi.stubGlobal('location', { reload, assign, pathname: '/', search: '' });
  router.now = { page: 'table', id: 't', part: '', query: new URLSearchParams() };
  update.heard(OWN);
});

afterEach(() => {
  vi.restoreAllMocks();
  desk.decision = undefined;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test('the same build, none, and a page without one are no news', () => {
  for (const build of [OWN, '']) {
    update.heard(build);
    expect(update.build).toBe('');
  }
  document.head.innerHTML = '';
  update.heard(NEW);
  expect(update.build).toBe('');
});

test('a newer one is told to somebody who looks, and taken while nobody does', () => {
  looksAway(false);
  update.heard(NEW);
  expect(update.build).toBe(NEW);
  expect(reload).not.toHaveBeenCalled();
  looksAway(true);
  update.heard(NEW);
  expect(reload).toHaveBeenCalledOnce();
});

test('coming back to the old build is not tried again', () => {
  looksAway(true);
  update.heard(NEW);
  update.heard(NEW);
  expect(reload).toHaveBeenCalledOnce();
  expect(update.build).toBe('');
  update.heard('cccc');
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['an answer is begun', () => ((desk.decision = asked()), update.touch())],
  ['an answer is on its way', () => (desk.decision = asked({ busy: true }))],
  ['a message is written', () => (document.body.innerHTML = '<textarea>Tea?</textarea>')],
  ['a form is open', () => (router.now = { ...router.now, page: 'new' })],
])('nothing is taken away while %s', (_, begin) => {
  begin();
  looksAway(true);
  update.heard(NEW);
  update.renewIfFree();
  expect(reload).not.toHaveBeenCalled();
  expect(update.build).toBe(NEW);
});

test('an answer that was begun holds nothing up once another question is asked, or none', () => {
  desk.decision = asked();
  update.touch();
  desk.decision = asked({ asked: 'which province?' });
  looksAway(true);
  update.heard(NEW);
  expect(reload).toHaveBeenCalledOnce();
});

test('a look shows a badge, and hears of the build', async () => {
  const setAppBadge = vi.fn(async () => undefined);
  const clearAppBadge = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
  looksAway(false);
  const waiting = vi.spyOn(api, 'waiting').mockResolvedValueOnce({ tables: 3, build: NEW });
  await look();
  expect(setAppBadge).toHaveBeenCalledWith(3);
  expect(update.build).toBe(NEW);
  waiting.mockResolvedValueOnce({ tables: 0, build: NEW });
  await look();
  expect(clearAppBadge).toHaveBeenCalledOnce();
  waiting.mockRejectedValueOnce(new Error('no line'));
  expect(await look()).toBe(false);
  expect(setAppBadge).toHaveBeenCalledOnce();
});
