// The values of the table that the board shows: rewards, borders, cards, prices, scores.

import type { ValueInfo } from '../../core/protocol';

export interface CardValues {
  sets: string[];
  season: string;
  type: string;
  price: number;
  copies: number;
  /** The amounts of the effect: force, vp, coins, ronin, count, strong … */
  values: Record<string, number>;
  /** True if a source prints all of it. */
  sure: boolean;
  /** A sentence about the parts that are sure and those that are not. */
  detail: string;
}

export interface Values {
  /** Victory points, coins, ronin. */
  rewards: Record<string, [number, number, number]>;
  neighbours: Record<string, string[]>;
  /** Pairs joined by a sea route, as "one other". */
  routes: Set<string>;
  cards: Record<string, CardValues>;
  clans: Record<string, { honor: number; income: number; home: string; sure: boolean }>;
  kami: Record<string, number>;
  stronghold: number;
  discount: number;
  /** Points of a token by season; of so many different provinces, from 0. */
  tokens: number[];
  sets: number[];
}

const made = new WeakMap<readonly ValueInfo[], Values>();

/** Empty until the values are known. */
export function valuesFrom(infos: readonly ValueInfo[]): Values {
  let out = made.get(infos);
  if (!out) made.set(infos, (out = read(infos)));
  return out;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

function cardOf({ values, confidence, source }: ValueInfo): CardValues {
  const { season, type, price, copies } = values;
  const rest = Object.entries(values).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && !['price', 'copies'].includes(entry[0]),
  );
  return {
    sets: Array.isArray(values['sets']) ? values['sets'].map(String) : [],
    season: String(season),
    type: String(type),
    price: number(price),
    copies: number(copies),
    values: Object.fromEntries(rest),
    sure: confidence === 'sure',
    detail: source,
  };
}

function read(infos: readonly ValueInfo[]): Values {
  const block = (name: string) => infos.find((info) => info.name === name)?.values ?? {};
  const named = (prefix: string) =>
    infos.filter(({ name }) => name.startsWith(prefix)).map((info) => [info.name.slice(prefix.length), info] as const);
  const neighbours: Record<string, string[]> = {};
  const routes = new Set<string>();
  for (const kind of ['borders', 'routes']) {
    for (const [one, other] of (block(kind)['pairs'] as [string, string][] | undefined) ?? []) {
      (neighbours[one] ??= []).push(other);
      (neighbours[other] ??= []).push(one);
      if (kind === 'routes') routes.add(`${one} ${other}`).add(`${other} ${one}`);
    }
  }
  const rewards = Object.entries(block('rewards')).filter(([, row]) => Array.isArray(row));
  const score = block('score');
  return {
    rewards: Object.fromEntries(rewards) as Values['rewards'],
    neighbours,
    routes,
    cards: Object.fromEntries(named('cards.').map(([name, info]) => [name, cardOf(info)])),
    clans: Object.fromEntries(
      named('clans.').map(([name, { values, confidence }]) => [
        name,
        { honor: number(values['honor']), income: number(values['income']), home: String(values['home']), sure: confidence === 'sure' },
      ]),
    ),
    kami: Object.fromEntries(Object.entries(block('kami')).map(([name, value]) => [name, number(value)])),
    stronghold: number(block('prices')['stronghold']),
    discount: number(block('prices')['train']),
    tokens: (score['tokens'] as number[] | undefined) ?? [],
    sets: (score['provinces'] as number[] | undefined) ?? [],
  };
}
