import { expect, test } from 'vitest';
import { plainRule } from './rule_text';

test('a rule is read without references and marks', () => {
  expect(plainRule('Loses 3 rice (SG-Q31).')).toBe('Loses 3 rice.');
  expect(plainRule('Who? → **Nobody.** See RS-Q05.')).toBe('Who? → Nobody.');
  expect(plainRule('Любая часть (что само собой, см. RS-Q19, RS-W01) не нужна.')).toBe('Любая часть не нужна.');
});

test('brackets that refer to nothing stay', () => {
  expect(plainRule('Six cards (three with two players).')).toBe('Six cards (three with two players).');
});
