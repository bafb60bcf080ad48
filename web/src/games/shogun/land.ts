// The drawing of the land, made by tools/draw_shogun_map.py.

import { unfolded } from '../map/lines';
import folded from './map.json?folded';

export interface Lot {
  path: string;
  at: [number, number];
  r: number;
  box: [number, number, number, number];
}

export interface Border {
  /** The sides on which it parts two regions. */
  parts: string[];
  path: string;
}

export interface Route {
  between: [string, string];
  sides: string[];
  path: string;
  boat: [number, number];
}

export interface Land {
  width: number;
  height: number;
  provinces: Record<string, Lot>;
  borders: Border[];
  coast: string;
  edge: string;
  outside: Record<string, string>;
  islands: string;
  lake: string;
  routes: Route[];
  waves: [number, number][];
  fuji: [number, number];
  peaks: [number, number, number][];
}

export const LAND = unfolded<Land>(folded);

/** Room for a province and what stands on it. */
export function lotBox(province: string): { x: number; y: number; width: number; height: number } {
  const { at, r } = LAND.provinces[province]!;
  return { x: at[0] - r - 14, y: at[1] - r - 14, width: 2 * r + 28, height: 2 * r + 28 };
}
