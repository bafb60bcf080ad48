import { expect, it } from 'vitest';
import { cardPage, cardPageOf } from './card_pages';

it('leads to the cards of the set that is chosen', () => {
  const sets = ['random', 'archway', 'ship'];
  expect(cardPageOf('rising_sun', 'set', 'ship', sets)).toBe('/cards/rising_sun?set=ship');
  expect(cardPageOf('rising_sun', 'set', 'random', sets)).toBe('/cards/rising_sun');
});

it('leads nowhere from other options and other games', () => {
  expect(cardPageOf('rising_sun', 'sun', 'each', ['each'])).toBe('');
  expect(cardPageOf('joraku', 'set', 'ship', ['ship'])).toBe('');
  expect(cardPage('shogun')).toBe('');
});
