import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const texts = fileURLToPath(new URL('../src/gunbai', import.meta.url));

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
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
