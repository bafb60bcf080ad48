import { expect, test } from 'vitest';
import { buildName, manifest, shellOf } from './installed.ts';

const chunk = (fileName: string, more = {}) => ({ [fileName]: { type: 'chunk', fileName, ...more } });

test('a page opens with what it loads first, in any language, and with nothing of a game', () => {
  const bundle = {
    ...chunk('assets/first-1.js', { isEntry: true, imports: ['assets/runtime-1.js'], viteMetadata: { importedCss: new Set(['assets/first-1.css']), importedAssets: new Set() } }),
    ...chunk('assets/runtime-1.js'),
    ...chunk('assets/Offline-1.js', { moduleIds: ['/x/web/src/pages/Offline.svelte'] }),
    ...chunk('assets/Create-1.js', { moduleIds: ['/x/web/src/pages/Create.svelte'] }),
    ...chunk('assets/later-1.js', { moduleIds: ['\0virtual:words//uk/later'] }),
    ...chunk('assets/later-2.js', { moduleIds: ['\0virtual:words/shogun/uk/later'] }),
    ...chunk('assets/shogun-1.js', { imports: ['assets/first-1.js'] }),
  };
  expect([...shellOf(bundle)].sort()).toEqual([
    'assets/Offline-1.js',
    'assets/first-1.css',
    'assets/first-1.js',
    'assets/later-1.js',
    'assets/runtime-1.js',
    'index.html',
  ]);
});

test('a build has another name if a file has', () => {
  const one = buildName(['assets/a-1.js', 'assets/b-1.css', 'manifest.en.webmanifest']);
  expect(one).toMatch(/^[0-9a-f]{12}$/);
  expect(buildName(['assets/b-1.css', 'assets/a-1.js'])).toBe(one);
  expect(buildName(['assets/b-2.css', 'assets/a-1.js'])).not.toBe(one);
});

test('a manifest speaks the language of its reader', () => {
  const texts = new Map([['web-create', 'Створити стіл']]);
  expect(manifest('uk', texts)).toMatchObject({ lang: 'uk', id: '/', shortcuts: [{ name: 'Створити стіл', url: '/new' }, {}] });
});
