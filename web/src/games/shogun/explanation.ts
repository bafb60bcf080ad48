// What is said of a province: figures, neighbours, dangers.

import type { Figures } from './figures';
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
  /** What taxes or rice here would start: the words of `web-sg-would-revolt`. */
  revolt: { markers: number; farmers: number; armies: number } | null;
  neighbours: Neighbour[];
  /** The neighbour of another clan that could send most armies, and how many: one stays behind. */
  threat: { owner: number; name: string; armies: number } | null;
}

export function explain(position: Position, figures: Figures, name: string): Explained | null {
  const own = position.provinces[name];
  if (!own) return null;
  const card = figures.cards[name] ?? { taxes: 0, rice: 0, spaces: 0 };
  const neighbours = (figures.neighbours[name] ?? [])
    .filter((other) => other in position.provinces)
    .map((other) => ({
      name: other,
      owner: position.provinces[other]!.owner,
      armies: position.provinces[other]!.armies,
      sea: figures.routes.has(`${name} ${other}`),
    }))
    .sort((one, other) => other.armies - one.armies);
  const foe = neighbours.find((each) => each.owner >= 0 && each.owner !== own.owner && each.name in position.movable);
  return {
    name,
    own,
    region: figures.region[name],
    ...card,
    revolt: own.unrest ? { markers: own.unrest, farmers: position.rebels[name] ?? 0, armies: own.armies } : null,
    neighbours,
    threat: foe ? { owner: foe.owner, name: foe.name, armies: position.movable[foe.name]! } : null,
  };
}
