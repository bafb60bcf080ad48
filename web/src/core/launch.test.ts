import { afterEach, expect, test, vi } from 'vitest';
import { followLaunches } from './launch';
import { router } from './route.svelte';

afterEach(() => void vi.restoreAllMocks());

test('a link leads the open window on; the icon alone leaves it where it is', () => {
  const go = vi.spyOn(router, 'go').mockReturnValue();
  let launch: (launched: { targetURL?: string }) => void = () => undefined;
  followLaunches({ setConsumer: (consumer) => void (launch = consumer) });
  const here = location.pathname + location.search;
  for (const targetURL of [undefined, 'https://here/', `https://here${here}`]) launch({ targetURL });
  expect(go).not.toHaveBeenCalled();
  launch({ targetURL: 'https://here/?mine' });
  launch({ targetURL: 'https://here/table/t' });
  expect(go.mock.calls).toEqual([['/?mine'], ['/table/t']]);
});

test('a browser that knows of no launches does without', () => {
  expect(() => followLaunches(undefined)).not.toThrow();
});
