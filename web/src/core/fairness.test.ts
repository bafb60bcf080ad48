import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { fingerprintOf, keepFingerprint, keptFingerprint, makeTable, randomWord } from './fairness';
import type { TableForm, TableInfo } from './protocol';

const table = (id: string, fingerprint: string, secret = '') => ({ id, fingerprint, secret }) as TableInfo;

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the chance of a table', () => {
  it('has words that differ', () => {
    const words = new Set(Array.from({ length: 100 }, randomWord));
    expect(words.size).toBe(100);
    for (const word of words) expect(word).toMatch(/^[a-z2-9]{10}$/);
  });

  it('gets my word only after the table was made', async () => {
    const calls: string[] = [];
    vi.spyOn(api, 'create').mockImplementation((form) => {
      calls.push(`create ${String(form.start)}`);
      return Promise.resolve({ id: 'T' });
    });
    vi.spyOn(api, 'start').mockImplementation((id, word) => {
      calls.push(`start ${id} ${String(word?.length)}`);
      return Promise.resolve(table('T', ''));
    });
    vi.spyOn(api, 'word').mockImplementation((id, word) => {
      calls.push(`word ${id} ${String(word.length)}`);
      return Promise.resolve(table('T', ''));
    });
    const form = (kinds: string[], start: boolean) => ({ seats: kinds.map((kind) => ({ kind })), start }) as TableForm;
    expect(await makeTable(form(['me', 'bot'], true))).toBe('T');
    expect(await makeTable(form(['me', 'open'], false))).toBe('T');
    await makeTable(form(['open', 'open'], false));
    expect(calls).toEqual(['create false', 'start T 10', 'create false', 'word T 10', 'create false']);
  });

  it('is remembered as it was first seen, before the secret is shown', () => {
    keepFingerprint(table('A', 'aa'));
    keepFingerprint(table('A', 'bb'));
    keepFingerprint(table('B', 'cc', '17'));
    expect(keptFingerprint('A')).toBe('aa');
    expect(keptFingerprint('B')).toBe('');
    for (let number = 0; number < 120; number += 1) keepFingerprint(table(`T${number}`, 'ff'));
    expect(keptFingerprint('A')).toBe('');
    expect(keptFingerprint('T119')).toBe('ff');
  });

  it('survives a memory that makes no sense', () => {
    localStorage.setItem('gunbai-fingerprints', '{"A": 5');
    expect(keptFingerprint('A')).toBe('');
    localStorage.setItem('gunbai-fingerprints', '{"A": 5}');
    expect(keptFingerprint('A')).toBe('');
  });

  it('has the fingerprint that any computer works out', async () => {
    expect(await fingerprintOf('1234')).toBe('03ac674216f3e15c761ee1a5e255f067953623c8b388b4459e13f978d7c846f4');
    vi.stubGlobal('crypto', {});
    expect(await fingerprintOf('1234')).toBe('');
  });
});
