// The places of a faction's pieces in an area, and the distance by which a finger may miss them.

import type { Box, Layout, Point } from './geometry';

/** Inside a row: left of the line the daimyo, right of it the samurai, then what is written beside them. */
const SPLIT = { wide: 46, tall: 40.5 };
const WRITTEN = { wide: 44, tall: 34 };
const written = ({ name, beside }: Layout) => (beside ? WRITTEN[name] : 0);

/** The row of one faction, of so many at the table. */
export function slot(layout: Layout, area: number, place: number, factions: number): Box {
  const cell = layout.cells[area]!;
  const { zone } = layout;
  const h = Math.min(zone.most, zone.h / Math.max(1, factions));
  const margin = layout.name === 'wide' ? 6 : 0;
  return { x: cell.x + margin, y: cell.y + zone.y + place * h, w: cell.w - 2 * margin, h };
}

export function daimyoAt(layout: Layout, box: Box): Point {
  const middle = box.y + box.h / 2;
  return layout.name === 'wide' ? { x: box.x + 23, y: middle + 8 } : { x: box.x + 20.5, y: middle + 4.5 };
}

/** A stack of up to five gets no wider than there is room beside what is written. */
export function samuraiAt(layout: Layout, box: Box, index: number, count: number): Point {
  const wide = layout.name === 'wide';
  const first = wide ? 61 : 53;
  const room = wide ? 34 : Math.min(40, box.w - written(layout) - first - 10.5 * layout.samurai);
  const step = Math.min(layout.step, room / Math.max(1, count - 1));
  const middle = box.y + box.h / 2;
  return { x: box.x + first + index * step, y: middle + (wide ? 8 : layout.beside ? 3 : -7) };
}

/** The boxes that a finger may touch for the daimyo and for the samurai: the two never overlap. */
export function daimyoHit(layout: Layout, box: Box): Box {
  return { x: box.x, y: box.y, w: SPLIT[layout.name], h: box.h };
}

export function samuraiHit(layout: Layout, box: Box): Box {
  const split = SPLIT[layout.name];
  return { x: box.x + split, y: box.y, w: box.w - split - written(layout), h: box.h };
}

/** The outline of a piece that is offered or picked: close around it, clear of what is written. */
export function daimyoRing(layout: Layout, box: Box): Box {
  const at = daimyoAt(layout, box);
  const [half, up, down] = layout.name === 'wide' ? [19.5, 33, 17] : [16.5, 22.5, 15];
  const top = Math.max(box.y, at.y - up);
  return { x: at.x - half, y: top, w: 2 * half, h: Math.min(box.y + box.h, at.y + down) - top };
}

export function samuraiRing(layout: Layout, box: Box, count: number): Box {
  const radius = 10 * layout.samurai;
  const first = samuraiAt(layout, box, 0, count);
  const last = samuraiAt(layout, box, Math.max(0, count - 1), count);
  const wide = layout.name === 'wide';
  const [aside, half, least] = wide ? [2.5, Math.max(18, radius + 3.5), 40] : [0.5, 13, 24];
  const x = first.x - radius - aside;
  return { x, y: first.y - half, w: Math.max(last.x + radius + aside - x, least), h: 2 * half };
}

/** Influence and rank: right of the stack, or below it. */
export function numbersAt(layout: Layout, box: Box): { influence: Point; rank: Point } {
  const middle = box.y + box.h / 2;
  if (layout.beside) {
    const [aside, up, down] = layout.name === 'wide' ? [3, -2, 18] : [3, -1.5, 13];
    const x = box.x + box.w - aside;
    return { influence: { x, y: middle + up }, rank: { x, y: middle + down } };
  }
  const y = middle + 16.5;
  return { influence: { x: box.x + 44, y }, rank: { x: box.x + box.w - 4, y } };
}

/** The box of a choice's preview, over influence and rank. */
export function tagAt(layout: Layout, box: Box): Box {
  const middle = box.y + box.h / 2;
  const right = box.x + box.w;
  if (layout.name === 'wide') return { x: right - 45, y: middle - 23, w: 48, h: 46 };
  if (layout.beside) return { x: right - 33.5, y: middle - 14.5, w: 33.5, h: 30 };
  return { x: box.x + 39, y: middle + 5, w: box.w - 42, h: 15.5 };
}
