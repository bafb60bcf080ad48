// The chance of a table: my word for it, and the fingerprint of its secret that I saw before the game.

import { api } from './api';
import type { TableForm, TableInfo } from './protocol';

const KEY = 'gunbai-fingerprints';
/** Tables that are remembered. */
const MOST = 100;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Return a word that nobody could foresee, after keeping the fingerprint: the word must not choose the secret. */
export function wordFor(table: TableInfo): string {
  keepFingerprint(table);
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Make a table, and start it if the form says so. My word is sent once its fingerprint is kept here. */
export async function makeTable(form: TableForm): Promise<string> {
  const { id } = await api.create({ ...form, start: false });
  const seated = form.seats?.some((seat) => seat.kind === 'me');
  if (!form.start && !seated) return id;
  const word = wordFor(await api.table(id));
  if (form.start) await api.start(id, word);
  else await api.word(id, word);
  return id;
}

type Memory = Record<string, string>;

function read(): Memory {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Memory) : {};
  } catch {
    return {};
  }
}

/** Remember the fingerprint of a table whose secret is not shown yet. */
export function keepFingerprint(table: TableInfo): void {
  if (!table.fingerprint || table.secret) return;
  const kept = read();
  if (kept[table.id]) return;
  const rows = [...Object.entries(kept), [table.id, table.fingerprint] as const];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(rows.slice(-MOST))));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Return the fingerprint that this browser saw before the end of the game; "" if it saw none. */
export function keptFingerprint(table: string): string {
  const kept = read()[table];
  return typeof kept === 'string' ? kept : '';
}

/** Return the fingerprint of a secret; "" where the browser can't work it out (a page without https). */
export async function fingerprintOf(secret: string): Promise<string> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle;
  if (!subtle) return '';
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
