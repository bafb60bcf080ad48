import { afterEach, expect, test, vi } from 'vitest';
import type { Decision } from './decision.svelte';
import { press } from './keys';

afterEach(() => document.body.replaceChildren());

function type(key: string, listed: unknown[] = []): { used: boolean; take: ReturnType<typeof vi.fn> } {
  const take = vi.fn();
  const used = press(new KeyboardEvent('keydown', { key }), { listed, take } as unknown as Decision);
  return { used, take };
}

test('a digit picks what shows it on the board, or the card at its place', () => {
  const clicked: string[] = [];
  document.body.innerHTML = '<button data-digit="2">tile</button><button data-card="a">a</button><button data-card="b">b</button><button data-card="c">c</button>';
  for (const each of document.querySelectorAll('button')) each.addEventListener('click', () => clicked.push(each.textContent ?? ''));
  expect(type('2').used).toBe(true);
  expect(type('3').used).toBe(true);
  expect(type('9').used).toBe(false);
  expect(clicked).toEqual(['tile', 'c']);
});

test('the answers in the bar come first', () => {
  document.body.innerHTML = '<button data-digit="1">tile</button>';
  const answer = { fields: {}, text: 'ready' };
  expect(type('1', [answer]).take).toHaveBeenCalledWith(answer);
});
