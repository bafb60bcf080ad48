import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const texts = fileURLToPath(new URL('../src/gunbai', import.meta.url));

/** Texts travel without their comments and blank lines. */
const lightTexts = {
  name: 'light-texts',
  apply: 'build' as const,
  enforce: 'pre' as const,
  load(id: string): string | undefined {
    if (!id.endsWith('.ftl?raw')) return undefined;
    const lines = readFileSync(id.slice(0, -'?raw'.length), 'utf-8').split('\n');
    return `export default ${JSON.stringify(lines.filter((line) => line.trim() && !line.startsWith('#')).map(lessIndent).join('\n'))}`;
  },
};

/** Fluent needs one blank before a line that goes on, and none less before a closing brace. */
const lessIndent = (line: string): string => line.replace(/^ +/, (blanks) => (blanks.length > 1 ? ' ' : blanks));

export default defineConfig({
  plugins: [lightTexts, svelte(), svelteTesting()],
  // The words of the engine and of the client are the same files.
  resolve: { alias: { $texts: texts } },
  build: {
    outDir: '../src/gunbai/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows files, not data
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['.', '../src/gunbai'] },
    proxy: {
      '/api': { target: env['GUNBAI_SERVER'] ?? 'http://127.0.0.1:8000', ws: true },
    },
  },
  test: { environment: 'happy-dom' },
});
