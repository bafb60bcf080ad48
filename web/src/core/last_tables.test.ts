import { expect, test } from 'vitest';
import { readTables } from './last_tables';

test('nonsense is forgotten', () => {
  for (const text of [null, '', 'x', '[]', '{"tables":3,"game":{}}']) expect(readTables(text).tables).toEqual({});
  expect(readTables('{"game":"joraku","tables":{"joraku":{"watch":"link"}}}')).toEqual({
    game: 'joraku',
    tables: { joraku: { watch: 'link' } },
  });
});
