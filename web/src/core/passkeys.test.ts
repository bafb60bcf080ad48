import { expect, test } from 'vitest';
import { codeOf, obstacle } from './passkeys';
import { bytesOf } from './push';

test('passkeys need a name, and a page that nobody could have changed', () => {
  expect(obstacle({ hostname: 'games.example' }, true, true)).toBeNull();
  expect(obstacle({ hostname: 'localhost' }, true, true)).toBeNull();
  expect(obstacle({ hostname: 'games.example' }, false, false)).toBe('https');
  expect(obstacle({ hostname: 'games.example' }, true, false)).toBe('unable');
  for (const hostname of ['127.0.0.1', '[::1]']) expect(obstacle({ hostname }, true, true)).toBe('address');
  for (const hostname of ['192.168.1.5', '[fe80::1]']) expect(obstacle({ hostname }, false, true)).toBe('https');
});

test('bytes go there and back', () => {
  for (const bytes of [[], [0], [255, 254], [1, 2, 3, 250]]) {
    const code = codeOf(new Uint8Array(bytes).buffer);
    expect(code).toMatch(/^[\w-]*$/);
    expect([...bytesOf(code)]).toEqual(bytes);
  }
});
