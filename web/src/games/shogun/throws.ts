// Throws of the cube tower, read from the log: who threw what, what fell, how it ended and why.

import type { Happening } from '../../core/protocol';
import { CUBES, type Cube, type Cubes } from './position';

export type Ending = 'conquered' | 'held' | 'repelled' | 'stand-off' | 'put-down' | 'overrun';
const ENDINGS: readonly string[] = ['conquered', 'held', 'repelled', 'stand-off', 'put-down', 'overrun'];

export interface Throw {
  occasion: 'setup' | 'battle' | 'revolt';
  /** The attacking seat; −1: farmers in a revolt, or nobody. */
  attacker: number;
  /** The defending seat; −1: a neutral province, or nobody. */
  defender: number;
  /** The unrest markers in the province: where there are any, farmers do not fight (SG-B14). */
  unrest: number;
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

/** Whether a seat attacked or defended. */
export function involves({ occasion, attacker, defender }: Throw, seat: number): boolean {
  return occasion !== 'setup' && seat >= 0 && (attacker === seat || defender === seat);
}

/** What a cube of a colour counts for. */
export type Role = 'attack' | 'defence' | 'nobody';

/** The land as the log tells it: the owners of provinces, and unrest markers. */
interface Land {
  owner: Map<string, number>;
  unrest: Map<string, number>;
}

const bare = (): Land => ({ owner: new Map(), unrest: new Map() });

function follow(land: Land, { key, words }: Happening): void {
  const province = String(words.province);
  if (['sg-settled', 'sg-conquered', 'sg-landed', 'sg-held', 'sg-put-down'].includes(key)) {
    land.owner.set(province, Number(words.player));
  } else if (key === 'sg-neutral' || key === 'sg-overrun') {
    land.owner.delete(province);
    land.unrest.delete(province);
  } else if (key === 'sg-unrest') {
    land.unrest.set(province, Number(words.markers));
  } else if (key === 'sg-calmed') {
    land.unrest.set(province, Math.max(0, (land.unrest.get(province) ?? 0) - 1));
  } else if (key === 'sg-step' && words.step === 'w4') land.unrest.clear(); // SG-W14
}

function begun(line: Happening, land: Land, from: number): Throw {
  const { key, words } = line;
  const revolt = key === 'sg-revolt';
  const province = String(revolt ? words.province : words.target);
  return {
    occasion: revolt ? 'revolt' : 'battle',
    attacker: revolt ? -1 : Number(words.player),
    defender: revolt ? Number(words.player) : (land.owner.get(province) ?? -1),
    unrest: land.unrest.get(province) ?? 0,
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
  return { ...begun(nobody, bare(), from), occasion: 'setup', source: null, province: null };
}

function end(made: Throw, { key, words }: Happening, i: number): void {
  made.ending = key.slice(3) as Ending;
  made.armies = Number(words.armies ?? 0);
  made.lost = Number(words.lost ?? 0);
  made.to = i;
  if (made.ending === 'held') made.defender = Number(words.player);
  if (made.ending === 'repelled') made.defender = -1;
}

/**
 * All throws of a log; `earlier` is what came before it, from the beginning of the game on.
 * An attack may have been declared there: the defender was asked before the throw (SG-D18).
 */
export function throwsOf(log: readonly Happening[], earlier: readonly Happening[] = []): Throw[] {
  const land = bare();
  const out: Throw[] = [];
  let open: Throw | null = null;
  [...earlier, ...log].forEach((line, at) => {
    const { key, words } = line;
    const i = at - earlier.length;
    if (key === 'sg-attack' || key === 'sg-revolt') open = begun(line, land, i);
    else if (key === 'sg-extra') open?.extras.push({ player: Number(words.player), help: String(words.help) });
    else if (key === 'sg-thrown') {
      const made: Throw = words.occasion === 'setup' ? setUp(i) : (open ?? setUp(i));
      made.thrown = words.thrown as Cubes;
      made.fell = words.tray as Cubes;
      made.inside = words.inside as Cubes;
      made.to = i;
      out.push(made);
      open = words.occasion === 'setup' ? null : made;
    } else if (open && ENDINGS.includes(key.slice(3)) && key.startsWith('sg-')) {
      end(open, line, i);
      open = null;
    }
    follow(land, line);
  });
  return out.filter((made) => made.to >= 0 && (made.occasion === 'setup' || made.province !== null));
}

/** The throw a line of the log belongs to. */
export function throwAt(log: readonly Happening[], line: Happening | null): Throw | null {
  const at = line ? log.indexOf(line) : -1;
  if (at < 0 || !line?.key.startsWith('sg-')) return null;
  const spoken = ['attack', 'extra', 'revolt', 'thrown', ...ENDINGS].includes(line.key.slice(3));
  if (!spoken) return null;
  return throwsOf(log).find((made) => made.from <= at && at <= made.to) ?? null;
}

/** Whether the farmers counted: never for a player with unrest in the province (SG-B13…B15). */
export function farmersFought(made: Throw): boolean {
  return made.occasion === 'revolt' || made.defender < 0 || made.unrest === 0;
}

/** For whom the cubes of a colour counted. */
export function roleOf(made: Throw, cube: Cube, colours: readonly (Cube | undefined)[]): Role {
  if (made.occasion === 'setup') return 'nobody';
  if (cube === 'green') {
    if (made.occasion === 'revolt') return 'attack';
    return farmersFought(made) ? 'defence' : 'nobody';
  }
  if (colours[made.attacker] === cube) return 'attack';
  return colours[made.defender] === cube ? 'defence' : 'nobody';
}

export interface Count {
  cube: Cube;
  role: Role;
  into: number;
  out: number;
}

/** One row a colour that was seen: attack first, then defence, then those that do not count. */
export function countsOf(made: Throw, colours: readonly (Cube | undefined)[]): Count[] {
  const order: Role[] = ['attack', 'defence', 'nobody'];
  return CUBES.map((cube) => ({
    cube,
    role: roleOf(made, cube, colours),
    into: made.thrown[cube] ?? 0,
    out: made.fell[cube] ?? 0,
  }))
    .filter((count) => count.into || count.out || (count.role !== 'nobody' && count.cube !== 'green'))
    .sort((one, other) => order.indexOf(one.role) - order.indexOf(other.role));
}

/** What counted for a side. */
export function strength(counts: readonly Count[], role: Role): number {
  return counts.reduce((all, count) => all + (count.role === role ? count.out : 0), 0);
}
