import { expect, test } from 'vitest';
import { valueRows } from './values';

const value = (name: string, values: Record<string, unknown>, confidence = 'sure') => ({
  name,
  values,
  confidence,
  source: '',
});

test('values that count are shown, house values marked, names left out', () => {
  const rows = valueRows(
    [
      value('prestige.omi', { rows: [[0, 0, 0], [3, 2, 0]] }, 'house value'),
      value('kachidoki', { row: [3, 2, 1] }),
      value('variant4', { amount: 'daimyo card' }, 'house value'),
      value('variant6', { cost: 1 }),
      value('names', { daimyo: ['Oda Nobunaga'] }, 'guess'),
      value('cards.ebisu', { sets: ['gods'], season: 'autumn' }),
    ],
    'joraku',
    (text) => (text === 'autumn' ? expect.fail('a word of a row that is not shown') : `«${text}»`),
  );
  expect(rows.map(({ key, value, house }) => [key, value, house])).toEqual([
    ['web-value-joraku-prestige-omi', '0 / 0 / 0 · 3 / 2 / 0', true],
    ['web-value-joraku-kachidoki', '3 / 2 / 1', false],
    ['web-value-joraku-variant4', '«daimyo card»', true],
    ['web-value-joraku-variant6', '1', false],
  ]);
});
