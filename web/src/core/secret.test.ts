import { expect, test } from 'vitest';
import { saidToOne } from './secret';
import texts from '$texts/games/joraku/text/en.ftl?raw';

test('exactly the lines that speak to “you” are for one seat', () => {
  const happenings = texts.split('## What happens: to everybody')[1]!.split('## Answers that are refused')[0]!;
  const [all, alone] = happenings.split('## What happens: to the reader alone') as [string, string];
  const keys = (part: string) => [...part.matchAll(/^(jk-[a-z-]+) =/gm)].map((found) => found[1]!);
  expect(keys(alone).length).toBeGreaterThan(3);
  expect(keys(alone).filter((key) => !saidToOne(key))).toEqual([]);
  expect(keys(all).filter(saidToOne)).toEqual([]);
});
