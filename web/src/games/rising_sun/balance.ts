// The gains and losses of somebody in a battle: the sum of its lines.

import type { Happening } from '../../core/protocol';
import { say } from '../../core/settings.svelte';

export interface Balance {
  token: boolean;
  points: number;
  coins: number;
  ronin: number;
  honor: number;
  /** Own figures: those that died, and those taken hostage. */
  killed: number;
  lost: number;
  /** Figures of others taken hostage. */
  captives: number;
}

/** The change that each line of a battle makes for whoever is named first in it. */
const CHANGES: Record<string, (words: Happening['words']) => Partial<Balance>> = {
  'rs-token': () => ({ token: true }),
  'rs-points': ({ points }) => ({ points: Number(points) }),
  'rs-lost-points': ({ points }) => ({ points: -Number(points) }),
  'rs-coins': ({ coins }) => ({ coins: Number(coins) }),
  'rs-lost-coins': ({ coins }) => ({ coins: -Number(coins) }),
  'rs-ronin': ({ ronin }) => ({ ronin: Number(ronin) }),
  'rs-taken': ({ coins }) => ({ coins: Number(coins) }),
  'rs-bids-lost': ({ coins }) => ({ coins: -Number(coins) }),
  'rs-reparations': ({ coins }) => ({ coins: -Number(coins) }),
  'rs-honor-up': () => ({ honor: 1 }),
  'rs-honor-down': () => ({ honor: -1 }),
  'rs-killed': () => ({ killed: 1 }),
  'rs-hostage': () => ({ captives: 1 }),
};
/** The same for the other one. */
const OTHERS: typeof CHANGES = {
  'rs-taken': ({ coins }) => ({ coins: -Number(coins) }),
  'rs-reparations': ({ coins }) => ({ coins: Number(coins) }),
  'rs-hostage': () => ({ lost: 1 }),
};

export function balanceOf(lines: readonly Happening[], seat: number): Balance {
  const out: Balance = { token: false, points: 0, coins: 0, ronin: 0, honor: 0, killed: 0, lost: 0, captives: 0 };
  const add = ({ token, ...numbers }: Partial<Balance>) => {
    out.token ||= token ?? false;
    for (const [name, by] of Object.entries(numbers)) out[name as keyof typeof numbers] += by;
  };
  for (const { key, words } of lines) {
    if (words.player === seat) add(CHANGES[key]?.(words) ?? {});
    if (words.neighbour === seat) add(OTHERS[key]?.(words) ?? {});
  }
  return out;
}

/** In a few words, gains first; empty if nothing changed. */
export function balanceWords({ token, points, coins, ronin, honor, killed, lost, captives }: Balance): string {
  const signed = (what: string, by: number) =>
    by ? [say(`web-rs-balance-${what}`, { sign: by > 0 ? '+' : '−', count: Math.abs(by) })] : [];
  const counted = (what: string, count: number) => (count ? [say(`web-rs-balance-${what}`, { count })] : []);
  const parts = [
    ...(token ? [say('web-rs-balance-token')] : []),
    ...signed('points', points),
    ...signed('coins', coins),
    ...signed('ronin', ronin),
    ...signed('honor', honor),
    ...counted('captives', captives),
    ...counted('killed', killed),
    ...counted('lost', lost),
  ];
  return parts.join(', ');
}
