import { afterEach, expect, test, vi } from 'vitest';
import { codeOf, obstacle, passkeyInField } from './passkeys';
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

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the field for the name offers passkeys, with a challenge that the server still knows', async () => {
  vi.useFakeTimers();
  const asked: CredentialRequestOptions[] = [];
  const get = (options: CredentialRequestOptions) =>
    new Promise((_, reject) => {
      asked.push(options);
      options.signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  const device = { isConditionalMediationAvailable: () => Promise.resolve(true) };
  vi.stubGlobal('location', { hostname: 'games.example' });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', device);
  vi.stubGlobal('navigator', { credentials: { get } });
  const challenge = vi.fn(() => Promise.resolve({ challenge: 'AAAA', host: 'games.example' }));
  const end = new AbortController();
  const found = passkeyInField(challenge, end.signal);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.map(({ mediation }) => mediation)).toEqual(['conditional']);
  await vi.advanceTimersByTimeAsync(240_000); // it would be too old soon
  expect([asked.length, challenge.mock.calls.length]).toEqual([2, 2]);
  end.abort(); // the button was pressed
  expect(await found).toBeNull();
  device.isConditionalMediationAvailable = () => Promise.resolve(false);
  expect(await passkeyInField(challenge, new AbortController().signal)).toBeNull();
  expect(challenge).toHaveBeenCalledTimes(2);
});
