import { expect, it } from 'vitest';
import type { BattleSide, Cube } from './position';
import { countsOf, involves, throwAt, throwsOf } from './throws';

type Sides = Partial<Record<Cube, BattleSide>>;
const line = (key: string, words: Record<string, unknown> = {}) => ({ key, words });
/** An attack or a revolt, with what the engine tells about it. */
const assault = (key: string, words: Record<string, unknown>, sides: Sides, defender?: number) => ({
  ...line(key, words),
  background: { sides, ...(defender !== undefined && { defender }) },
});
const CALM: Sides = { blue: 'attack', red: 'defence', green: 'defence' };
const attack = [
  line('sg-settled', { player: 1, province: 'mino', armies: 3 }),
  assault('sg-attack', { player: 0, source: 'omi', target: 'mino', armies: 4 }, CALM, 1),
  line('sg-extra', { player: 0, help: 'attack' }),
  {
    ...line('sg-thrown', {
      thrown: { blue: 5, red: 3, purple: 1 },
      tray: { blue: 4, red: 2, purple: 1, green: 1 },
      inside: { blue: 3, green: 4 },
      occasion: 'battle',
    }),
    background: { attack: 4, defence: 3 },
  },
  line('sg-conquered', { player: 0, province: 'mino', armies: 1, lost: 3 }),
  line('sg-moved', { player: 0, source: 'omi', target: 'mino', armies: 1 }),
];

it('knows whose battle it was', () => {
  const [made] = throwsOf(attack);
  expect([0, 1, 2, -1].map((seat) => involves(made!, seat))).toEqual([true, true, false, false]);
});

it('reads a battle with its end', () => {
  const [made] = throwsOf(attack);
  expect(made).toMatchObject({ attacker: 0, defender: 1, province: 'mino', ending: 'conquered', armies: 1, from: 1, to: 4 });
  expect(made!.extras).toEqual([{ player: 0, help: 'attack' }]);
  expect(countsOf(made!).map(({ cube, role, into, out }) => [cube, role, into, out])).toEqual([
    ['blue', 'attack', 5, 4],
    ['red', 'defence', 3, 2],
    ['green', 'defence', 0, 1],
    ['purple', 'nobody', 1, 1],
  ]);
  expect(made!.strength).toEqual({ attack: 4, defence: 3 });
});

/** A battle for Ise, in which farmers fight or do not. */
function forIse(fight: boolean, tray: Record<string, number>, ending: ReturnType<typeof line>) {
  const log = [
    assault('sg-attack', { player: 0, source: 'omi', target: 'ise', armies: 3 }, fight ? CALM : { blue: 'attack', red: 'defence' }, 1),
    line('sg-thrown', { thrown: { blue: 3, red: 2, green: 1 }, tray, inside: {}, occasion: 'battle' }),
    ending,
  ];
  return throwsOf(log)[0]!;
}
const farmers = (made: ReturnType<typeof forIse>) => countsOf(made).find(({ cube }) => cube === 'green')?.role;

it('counts farmers for the defender of a calm province, also if none fell (SG-B13)', () => {
  const taken = line('sg-conquered', { player: 0, province: 'ise', armies: 1, lost: 1 });
  expect(farmers(forIse(true, { blue: 2, red: 1 }, taken))).toBe('defence');
});

it('counts no farmers where there is unrest (SG-B14, SG-Y8, SG-Y9)', () => {
  const tie = line('sg-stand-off', { player: 0, province: 'ise' });
  const held = line('sg-held', { player: 1, province: 'ise', armies: 2, lost: 0 });
  const made = forIse(false, { green: 3 }, tie);
  expect(farmers(made)).toBe('nobody');
  expect(farmers(forIse(false, { red: 2, green: 3 }, held))).toBe('nobody');
});

it('finds the throw a line belongs to', () => {
  expect(throwAt(attack, attack[2]!)?.province).toBe('mino');
  expect(throwAt(attack, attack[4]!)?.province).toBe('mino');
  expect(throwAt(attack, attack[5]!)).toBeNull();
  expect(throwAt(attack, null)).toBeNull();
});

it('reads revolts and neutral provinces', () => {
  const log = [
    assault('sg-revolt', { player: 2, province: 'iyo', farmers: 2 }, { purple: 'defence', green: 'attack' }, 2),
    line('sg-thrown', { thrown: { purple: 3, green: 2 }, tray: { purple: 1, green: 3 }, inside: {}, occasion: 'revolt' }),
    line('sg-overrun', { player: 2, province: 'iyo' }),
    assault('sg-attack', { player: 0, source: 'tosa', target: 'iyo', armies: 2 }, { blue: 'attack', green: 'defence' }),
    line('sg-thrown', { thrown: { blue: 2, green: 1 }, tray: { blue: 1, green: 1 }, inside: {}, occasion: 'battle' }),
    line('sg-repelled', { player: 0, province: 'iyo' }),
  ];
  const [revolt, battle] = throwsOf(log);
  expect(countsOf(revolt!).map(({ cube, role }) => [cube, role])).toEqual([
    ['green', 'attack'],
    ['purple', 'defence'],
  ]);
  expect(battle).toMatchObject({ attacker: 0, defender: -1, ending: 'repelled' });
  expect(countsOf(battle!).map(({ cube, role }) => [cube, role])).toEqual([
    ['blue', 'attack'],
    ['green', 'defence'],
  ]);
});
