import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { fingerprintOf, keepFingerprint, keptFingerprint, makeTable, wordFor } from './fairness';
import type { TableForm, TableInfo } from './protocol';

const table = (id: string, fingerprint: string, secret = '') => ({ id, fingerprint, secret }) as TableInfo;

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the chance of a table', () => {
  it('has words that differ', () => {
    const words = new Set(Array.from({ length: 100 }, () => wordFor(table('A', 'aa'))));
    expect(words.size).toBe(100);
    for (const word of words) expect(word).toMatch(/^[a-z2-9]{10}$/);
  });

  it('keeps the fingerprint before a word of mine exists', () => {
    wordFor(table('A', 'aa'));
    expect(keptFingerprint('A')).toBe('aa');
  });

  it('gets my word only after its fingerprint is kept here', async () => {
    const calls: string[] = [];
    vi.spyOn(api, 'table').mockImplementation((id) => {
      calls.push(`look ${id}`);
      return Promise.resolve(table(id, `print of ${id}`));
    });
    vi.spyOn(api, 'create').mockImplementation((form) => {
      calls.push(`create ${String(form.start)}`);
      return Promise.resolve({ id: `T${calls.length}` });
    });
    vi.spyOn(api, 'start').mockImplementation((id, word) => {
      calls.push(`start ${id} ${String(word?.length)}, kept: ${keptFingerprint(id)}`);
      return Promise.resolve(table('T', ''));
    });
    vi.spyOn(api, 'word').mockImplementation((id, word) => {
      calls.push(`word ${id} ${String(word.length)}, kept: ${keptFingerprint(id)}`);
      return Promise.resolve(table('T', ''));
    });
    const form = (kinds: string[], start: boolean) => ({ seats: kinds.map((kind) => ({ kind })), start }) as TableForm;
    expect(await makeTable(form(['me', 'bot'], true))).toBe('T1');
    expect(await makeTable(form(['me', 'open'], false))).toBe('T4');
    await makeTable(form(['open', 'open'], false));
    expect(calls).toEqual([
      'create false',
      'look T1',
      'start T1 10, kept: print of T1',
      'create false',
      'look T4',
      'word T4 10, kept: print of T4',
      'create false',
    ]);
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
