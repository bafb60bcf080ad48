// The facts about a province: its values, neighbours, dangers.

import type { Values } from './values';
import { type Position, type Province, type Region } from './position';

export interface Neighbour {
  name: string;
  /** The seat; below 0: neutral. */
  owner: number;
  armies: number;
  sea: boolean;
}

export interface Explained {
  name: string;
  own: Province;
  region: Region | undefined;
  taxes: number;
  rice: number;
  spaces: number;
  /** The revolt that taxes or rice here would start: the words of `web-sg-would-revolt`. */
  revolt: { markers: number; farmers: number; armies: number } | null;
  neighbours: Neighbour[];
  /** The neighbour of another clan that could send most armies, and how many; a neutral province has nobody to be threatened. */
  threat: { owner: number; name: string; armies: number } | null;
}

export function explain(position: Position, values: Values, name: string): Explained | null {
  const own = position.provinces[name];
  if (!own) return null;
  const card = values.cards[name] ?? { taxes: 0, rice: 0, spaces: 0 };
  const neighbours = (values.neighbours[name] ?? [])
    .filter((other) => other in position.provinces)
    .map((other) => ({
      name: other,
      owner: position.provinces[other]!.owner,
      armies: position.provinces[other]!.armies,
      sea: values.routes.has(`${name} ${other}`),
    }))
    .sort((one, other) => other.armies - one.armies);
  const held = own.owner >= 0;
  const foe = neighbours.find((each) => held && each.owner >= 0 && each.owner !== own.owner && each.name in position.movable);
  return {
    name,
    own,
    region: values.region[name],
    ...card,
    revolt: own.unrest ? { markers: own.unrest, farmers: position.rebels[name] ?? 0, armies: own.armies } : null,
    neighbours,
    threat: foe ? { owner: foe.owner, name: foe.name, armies: position.movable[foe.name]! } : null,
  };
}
