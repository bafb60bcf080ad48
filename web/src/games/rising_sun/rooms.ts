// How the clans of a province share its six places, and how figures stand in one of them.

import type { Point } from './land';

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Places that stand in one row. */
function rowsOf(places: readonly Point[]): Point[][] {
  const rows: Point[][] = [];
  for (const place of places) {
    const row = rows.find((each) => Math.abs(each[0]![1] - place[1]) < 20);
    if (row) row.push(place);
    else rows.push([place]);
  }
  return rows;
}

function roomAround(places: readonly Point[], [width, height]: Point): Room {
  const left = Math.min(...places.map(([x]) => x)) - width / 2;
  const top = Math.min(...places.map(([, y]) => y)) - height / 2;
  const right = Math.max(...places.map(([x]) => x)) + width / 2;
  const bottom = Math.max(...places.map(([, y]) => y)) + height / 2;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A room for each of so many clans: few clans get several places each. */
export function roomsOf(places: readonly Point[], clans: number, room: Point): Room[] {
  const rows = rowsOf(places);
  const columns = rows[0]?.length ?? 0;
  const even = rows.every((row) => row.length === columns);
  const alone = places.map((place) => [place]);
  let shared: Point[][] = alone;
  if (clans <= 1) shared = [even ? [...places] : rows[0]!];
  else if (even && clans <= rows.length && columns === 2) shared = rows.map((row) => [...row]);
  else if (even && clans <= columns) shared = rows[0]!.map((_, n) => rows.map((row) => row[n]!));
  else if (!even && clans <= columns / 2) shared = [rows[0]!.slice(0, columns / 2), rows[0]!.slice(columns / 2)];
  return shared.slice(0, clans).map((each) => roomAround(each, room));
}

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** So many figures in a box, as large as they fit, at most `most`; too many of them overlap. */
export function standIn(box: Room, number: number, most: number, least: number): Spot[] {
  if (number < 1) return [];
  let size = least;
  let columns = Math.max(1, Math.floor(box.width / least));
  for (let rows = 1; rows <= number; rows += 1) {
    const across = Math.ceil(number / rows);
    const fits = Math.min(most, box.width / across, box.height / rows);
    if (fits > size) [size, columns] = [fits, across];
  }
  const rows = Math.max(1, Math.min(Math.ceil(number / columns), Math.floor(box.height / size) || 1));
  const across = Math.ceil(number / rows);
  const step = across > 1 ? Math.min(size, (box.width - size) / (across - 1)) : 0;
  return Array.from({ length: number }, (_, n) => {
    const row = Math.floor(n / across);
    const here = Math.min(across, number - row * across);
    const left = box.x + (box.width - (size + step * (here - 1))) / 2;
    const top = box.y + (box.height - rows * size) / 2;
    return { x: left + size / 2 + step * (n % across), y: top + size * (row + 0.5), size };
  });
}
