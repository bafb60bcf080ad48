import { expect, test } from 'vitest';
import { ceremonyAt, openings } from './ceremony';
import type { Happening } from './protocol';

const chapter = (key: string): Happening => ({ key, words: {}, opens: 'chapter' });
const line = (key: string): Happening => ({ key, words: {} });
const LOG = [chapter('spring'), line('winter'), line('shortage'), line('scored'), chapter('spring'), line('march'), chapter('winter'), line('scored')];
const opens = ({ key }: Happening) => key === 'winter';

test('a ceremony lasts from the line that opens it to the next chapter', () => {
  expect(ceremonyAt(LOG, 1, opens)).toEqual({ from: 1, to: 4 });
  expect(ceremonyAt(LOG, 3, opens)).toEqual({ from: 1, to: 4 });
});

test('a line before it, or of a later chapter, belongs to none', () => {
  expect(ceremonyAt(LOG, 0, opens)).toBeNull();
  expect(ceremonyAt(LOG, 5, opens)).toBeNull();
  expect(ceremonyAt([], -1, opens)).toBeNull();
});

test('a chapter may itself be one; the last one lasts to the end of the log', () => {
  expect(ceremonyAt(LOG, 7, opens)).toEqual({ from: 6, to: 8 });
  expect(ceremonyAt(LOG, 99, opens)).toEqual({ from: 6, to: 8 });
});

test('those of a game can be numbered', () => {
  expect(openings(LOG, opens)).toEqual([1, 6]);
});
