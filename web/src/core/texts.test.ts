import { expect, test } from 'vitest';
import { LANGUAGES, loadLanguage } from './words';

const sources = import.meta.glob<string>(['/src/**/*.svelte', '/src/**/*.ts', '!/src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Keys that are written out whole; those made of parts are checked where they are used. */
const keys = new Set(
  Object.values(sources).flatMap((text) => [...text.matchAll(/'(web-[a-z][a-z-]*[a-z])'/g)].map((found) => found[1]!)),
);

test.each(LANGUAGES)('every word of the client is there in %s', async (code) => {
  const language = await loadLanguage(code);
  expect(keys.size).toBeGreaterThan(100);
  expect([...keys].filter((key) => !language.has(key))).toEqual([]);
});
