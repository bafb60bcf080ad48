import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { settings } from '../../core/settings.svelte';
import Stamp from './Stamp.svelte';

beforeAll(async () => {
  await settings.speak('en');
  await settings.learn('joraku');
  settings.game = 'joraku';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const won = (player: number) => ({ key: 'web-jk-stamp-kachidoki', words: { player, card: '5y', why: 'highest', area: 'omi' } });
const NAMES = ['Aoi', 'Ben', 'Chika'];

function later(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

it('shows one seal after another in the time of the scene, first what speaks of me', () => {
  vi.useFakeTimers();
  render(Stamp, { moments: [won(1), won(2)], names: NAMES, seat: 2, time: 2000 });
  screen.getByText(/You win/);
  later(1000);
  screen.getByText(/Ben wins/);
  later(1000);
  expect(screen.queryByText(/wins/)).toBeNull();
});

it('dies with its scene', async () => {
  vi.useFakeTimers();
  const { rerender } = render(Stamp, { moments: [won(1), won(2)], names: NAMES, seat: -1, time: 2000 });
  screen.getByText(/Ben wins/);
  await rerender({ moments: [] });
  expect(screen.queryByText(/wins/)).toBeNull();
});
