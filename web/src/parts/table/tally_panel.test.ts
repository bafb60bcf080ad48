import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { settings } from '../../core/settings.svelte';
import type { Tally } from '../../core/tally';
import TallyPanel from './TallyPanel.svelte';

beforeAll(async () => settings.speak('en'));
afterEach(cleanup);

const party = (name: string, scores = true) => ({ name, scores, mark: { path: 'M0 0', ink: 'red', label: 'red' } });
const tally: Tally = {
  title: 'Harvest',
  note: '',
  legend: '',
  parties: [party('Vera'), party('Oleg'), party('nobody', false)],
  rows: [
    { name: 'North', cells: [{ points: 3, note: '1st' }, null, { points: 0, note: '2nd' }] },
    { name: 'South', cells: [{ points: 2, note: '' }, { points: 0, note: '4th' }, null] },
  ],
  totals: [12, 4, 0],
};

const cells = (row: string) =>
  [...screen.getByRole('row', { name: new RegExp(row) }).children].map((each) => each.textContent?.replaceAll(/\s+/g, ' ').trim());

test('points have a sign, a part without points a nought, no part a dash; sums and totals are told', () => {
  render(TallyPanel, { tally, onclose: vi.fn() });
  expect(screen.getByRole('region', { name: 'Harvest' })).toBeTruthy();
  expect(cells('North')).toEqual(['North', '+3 1st', '–', '– 2nd']);
  expect(cells('South')).toEqual(['South', '+2', '0 4th', '–']);
  expect(cells('Gained')).toEqual(['Gained', '+5', '0', '–']);
  expect(cells('Total')).toEqual(['Total', '12', '4', '–']);
});

test('it can be put away', async () => {
  const onclose = vi.fn();
  render(TallyPanel, { tally, onclose });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onclose).toHaveBeenCalled();
});
