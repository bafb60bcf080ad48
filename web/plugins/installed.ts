// What an installed client needs: a name for this build, the files that must be there without a line, and a manifest
// in each language.

import { createHash } from 'node:crypto';
import { LANGUAGES, textsOf } from './words.ts';

/** The colour of paper, as in app.css. */
const PAPER = '#f6f1e4';
const ICONS = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The manifest in a language, in words that the pages have, too. */
export function manifest(language: string, texts: ReadonlyMap<string, string>): Record<string, unknown> {
  return {
    id: '/',
    name: 'Gunbai',
    short_name: 'Gunbai',
    description: texts.get('web-tagline'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['games'],
    icons: ICONS,
    shortcuts: [
      { name: texts.get('web-create'), url: '/new', icons: ICONS.slice(1, 2) },
      { name: texts.get('web-mine'), url: '/?mine', icons: ICONS.slice(1, 2) },
    ],
    // A window that is open is used again; core/launch.ts leads it to what was asked for.
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    handle_links: 'preferred',
  };
}

/** As much of a file that the build writes as is needed here. */
interface Built {
  type: string;
  fileName: string;
  isEntry?: boolean;
  imports?: string[];
  moduleIds?: string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/** Parts that are fetched late, but must be there without a line; and the words of all pages, in every language. */
const KEPT = /\/src\/(pages\/Offline|parts\/Lookout)\.svelte$|virtual:words\/\//;

/** The files with which a page opens without a line: the first ones, and those in `KEPT`. */
export function shellOf(bundle: Readonly<Record<string, Built>>): Set<string> {
  const shell = new Set(['index.html']);
  const keep = (name: string): void => {
    const file = bundle[name];
    if (!file || shell.has(name)) return;
    shell.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) shell.add(style);
    for (const other of file.imports ?? []) keep(other);
  };
  for (const file of Object.values(bundle)) {
    if (file.isEntry || file.moduleIds?.some((id) => KEPT.test(id))) keep(file.fileName);
  }
  return shell;
}

/** A name that changes whenever a file does: files are named by their contents. */
export function buildName(files: readonly string[]): string {
  const named = files.filter((file) => file.startsWith('assets/')).sort();
  return createHash('sha256').update(named.join()).digest('hex').slice(0, 12);
}

/** The plugin, and the files that the worker keeps from the beginning, once they are built. */
export function installed(texts: string) {
  let shell = new Set<string>();
  const plugin = {
    name: 'installed',
    apply: 'build' as const,
    transformIndexHtml: {
      order: 'post' as const,
      handler: (_: string, { bundle = {} }: { bundle?: Record<string, Built> }) => [
        { tag: 'meta', attrs: { name: 'build', content: buildName(Object.keys(bundle)) }, injectTo: 'head' as const },
      ],
    },
    generateBundle(
      this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): unknown },
      _: unknown,
      bundle: Record<string, Built>,
    ): void {
      shell = shellOf(bundle);
      for (const language of LANGUAGES) {
        const source = JSON.stringify(manifest(language, textsOf(texts, language)));
        this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source });
      }
    },
  };
  return { plugin, isShell: (file: string): boolean => shell.has(file) };
}
