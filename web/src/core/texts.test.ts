import { expect, test } from 'vitest';
import { GAMES, LANGUAGES, loadLanguage } from './words';

const sources = import.meta.glob<string>(['/src/**/*.svelte', '/src/**/*.ts', '!/src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Keys that are written out whole; those made of parts are checked where they are used. */
function keysOf(where: (path: string) => boolean): string[] {
  const texts = Object.entries(sources).filter(([path]) => where(path)).map(([, text]) => text);
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/'(web-[a-z][a-z-]*[a-z])'/g)].map((found) => found[1]!)))];
}

const ofAll = keysOf((path) => !path.startsWith('/src/games/') || path.startsWith('/src/games/plain/'));

test.each(LANGUAGES)('in %s pages say what is shared, or what every game has words for', async (code) => {
  const shared = await loadLanguage(code);
  const games = await Promise.all(GAMES.map((game) => loadLanguage(code, [game])));
  expect(ofAll.length).toBeGreaterThan(100);
  expect(ofAll.filter((key) => !shared.has(key) && !games.every((each) => each.has(key)))).toEqual([]);
  expect(GAMES.filter((game) => !shared.has(`game-${game}.about`))).toEqual([]);
});

test.each(LANGUAGES)('in %s the client of a game uses no word of another', async (code) => {
  for (const game of GAMES) {
    const language = await loadLanguage(code, [game]);
    const own = keysOf((path) => path.startsWith(`/src/games/${game}/`));
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((key) => !language.has(key, game))).toEqual([]);
  }
});
