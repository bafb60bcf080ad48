// A brush line from one place of the map to another, bowed a little; what was sent travels along it.

import { isStill } from '../../core/settings.svelte';

export interface Way {
  a: { x: number; y: number };
  b: { x: number; y: number };
  path: string;
  /** Of the arrow's head, in degrees. */
  angle: number;
}

/** `gap` is left free around both places. */
export function wayFrom([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], gap: number): Way {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const free = Math.min(gap, length / 4);
  const a = { x: x1 + (dx / length) * free, y: y1 + (dy / length) * free };
  const b = { x: x2 - (dx / length) * free, y: y2 - (dy / length) * free };
  const bow = { x: (x1 + x2) / 2 - dy * 0.12, y: (y1 + y2) / 2 + dx * 0.12 };
  const angle = (Math.atan2(b.y - bow.y, b.x - bow.x) * 180) / Math.PI;
  return { a, b, path: `M${a.x} ${a.y}Q${bow.x} ${bow.y} ${b.x} ${b.y}`, angle };
}

/** Moves what was sent along its way, once. */
export function travel(node: SVGGElement, { a, b }: Way): void {
  if (isStill()) return;
  node.animate(
    [{ transform: `translate(${a.x}px, ${a.y}px)` }, { transform: `translate(${b.x}px, ${b.y}px)` }],
    { duration: 300, easing: 'ease-in-out', fill: 'both' },
  );
}
