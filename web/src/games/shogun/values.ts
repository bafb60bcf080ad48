// The values of the table that the map shows: cards, regions, borders, events.

import type { ValueInfo } from '../../core/protocol';
import { REGIONS, type Region } from './position';

export interface CardValues {
  taxes: number;
  rice: number;
  spaces: number;
}

export interface Values {
  cards: Record<string, CardValues>;
  region: Record<string, Region>;
  neighbours: Record<string, string[]>;
  /** Pairs joined by a sea route, as "one other". */
  routes: Set<string>;
  /** Winter loss by event. */
  loss: Record<string, number>;
}

const made = new WeakMap<readonly ValueInfo[], Map<string, Values>>();

/** Empty until the values are known. */
export function valuesFrom(infos: readonly ValueInfo[], side: string): Values {
  const known = made.get(infos) ?? new Map<string, Values>();
  made.set(infos, known);
  let out = known.get(side);
  if (!out) {
    out = read(infos, side);
    known.set(side, out);
  }
  return out;
}

function read(infos: readonly ValueInfo[], side: string): Values {
  const block = (name: string) => infos.find((info) => info.name === name)?.values ?? {};
  const out: Values = { cards: {}, region: {}, neighbours: {}, routes: new Set(), loss: {} };
  for (const [province, row] of Object.entries(block('cards'))) {
    const [taxes = 0, rice = 0, spaces = 0] = row as number[];
    out.cards[province] = { taxes, rice, spaces };
  }
  const regions = block(`regions.${side}`);
  for (const region of REGIONS) {
    for (const province of (regions[region] as string[] | undefined) ?? []) out.region[province] = region;
  }
  const join = (one: string, other: string) => (out.neighbours[one] ??= []).push(other);
  for (const kind of ['borders', 'routes']) {
    for (const [one, other] of (block(`${kind}.${side}`)['pairs'] as [string, string][] | undefined) ?? []) {
      join(one, other);
      join(other, one);
      if (kind === 'routes') out.routes.add(`${one} ${other}`).add(`${other} ${one}`);
    }
  }
  const losses = (block('events')['losses'] as number[] | undefined) ?? [];
  losses.forEach((loss, i) => (out.loss[`t${i + 1}`] = loss));
  return out;
}
