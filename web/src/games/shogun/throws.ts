// Throws of the cube tower, read from the log: who threw what, what fell, how it ended and why.

import type { Happening } from '../../core/protocol';
import { type Assault, type BattleSide, CUBES, type Cube, type Cubes, type Strength } from './position';

export type Ending = 'conquered' | 'held' | 'repelled' | 'stand-off' | 'put-down' | 'overrun';
const ENDINGS: readonly string[] = ['conquered', 'held', 'repelled', 'stand-off', 'put-down', 'overrun'];

export interface Throw {
  occasion: 'setup' | 'battle' | 'revolt';
  /** The attacking seat; −1: farmers in a revolt, or nobody. */
  attacker: number;
  /** The defending seat; −1: a neutral province, or nobody. */
  defender: number;
  /** The sides for which cubes count, by colour. */
  sides: Partial<Record<Cube, BattleSide>>;
  /** The cubes that fell and count. */
  strength: Strength;
  source: string | null;
  province: string | null;
  /** Everything that went in, the tray included; what fell; what the tower holds now. */
  thrown: Cubes;
  fell: Cubes;
  inside: Cubes;
  /** Armies from the supply: who, and by what. */
  extras: { player: number; help: string }[];
  ending: Ending | null;
  armies: number;
  lost: number;
  /** The lines of the log it is made of: first and last. */
  from: number;
  to: number;
}

/** Cubes that fall, and what comes of it. */
export function isThrow({ key }: Happening): boolean {
  return key === 'sg-thrown' || (key.startsWith('sg-') && ENDINGS.includes(key.slice(3)));
}

/** True if a seat attacked or defended. */
export function involves({ occasion, attacker, defender }: Throw, seat: number): boolean {
  return occasion !== 'setup' && seat >= 0 && (attacker === seat || defender === seat);
}

/** The side for which cubes of a colour count. */
export type Role = BattleSide | 'nobody';

const NONE: Strength = { attack: 0, defence: 0 };

function begun({ key, words, background }: Happening, from: number): Throw {
  const { defender = -1, sides = {} } = (background ?? {}) as Partial<Assault>;
  const revolt = key === 'sg-revolt';
  const province = String(revolt ? words.province : words.target);
  return {
    occasion: revolt ? 'revolt' : 'battle',
    attacker: revolt ? -1 : Number(words.player),
    defender,
    sides,
    strength: NONE,
    source: revolt ? null : String(words.source),
    province,
    thrown: {},
    fell: {},
    inside: {},
    extras: [],
    ending: null,
    armies: 0,
    lost: 0,
    from,
    to: from,
  };
}

function setUp(from: number): Throw {
  const nobody: Happening = { key: 'sg-attack', words: { player: -1, target: '' } };
  return { ...begun(nobody, from), occasion: 'setup', source: null, province: null };
}

function end(made: Throw, { key, words }: Happening, i: number): void {
  made.ending = key.slice(3) as Ending;
  made.armies = Number(words.armies ?? 0);
  made.lost = Number(words.lost ?? 0);
  made.to = i;
  if (made.ending === 'held') made.defender = Number(words.player);
  if (made.ending === 'repelled') made.defender = -1;
}

/** All throws of a log, from the beginning of the game on. */
export function throwsOf(log: readonly Happening[]): Throw[] {
  const out: Throw[] = [];
  let open: Throw | null = null;
  log.forEach((line, i) => {
    const { key, words } = line;
    if (key === 'sg-attack' || key === 'sg-revolt') open = begun(line, i);
    else if (key === 'sg-extra') open?.extras.push({ player: Number(words.player), help: String(words.help) });
    else if (key === 'sg-thrown') {
      const made: Throw = words.occasion === 'setup' ? setUp(i) : (open ?? setUp(i));
      made.thrown = words.thrown as Cubes;
      made.fell = words.tray as Cubes;
      made.inside = words.inside as Cubes;
      made.strength = (line.background as Strength | undefined) ?? NONE;
      made.to = i;
      out.push(made);
      open = words.occasion === 'setup' ? null : made;
    } else if (open && isThrow(line)) {
      end(open, line, i);
      open = null;
    }
  });
  return out.filter((made) => made.occasion === 'setup' || made.province !== null);
}

/** The throw a line of the log belongs to. */
export function throwAt(log: readonly Happening[], line: Happening | null): Throw | null {
  const at = line ? log.indexOf(line) : -1;
  if (at < 0 || !line) return null;
  if (!isThrow(line) && !['sg-attack', 'sg-extra', 'sg-revolt'].includes(line.key)) return null;
  return throwsOf(log).find((made) => made.from <= at && at <= made.to) ?? null;
}

export interface Count {
  cube: Cube;
  role: Role;
  into: number;
  out: number;
}

/** Return one row per colour that was seen: attack first, then defence, then those that do not count. */
export function countsOf(made: Throw): Count[] {
  const order: Role[] = ['attack', 'defence', 'nobody'];
  return CUBES.map((cube) => ({
    cube,
    role: made.sides[cube] ?? ('nobody' as const),
    into: made.thrown[cube] ?? 0,
    out: made.fell[cube] ?? 0,
  }))
    .filter((count) => count.into || count.out || (count.role !== 'nobody' && count.cube !== 'green'))
    .sort((one, other) => order.indexOf(one.role) - order.indexOf(other.role));
}
