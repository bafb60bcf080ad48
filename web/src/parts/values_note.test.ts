import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { settings } from '../core/settings.svelte';
import ValuesNote from './ValuesNote.svelte';

beforeAll(() => settings.speak('en'));
afterEach(cleanup);

const value = (confidence: string) => ({ name: 'prestige', values: {}, confidence, source: '' });
const shown = (...confidences: string[]) => render(ValuesNote, { game: 'joraku', values: confidences.map(value) }).container.textContent;

test('house values are counted, and the list of all values is a click away', () => {
  expect(shown('sure', 'house value', 'house value', 'likely')).toContain('2\u00a0values of this game are not printed in any source');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/how/joraku?page=last#values');
});

test('without house values the likely ones are named, without any of them nothing is said', () => {
  expect(shown('sure', 'likely')).toContain('several sources agree');
  expect(shown('sure')).not.toContain('source');
});
