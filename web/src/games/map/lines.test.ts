import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folded } from '../../../plugins/lines';
import { unfolded } from './lines';

type Tenths = readonly (readonly [number, number])[];

/** The lines of each path, by the way to it; a closed one from its smallest point on. */
function pathsOf(part: unknown, at = ''): [string, Tenths[]][] {
  if (typeof part === 'string' && part.startsWith('M')) return [[at, part.match(/M[^M]+/g)!.map(lineOf)]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, each]) => pathsOf(each, `${at}/${name}`));
}

function lineOf(path: string): Tenths {
  const numbers = path.match(/-?\d*\.?\d+/g)!.map((number) => Math.round(Number(number) * 10));
  let [x, y] = [0, 0];
  const points = Array.from({ length: numbers.length / 2 }, (_, i) => [(x += numbers[2 * i]!), (y += numbers[2 * i + 1]!)] as const);
  if (!path.endsWith('z')) return points;
  const first = points.indexOf([...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by)[0]!);
  return [...points.slice(first), ...points.slice(0, first)];
}

test.each(['shogun', 'rising_sun'])('folding the map of %s loses no point and moves none by more than a tenth', (game) => {
  const drawing = JSON.parse(readFileSync(`src/games/${game}/map.json`, 'utf-8')) as Record<string, unknown>;
  const drawn = pathsOf(drawing);
  const shown = new Map(pathsOf(unfolded(folded(drawing))));
  expect([...shown.keys()]).toEqual(drawn.map(([name]) => name));
  for (const [name, lines] of drawn) {
    expect(shown.get(name)!.map(({ length }) => length)).toEqual(lines.map(({ length }) => length));
    for (const [place, line] of lines.entries()) {
      const there = shown.get(name)![place]!;
      for (const [x, y] of line) expect(there.some(([a, b]) => Math.abs(a - x) <= 1 && Math.abs(b - y) <= 1)).toBe(true);
    }
  }
});
