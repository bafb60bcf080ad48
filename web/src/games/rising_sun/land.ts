// The drawing of the land, made by tools/draw_rising_sun_map.py.

import raw from './map.json';
import type { Box } from '../map/camera';

export type Point = [number, number];

export interface Lot {
  path: string;
  centre: Point;
  r: number;
  label: Point;
  war: Point;
  reward: Point;
  /** Six places for a clan each, in rows. */
  clans: Point[];
}

export interface Land {
  width: number;
  height: number;
  room: { clan: Point; label: Point; war: Point; reward: Point };
  provinces: Record<string, Lot>;
  borders: { between: [string, string]; path: string; middle: Point }[];
  coast: string;
  islands: string;
  routes: { between: [string, string]; path: string; boat: Point }[];
  waves: Point[];
  fuji: [number, number, number];
  peaks: [number, number, number][];
  sun: [number, number, number];
}

export const LAND = raw as unknown as Land;

/** A province with all that stands on it. */
export function lotBox(province: string): Box {
  const { label, clans, war, reward } = LAND.provinces[province]!;
  const points = [label, war, reward, ...clans];
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  return { x: left - 60, y: top - 44, width: right - left + 120, height: bottom - top + 88 };
}
