// Look things up in a position of Shogun; its types are made (view.ts).

import type { View } from '../../core/protocol';
import { CUBES } from './view';
import type { Colour, Cubes, ShogunForesight, ShogunView } from './view';

export * from './view';

/** The view of a seat with what the engine foresees for it. */
export interface Position extends ShogunView, ShogunForesight {}

export function positionOf(view: View): Position {
  return view.position as unknown as Position;
}

export function has(position: Position, expansion: string): boolean {
  return position.expansions.includes(expansion);
}

export function colourOf(position: Position, seat: number): Colour | null {
  return position.seats[seat]?.colour ?? null;
}

/** The Winter is over and the events of the new year are out: only generals return. */
export function isNewYear({ season, winter, result }: Position): boolean {
  return season === 'winter' && winter === null && !result;
}

/** True if this seat is asked now. */
export function asked(view: View, key: string): boolean {
  return view.prompt?.key === key;
}

export function sum(cubes: Cubes): number {
  return CUBES.reduce((all, colour) => all + (cubes[colour] ?? 0), 0);
}
