import { fireEvent, render } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { settings } from '../../core/settings.svelte';
import { sampleAt } from '../samples';
import Board from './Board.svelte';
import samples from './samples.json';

beforeAll(async () => {
  await settings.speak('en');
  await settings.learn('joraku');
});

it('foresees nothing after a move until the pointer moves again', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
  const { view } = sampleAt(samples, 'points');
  const props = { view, names: ['Aoi', 'Ben', 'Chika', 'Dan'], values: [], choosing: [{ verb: 'march' }], onpick: () => undefined };
  const { container, rerender } = render(Board, props);
  const tags = () => container.querySelectorAll('.tag').length;
  const spot = container.querySelector('.spot.offered')!; // an area to march to
  await fireEvent.pointerMove(spot);
  expect(tags()).toBeGreaterThan(0);
  await rerender({ ...props, view: { ...view } }); // the same can be chosen once more
  expect(tags()).toBe(0);
  await fireEvent.pointerEnter(spot); // the board has changed under a pointer that rests
  expect(tags()).toBe(0);
  await fireEvent.pointerMove(spot);
  expect(tags()).toBeGreaterThan(0);
});
