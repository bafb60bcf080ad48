import { expect, test } from 'vitest';
import { figureRows } from './figures';

const figure = (name: string, values: Record<string, unknown>, confidence = 'sure') => ({
  name,
  values,
  confidence,
  source: '',
});

test('figures that count are shown, house values marked, names left out', () => {
  const rows = figureRows(
    [
      figure('prestige.omi', { rows: [[0, 0, 0], [3, 2, 0]] }, 'house value'),
      figure('kachidoki', { row: [3, 2, 1] }),
      figure('variant4', { amount: 'daimyo card' }, 'house value'),
      figure('variant6', { cost: 1 }),
      figure('names', { daimyo: ['Oda Nobunaga'] }, 'guess'),
      figure('cards.ebisu', { sets: ['gods'], season: 'autumn' }),
    ],
    'joraku',
    (text) => (text === 'autumn' ? expect.fail('a word of a row that is not shown') : `«${text}»`),
  );
  expect(rows.map(({ key, value, house }) => [key, value, house])).toEqual([
    ['web-figure-joraku-prestige-omi', '0 / 0 / 0 · 3 / 2 / 0', true],
    ['web-figure-joraku-kachidoki', '3 / 2 / 1', false],
    ['web-figure-joraku-variant4', '«daimyo card»', true],
    ['web-figure-joraku-variant6', '1', false],
  ]);
});
