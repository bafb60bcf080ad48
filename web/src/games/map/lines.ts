// Maps travel as lines, each once (plugins/lines.ts): here their paths are made of them again.

/** In `drawing` a path is written as its parts: M, then the numbers of the lines that follow each other, then z if it is closed. */
export interface Folded {
  /** The first point of each line, in fifths: x, y, x, y… */
  starts: readonly number[];
  /** The difference of each step of a line from the one before, two characters per point, and ! between lines. */
  bends: string;
  drawing: unknown;
}

const FIRST = 35;
const FIFTH = 5;

/** The points of each line, in fifths: x, y, x, y… */
function linesOf({ starts, bends }: Folded): number[][] {
  return bends.split('!').map((line, i) => {
    const at = [starts[2 * i]!, starts[2 * i + 1]!];
    const step = [0, 0];
    const points = [...at];
    for (let k = 0; k < line.length; k += 1) {
      const code = line.charCodeAt(k) - FIRST;
      step[k % 2]! += code % 2 ? -(code + 1) / 2 : code / 2;
      points.push((at[k % 2]! += step[k % 2]!));
    }
    return points;
  });
}

function reversed(points: readonly number[]): number[] {
  return points.map((_, i) => points[points.length - 2 - i + 2 * (i % 2)]!);
}

/** Begins at a point; all others are told as steps from the one before. */
function pathOf(points: readonly number[], closed: boolean): string {
  const steps = points.slice(2).map((value, i) => (value - points[i]!) / FIFTH);
  return `M${points[0]! / FIFTH} ${points[1]! / FIFTH}l${steps.join(' ')}${closed ? 'z' : ''}`;
}

/** The drawing with all its paths as SVG wants them. */
export function unfolded<Drawing>(folded: Folded): Drawing {
  const lines = linesOf(folded);
  const line = (number: number) => (number < 0 ? reversed(lines[-number - 1]!) : lines[number - 1]!);
  const joined = (part: string): string => {
    const closed = part.endsWith('z');
    const points = part.match(/-?\d+/g)!.flatMap((number, i) => line(Number(number)).slice(i && 2));
    const round = closed && points[0] === points.at(-2) && points[1] === points.at(-1);
    return pathOf(round ? points.slice(0, -2) : points, closed);
  };
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return part[0] === 'M' ? part.match(/M[^M]+/g)!.map(joined).join('') : part;
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, walk(each)]));
  };
  return walk(folded.drawing) as Drawing;
}
