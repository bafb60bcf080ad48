import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { settings } from '../../core/settings.svelte';
import { HELD } from './shownScoring.svelte';
import Stamp from './Stamp.svelte';

beforeAll(async () => {
  await settings.speak('en');
  await settings.learn('rising_sun');
  settings.game = 'rising_sun';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const betrayed = (neighbour: number) => ({
  key: 'web-rs-stamp-replaced',
  words: { player: 0, neighbour, place: 'edo', figure: 'bushi' },
});
const NAMES = ['Aoi', 'Ben', 'Chika'];

function later(): void {
  vi.advanceTimersByTime(HELD);
  flushSync();
}

it('shows one seal after another, whatever else happens meanwhile', async () => {
  vi.useFakeTimers();
  const { rerender } = render(Stamp, { moments: [betrayed(1), betrayed(2)], names: NAMES });
  screen.getByText('Aoi betrays Ben');
  await rerender({ moments: [] });
  screen.getByText('Aoi betrays Ben');
  later();
  screen.getByText('Aoi betrays Chika');
  later();
  expect(screen.queryByText(/betrays/)).toBeNull();
});
