import { expect, test } from 'vitest';
import { resultText } from './result_text';

test('a result as text has everybody in the order of places, and the link', () => {
  const finishers = [
    { name: 'Vera', place: 2, points: 31 },
    { name: 'Oleh', place: 1, points: 40 },
    { name: 'Ann', place: 2, points: 31 },
  ];
  expect(resultText('Joraku', finishers, 'https://here/replay/x?ceremony=2').split('\n')).toEqual([
    'Joraku',
    '1. Oleh – 40',
    '2. Vera – 31',
    '2. Ann – 31',
    'https://here/replay/x?ceremony=2',
  ]);
});
