import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Happening } from '../core/protocol';
import { settings } from '../core/settings.svelte';
import LogList from './LogList.svelte';
import { lineOf } from './log_lines';

const NAMES = ['Vera', 'Oleg', 'Ann'];
const line = (key: string, words: Happening['words'], more: Partial<Happening> = {}): Happening => ({ key: `sg-${key}`, words, ...more });
const taxes = (player: number, province: string) => line('taxes', { player, province, chests: 4 });
const declared = (player: number) => line('void', { player, slot: 'tax', why: 'intrigue' }, { idle: true });
const action = (banner: number, name: string) => line('action', { action: name, banner }, { opens: 'act' });

const LOG = [
  line('round', { year: 1, season: 'spring' }, { opens: 'chapter' }),
  action(1, 'tax'),
  taxes(1, 'omi'),
  taxes(2, 'kii'),
  line('revolt', { player: 2, province: 'kii', farmers: 1 }),
  line('overrun', { player: 2, province: 'kii' }),
  action(2, 'rice'),
  line('harvest', { player: 0, province: 'noto', rice: 3 }),
  declared(1),
  declared(0),
];

const show = (more: object = {}) => {
  const onplay = vi.fn();
  const reader = 0;
  const tell = (each: Happening) => lineOf(undefined, undefined, each, NAMES, reader);
  const all = { lines: LOG, names: NAMES, reader, tell, label: 'Log', onplay, ...more };
  return { onplay, ...render(LogList, all), all };
};
const text = () => screen.getAllByRole('listitem').map((row) => within(row).getAllByRole('button')[0]!.textContent?.replace(/\s+/g, ' ').trim());

beforeAll(async () => {
  await settings.speak('en');
  await settings.learn('shogun');
  settings.game = 'shogun';
});
afterEach(cleanup);

test('an older act says what came of it, the newest is open; it says “you”', () => {
  show();
  expect(text()).toEqual([
    'Year 1, Spring round.',
    'Action 1: Collect taxes. taxes in 2 provinces, 1 revolt, Ann loses Kii',
    'Action 2: Confiscate rice.',
    'You confiscate 3 rice in Noto.',
    'Your action “Collect taxes” is not carried out, there is no province card on it.',
    '1 more line',
  ]);
});

test('a click unfolds and folds; what nobody missed is there then', async () => {
  show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /more line/ }));
  expect(text().at(-2)).toBe('Oleg: “Collect taxes” is not carried out, there is no province card on it.');
  const first = () => screen.getByRole('button', { name: /^Action 1/ });
  expect(first().getAttribute('aria-expanded')).toBe('false');
  await user.click(first());
  expect(first().getAttribute('aria-expanded')).toBe('true');
  expect(text().slice(1, 4)).toEqual(['Action 1: Collect taxes.', 'Oleg collects taxes in Omi: 4 chests.', 'Ann collects taxes in Kii: 4 chests.']);
  await user.click(first());
  expect(first().textContent).toMatch(/taxes in 2\sprovinces/);
});

test('keys lead from row to row, fold, and lead to the scene of a line', async () => {
  const { onplay } = show();
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement?.textContent).toContain('more line');
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(onplay).toHaveBeenLastCalledWith(7);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}{Enter}');
  expect(onplay).toHaveBeenLastCalledWith(2);
  await user.keyboard('{Home}');
  expect(document.activeElement?.textContent).toContain('Spring');
});

test('the focus stays when its act is folded by a newer one', async () => {
  const { rerender, all } = show();
  screen.getByRole('button', { name: /You confiscate/ }).focus();
  await rerender({ ...all, lines: [...LOG, action(3, 'castle'), line('built', { player: 1, province: 'omi', building: 'castle', chests: 3 })] });
  await Promise.resolve();
  expect(document.activeElement).not.toBe(document.body);
  expect(text().at(-1)).toBe('Oleg builds a castle in Omi for 3 chests.');
});

test('what others took back is told in its place', () => {
  show({ stepsBack: [{ at: 8, by: 1, line: line('attack', { player: 1, source: 'omi', target: 'kii', armies: 2 }) }] });
  expect(text()[4]).toBe('Oleg took back: Oleg attacks Kii from Omi with 2 armies.');
});

test('a line is told once, however often the log grows', async () => {
  const tell = vi.fn((each: Happening) => lineOf(undefined, undefined, each, NAMES, 0));
  const { rerender, all } = show({ tell });
  const before = tell.mock.calls.length;
  await rerender({ ...all, lines: [...LOG, taxes(1, 'ise')] });
  expect(tell.mock.calls.length).toBe(before + 1);
});

test('what was scored in a folded chapter can be shown', async () => {
  const lines = [...LOG, line('winter', { event: 'spies', rice: 0 }, { opens: 'phase' }), line('round', { year: 2, season: 'spring' }, { opens: 'chapter' })];
  const onscored = vi.fn();
  show({ lines, onscored, scored: ({ key }: Happening) => key === 'sg-winter' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show what was scored' }));
  expect(onscored).toHaveBeenCalledWith(LOG.length);
});

test('a log that is put away looks at nothing', () => {
  const onshow = vi.fn();
  const { unmount } = show({ onshow });
  unmount();
  expect(onshow).toHaveBeenLastCalledWith(null);
});
