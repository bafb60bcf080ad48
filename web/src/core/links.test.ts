import { expect, test } from 'vitest';
import { onlyHere, wayBack } from './links';

test('a link to this very computer is of no use to a friend', () => {
  for (const host of ['localhost', 'gunbai.localhost', '127.0.0.1', '127.0.1.1', '[::1]']) expect(onlyHere(host)).toBe(true);
  for (const host of ['192.168.1.20', 'my-pc', 'localhost.example.org', '127.example.org', '[fe80::1]']) {
    expect(onlyHere(host)).toBe(false);
  }
});

test('after the log-in one is back on a page of ours', () => {
  expect(wayBack('/table/abc?x=1')).toBe('/table/abc?x=1');
  expect(wayBack('/')).toBe('/');
  for (const other of [null, '', '//evil.example', 'https://evil.example', '/login', '/login?from=/me']) {
    expect(wayBack(other)).toBe('/');
  }
});
