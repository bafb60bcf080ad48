import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { sampleAt } from '../samples';
import Travels from './Travels.svelte';
import { layoutFor } from './geometry';
import { positionOf } from './position';
import samples from './samples.json';
import type { Travel } from './travels';

test('a piece on its way is gone when other news come, however soon', async () => {
  Element.prototype.animate ??= vi.fn();
  const position = positionOf(sampleAt(samples, 'points').view);
  const travel: Travel = { colour: position.factions[0]!.colour, daimyo: false, from: 'omi', to: 'ise' };
  const props = { layout: layoutFor(1000, 600), position, onarriving: vi.fn() };
  const { container, rerender } = render(Travels, { ...props, travels: [travel] });
  expect(container.querySelectorAll('.travel')).toHaveLength(1);
  await rerender({ ...props, travels: [] });
  expect(container.querySelectorAll('.travel')).toHaveLength(0);
});
