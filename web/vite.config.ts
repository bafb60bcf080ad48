import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { installed } from './plugins/installed.ts';
import { folded } from './plugins/lines.ts';
import { words } from './plugins/words.ts';

const texts = fileURLToPath(new URL('../src/gunbai', import.meta.url));
const clients = fileURLToPath(new URL('src/games', import.meta.url));

/** A drawn map travels without what it says twice. */
const lightMaps = {
  name: 'light-maps',
  enforce: 'pre' as const,
  load(id: string): string | undefined {
    if (!id.endsWith('/map.json?folded')) return undefined;
    const drawing = JSON.parse(readFileSync(id.slice(0, -'?folded'.length), 'utf-8')) as Record<string, unknown>;
    return `export default ${JSON.stringify(folded(drawing))}`;
  },
};

/** What is always needed together is one file, with all that it needs: that compresses better than many. */
const groups = [
  { name: 'first', test: /src\/main\.ts$/, priority: 3 },
  { name: 'counted', test: /src\/games\/map\/CountedPlaces/, priority: 2 },
  { name: 'map', test: /src\/games\/(offers\.ts|map\/(?!CountedPlaces|LegendSheet))/, priority: 2 },
  { name: (id: string) => /games\/(\w+)\/client\.ts$/.exec(id)?.[1] ?? null, priority: 1 },
];

/** Short names for the styles of a component; no two may have the same. */
const styled = new Map<string, string>();

function cssHash({ hash, filename = '' }: { hash(text: string): string; filename?: string }): string {
  const name = `s${hash(relative(import.meta.dirname, filename)).slice(0, 4)}`;
  if ((styled.get(name) ?? filename) !== filename) throw new Error(`${filename} and ${styled.get(name)} need different names`);
  styled.set(name, filename);
  return name;
}

const { plugin: installable, isShell } = installed(texts);

/** One worker for the files that are kept and for notices; the page registers it (core/worker.ts). */
const worker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/worker',
  filename: 'worker.ts',
  injectRegister: false,
  manifest: false,
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: ['index.html', 'assets/*.{js,css}'],
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [(files) => ({ manifest: files.filter(({ url }) => isShell(url)) })],
  },
});

export default defineConfig({
  plugins: [
    words(texts, clients, env['VITEST'] !== undefined),
    lightMaps,
    svelte({ compilerOptions: { cssHash } }),
    svelteTesting(),
    installable,
    worker,
  ],
  // The words of the engine and of the client are the same files.
  resolve: { alias: { $texts: texts } },
  build: {
    outDir: '../src/gunbai/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows files, not data
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: ['.', '../src/gunbai'] },
    proxy: {
      '/api': { target: env['GUNBAI_SERVER'] ?? 'http://127.0.0.1:8000', ws: true },
    },
  },
  // One world for all files: making one for each took several times as long as the tests.
  test: { environment: 'happy-dom', isolate: false, unstubGlobals: true, testTimeout: 120_000 },
});
