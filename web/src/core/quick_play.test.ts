import { expect, test } from 'vitest';
import { guestName } from './guest';
import { readQuick } from './quick_play';

test('what was kept comes back, nonsense does not', () => {
  expect(readQuick('{"opponents":2,"level":"easy"}')).toEqual({ opponents: 2, level: 'easy' });
  expect(readQuick('{"opponents":"many","level":"divine"}')).toEqual({});
  expect(readQuick('not json')).toEqual({});
  expect(readQuick(null)).toEqual({});
});

test('a guest gets a name and a number', () => {
  expect(guestName('Crane, Pine', () => 0)).toBe('Crane 10');
  expect(guestName('Crane, Pine', () => 0.999)).toBe('Pine 99');
});
