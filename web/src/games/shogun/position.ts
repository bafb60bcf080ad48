// Look things up in a position of Shogun; its types are made (view.ts).

import type { View } from '../../core/protocol';
import { CUBES } from './view';
import type { Colour, Cubes, ShogunView as Position } from './view';

export * from './view';
export type { ShogunView as Position } from './view';

export function positionOf(view: View): Position {
  return view.position as unknown as Position;
}

export function has(position: Position, expansion: string): boolean {
  return position.expansions.includes(expansion);
}

export function colourOf(position: Position, seat: number): Colour | null {
  return position.seats[seat]?.colour ?? null;
}

/** The Winter is over and the events of the new year are out (SG-W16): only generals return (SG-D24). */
export function isNewYear({ season, events }: Position): boolean {
  return season === 'winter' && events.length > 1;
}

/** SG-V4, SG-V5, SG-Q28: the farmers that a revolt throws, as far as there are any in the stock. */
export function rebels(unrest: number, stock: number, more = 0): number {
  return Math.min(unrest + more, stock);
}

/** Whether this seat is asked now. */
export function asked(view: View, key: string): boolean {
  return view.prompt?.key === key;
}

export function sum(cubes: Cubes): number {
  return CUBES.reduce((all, colour) => all + (cubes[colour] ?? 0), 0);
}
