import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Happening, ReplayRun, View } from '../core/protocol';
import { settings } from '../core/settings.svelte';
import { Tape } from '../core/tape.svelte';
import ReplayControls from './ReplayControls.svelte';
import ReplayLog from './ReplayLog.svelte';
import { lineOf } from './log_lines';

const view: View = {
  version: 0,
  seat: -2,
  position: {},
  prompt: null,
  choices: [],
  free: [],
  can_undo: false,
  undo_reason: null,
};
const run = (at: number, count: number): ReplayRun => ({
  at,
  view,
  log_at: 0,
  moves: Array.from({ length: Math.min(count, 10 - at) }, () => ({ change: null, scenes: [], log: [] })),
});
const newTape = () => new Tape({ run: async (at, count) => run(at, count), log: async () => [] }, 10, -2, 4);

beforeAll(async () => {
  await settings.speak('en');
  await settings.learn('joraku');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('arrows, Home and End step; the buttons know the ends', async () => {
  const tape = newTape();
  render(ReplayControls, { tape, playing: false });
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(tape.at).toBe(5);
  await userEvent.keyboard('{End}');
  expect(tape.at).toBe(10);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Step forward' }).disabled).toBe(true);
  await userEvent.keyboard('{Home}');
  expect(tape.at).toBe(0);
  expect(screen.getByText(/Step\s0\sof\s10/)).toBeTruthy();
});

test('space plays and pauses, and does not press a button twice', async () => {
  const tape = newTape();
  render(ReplayControls, { tape, playing: false });
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  screen.getByRole('button', { name: 'Pause' }).focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('from above a line for one seat says for which; a click goes to its scene', async () => {
  const go = vi.fn();
  const lines = [
    { at: 0, happening: { key: 'jk-hand', words: { player: 1, cards: ['5r'] } } },
    { at: 3, happening: { key: 'jk-round', words: { round: 2 }, opens: 'chapter' as const } },
  ];
  const tell = (line: Happening) => lineOf(undefined, undefined, line, ['Vera', 'Oleg']);
  render(ReplayLog, { lines, handovers: [], told: 2, reader: -1, names: ['Vera', 'Oleg'], above: true, whispered: (key) => key === 'jk-hand', holders: () => ({ names: ['Vera', 'Oleg'], reader: -1 }), tell, go, scored: () => false, onscored: vi.fn() });
  const now = screen.getByRole('button', { name: 'Round II begins.' });
  expect(now.getAttribute('aria-current')).toBe('step');
  await userEvent.click(screen.getByRole('button', { name: /^Set-up/ }));
  await userEvent.click(screen.getByRole('button', { name: /To Oleg: “Your hand: red\s5\.”/ }));
  expect(go).toHaveBeenCalledWith(0);
  await userEvent.click(screen.getByRole('button', { name: 'Show this again' }));
  expect(go).toHaveBeenCalledWith(1);
});
