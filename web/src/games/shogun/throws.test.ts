import { expect, it } from 'vitest';
import type { Cube } from './position';
import { countsOf, farmersFought, strength, throwAt, throwsOf } from './throws';

const SEATS: Cube[] = ['blue', 'red', 'purple'];
const line = (key: string, words: Record<string, unknown> = {}) => ({ key, words });
const attack = [
  line('sg-settled', { player: 1, province: 'mino', armies: 3 }),
  line('sg-attack', { player: 0, source: 'omi', target: 'mino', armies: 4 }),
  line('sg-extra', { player: 0, help: 'attack' }),
  line('sg-thrown', {
    thrown: { blue: 5, red: 3, purple: 1 },
    tray: { blue: 4, red: 2, purple: 1, green: 1 },
    inside: { blue: 3, green: 4 },
    occasion: 'battle',
  }),
  line('sg-conquered', { player: 0, province: 'mino', armies: 1, lost: 3 }),
  line('sg-moved', { player: 0, source: 'omi', target: 'mino', armies: 1 }),
];

it('reads a battle with its end', () => {
  const [made] = throwsOf(attack);
  expect(made).toMatchObject({ attacker: 0, defender: 1, province: 'mino', ending: 'conquered', armies: 1, from: 1, to: 4 });
  expect(made!.extras).toEqual([{ player: 0, help: 'attack' }]);
  const counts = countsOf(made!, SEATS);
  expect(counts.map(({ cube, role, into, out }) => [cube, role, into, out])).toEqual([
    ['blue', 'attack', 5, 4],
    ['red', 'defence', 3, 2],
    ['green', 'defence', 0, 1],
    ['purple', 'nobody', 1, 1],
  ]);
  expect([strength(counts, 'attack'), strength(counts, 'defence')]).toEqual([4, 3]);
});

it('sees from the end whether the farmers fought', () => {
  const unrest = attack.map((each) =>
    each.key === 'sg-conquered' ? line('sg-conquered', { player: 0, province: 'mino', armies: 2, lost: 2 }) : each,
  );
  expect(farmersFought(throwsOf(attack)[0]!, SEATS)).toBe(true);
  expect(farmersFought(throwsOf(unrest)[0]!, SEATS)).toBe(false);
});

it('finds the throw a line belongs to', () => {
  expect(throwAt(attack, attack[2]!)?.province).toBe('mino');
  expect(throwAt(attack, attack[4]!)?.province).toBe('mino');
  expect(throwAt(attack, attack[5]!)).toBeNull();
  expect(throwAt(attack, null)).toBeNull();
});

it('reads revolts and neutral provinces', () => {
  const log = [
    line('sg-revolt', { player: 2, province: 'iyo', farmers: 2 }),
    line('sg-thrown', { thrown: { purple: 3, green: 2 }, tray: { purple: 1, green: 3 }, inside: {}, occasion: 'revolt' }),
    line('sg-overrun', { player: 2, province: 'iyo' }),
    line('sg-attack', { player: 0, source: 'tosa', target: 'iyo', armies: 2 }),
    line('sg-thrown', { thrown: { blue: 2, green: 1 }, tray: { blue: 1, green: 1 }, inside: {}, occasion: 'battle' }),
    line('sg-repelled', { player: 0, province: 'iyo' }),
  ];
  const [revolt, battle] = throwsOf(log);
  expect(countsOf(revolt!, SEATS).map(({ cube, role }) => [cube, role])).toEqual([
    ['green', 'attack'],
    ['purple', 'defence'],
  ]);
  expect(battle).toMatchObject({ attacker: 0, defender: -1, ending: 'repelled' });
  expect(countsOf(battle!, SEATS).map(({ cube, role }) => [cube, role])).toEqual([
    ['blue', 'attack'],
    ['green', 'defence'],
  ]);
});

it('knows who held a province from what came before', () => {
  const [made] = throwsOf(attack.slice(1), attack.slice(0, 1));
  expect(made?.defender).toBe(1);
});
