// The drawing of the land, made by tools/draw_rising_sun_map.py, as wide as its room wants it.

import type { Box, Size } from '../map/camera';
import { unfolded } from '../map/lines';
import folded from './map.json?folded';

export type Point = [number, number];

export interface Lot {
  path: string;
  centre: Point;
  r: number;
  label: Point;
  war: Point;
  reward: Point;
}

interface Drawing extends Size {
  room: { label: Point; war: Point; reward: Point };
  provinces: Record<string, Lot>;
  borders: { path: string }[];
  coast: string;
  islands: string;
  routes: { between: [string, string]; path: string; boat: Point }[];
  waves: Point[];
  sun: [number, number, number];
}

export interface Land extends Drawing {
  /** The part of its width, on the left, that is open sea. */
  sea: number;
  /** By province: from where to where it reaches at every `LINE` of its height. */
  spans: Record<string, readonly (Point | null)[]>;
}

/** The distance of the lines at which a province is measured. */
export const LINE = 4;

const DRAWN = unfolded<Drawing>(folded);
/** Beyond this the islands would look squat. */
const WIDEST = 1.5;
const STEPS = 50;
const MOST_KEPT = 8;
const made = new Map<string, Land>();

/** The land stretched to fill its room, with open sea over so many pixels on the left; without a room, as it was drawn. */
export function landFor({ width, height }: Size, inset = 0): Land {
  const wanted = width && height ? ((width - inset) / height) * (DRAWN.height / DRAWN.width) : 1;
  const stretch = Math.floor(Math.min(WIDEST, Math.max(1, wanted)) * STEPS) / STEPS;
  const scale = Math.min((width - inset) / (DRAWN.width * stretch), height / DRAWN.height);
  const sea = inset && scale > 0 ? Math.ceil(inset / scale) : 0;
  const key = `${stretch} ${sea}`;
  let land = made.get(key);
  if (!land) {
    if (made.size >= MOST_KEPT) made.clear();
    made.set(key, (land = moved(stretch, sea)));
  }
  return land;
}

const round = (value: number) => Math.round(value * 10) / 10;

let spans: Land['spans'] | null = null;
/** The spans of the land as it was drawn: measuring them is much work. */
function measured(): Land['spans'] {
  return (spans ??= Object.fromEntries(Object.entries(DRAWN.provinces).map(([name, lot]) => [name, spansOf(lot.path)])));
}

/** `by` times as wide, and so much further to the right. */
function moved(by: number, sea: number): Land {
  const at = ([x, y]: Point): Point => [x * by + sea, y];
  const wide = ([from, to]: Point): Point => [from * by + sea, to * by + sea];
  const path = (drawn: string) => pathMoved(drawn, by, sea);
  const provinces = Object.fromEntries(
    Object.entries(DRAWN.provinces).map(([name, lot]): [string, Lot] => [
      name,
      { path: path(lot.path), centre: at(lot.centre), r: lot.r, label: at(lot.label), war: at(lot.war), reward: at(lot.reward) },
    ]),
  );
  const [sunX, sunY, sunR] = DRAWN.sun;
  return {
    width: DRAWN.width * by + sea,
    height: DRAWN.height,
    sea,
    room: DRAWN.room,
    provinces,
    borders: DRAWN.borders.map((border) => ({ path: path(border.path) })),
    coast: path(DRAWN.coast),
    islands: path(DRAWN.islands),
    routes: DRAWN.routes.map((route) => ({ ...route, path: path(route.path), boat: at(route.boat) })),
    waves: DRAWN.waves.map(at),
    sun: [sunX * by + sea, sunY, sunR],
    spans: Object.fromEntries(Object.entries(measured()).map(([name, spans]) => [name, spans.map((span) => span && wide(span))])),
  };
}

/** Every line of a path begins at a point; all others are told from the one before. */
function pathMoved(path: string, by: number, sea: number): string {
  let odd = false;
  const wide = path.replace(/-?\d*\.?\d+/g, (number) => ((odd = !odd), odd ? ` ${round(Number(number) * by)}` : ` ${number}`));
  return wide.replace(/M (-?[\d.]+)/g, (_, x: string) => `M ${round(Number(x) + sea)}`);
}

function ringOf(path: string): Point[] {
  const [first, ...steps] = [...path.matchAll(/(-?\d*\.?\d+)[ ,]*(-?\d*\.?\d+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
  let [x, y] = first!;
  return [first!, ...steps.map(([dx, dy]): Point => [(x += dx), (y += dy)])];
}

/** Return the ways straight across the land, one per line; the widest of several. */
function spansOf(path: string): (Point | null)[] {
  const ring = ringOf(path);
  const bottom = Math.max(...ring.map(([, y]) => y));
  return Array.from({ length: Math.ceil(bottom / LINE) + 1 }, (_, n) => {
    const line = n * LINE;
    const crossed: number[] = [];
    ring.forEach(([x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length]!;
      if (y > line !== nextY > line) crossed.push(x + ((nextX - x) * (line - y)) / (nextY - y));
    });
    crossed.sort((one, other) => one - other);
    let widest: Point | null = null;
    for (let i = 0; i + 1 < crossed.length; i += 2) {
      if (!widest || crossed[i + 1]! - crossed[i]! > widest[1] - widest[0]) widest = [crossed[i]!, crossed[i + 1]!];
    }
    return widest;
  });
}

/** A province with all that stands on it. */
export function lotBox(land: Land, province: string): Box {
  const spans = land.spans[province]!;
  const lines = spans.flatMap((span, n) => (span ? [n] : []));
  const across = lines.map((n) => spans[n]!);
  const left = Math.min(...across.map(([from]) => from));
  const top = lines[0]! * LINE;
  return { x: left, y: top, width: Math.max(...across.map(([, to]) => to)) - left, height: lines.at(-1)! * LINE - top };
}
