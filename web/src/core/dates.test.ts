import { expect, test } from 'vitest';
import { ago, day } from './dates';

test('the largest fitting unit is told', () => {
  expect(ago(5, 'en')).toBe('now');
  expect(ago(61, 'en')).toBe('1 minute ago');
  expect(ago(7_300, 'en')).toBe('2 hours ago');
  expect(ago(3 * 86_400, 'ru')).toBe('3 дня назад');
  expect(ago(150, 'uk')).toBe('2 хвилини тому');
});

test('a day has the name of its month', () => {
  expect(day(Date.UTC(2026, 10, 15, 12) / 1000, 'en')).toBe('15 November');
  expect(day(Date.UTC(2026, 10, 15, 12) / 1000, 'ru')).toBe('15 ноября');
});
