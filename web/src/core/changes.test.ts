import { expect, test } from 'vitest';
import cases from '../../../tests/fixtures/changes.json';
import { changed } from './changes';

test.each(cases)('$about', ({ before, change, after }) => {
  const kept = structuredClone(before);
  expect(changed<unknown>(before, change)).toEqual(after);
  expect(before).toEqual(kept);
});

test('what is the same stays the same object', () => {
  const before = { land: { edo: [1] }, seats: [{ coins: 1 }, { coins: 2 }], log: ['a', { b: 1 }] };
  expect(changed(before, null)).toBe(before);
  expect(changed(before, {})).toBe(before);
  const after = changed(before, { seats: { 1: { coins: [3] } }, log: ['list', [1, 2]] });
  expect(after).toEqual({ land: { edo: [1] }, seats: [{ coins: 1 }, { coins: 3 }], log: [{ b: 1 }] });
  expect(after.land).toBe(before.land);
  expect(after.seats[0]).toBe(before.seats[0]);
  expect(after.log[0]).toBe(before.log[1]);
});
