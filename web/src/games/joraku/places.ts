// Where the pieces of a faction stand in an area, and how far a finger may miss them.

import type { Box, Layout, Point } from './geometry';

/** Where the rows of the factions begin, how much they share, and how high one may be. */
const ZONE = {
  wide: { y: 160, h: 208, most: 62 },
  tall: { y: 75, h: 164, most: 54 },
};
/** Inside a row: left of the line the daimyo, right of it the samurai. */
const SPLIT = { wide: 46, tall: 41 };
const FIGURES = { wide: 44, tall: 0 };

/** The row of one faction, of so many at the table. */
export function slot(layout: Layout, area: number, place: number, factions: number): Box {
  const cell = layout.cells[area]!;
  const zone = ZONE[layout.name];
  const h = Math.min(zone.most, zone.h / Math.max(1, factions));
  const margin = layout.name === 'wide' ? 6 : 0;
  return { x: cell.x + margin, y: cell.y + zone.y + place * h, w: cell.w - 2 * margin, h };
}

export function daimyoAt(layout: Layout, box: Box): Point {
  const middle = box.y + box.h / 2;
  return layout.name === 'wide' ? { x: box.x + 23, y: middle + 8 } : { x: box.x + 20.5, y: middle + 4.5 };
}

/** A stack of up to five gets no wider than there is room beside its figures. */
export function samuraiAt(layout: Layout, box: Box, index: number, count: number): Point {
  const wide = layout.name === 'wide';
  const room = wide ? 36 : 31;
  const step = Math.min(layout.step, room / Math.max(1, count - 1));
  const middle = box.y + box.h / 2;
  return { x: box.x + (wide ? 59 : 50.5) + index * step, y: middle + (wide ? 8 : -7.5) };
}

/** What a finger may touch for the daimyo and for the samurai: the two never overlap. */
export function daimyoHit(layout: Layout, box: Box): Box {
  return { x: box.x, y: box.y, w: SPLIT[layout.name], h: box.h };
}

export function samuraiHit(layout: Layout, box: Box): Box {
  const split = SPLIT[layout.name];
  return { x: box.x + split, y: box.y, w: box.w - split - FIGURES[layout.name], h: box.h };
}

/** What is outlined when a piece is offered or picked: close around it, clear of the figures. */
export function daimyoRing(layout: Layout, box: Box): Box {
  const at = daimyoAt(layout, box);
  const [half, up, down] = layout.name === 'wide' ? [19.5, 33, 17] : [16.5, 22.5, 15];
  return { x: at.x - half, y: at.y - up, w: 2 * half, h: up + down };
}

export function samuraiRing(layout: Layout, box: Box, count: number): Box {
  const radius = 10 * layout.samurai;
  const first = samuraiAt(layout, box, 0, count);
  const last = samuraiAt(layout, box, Math.max(0, count - 1), count);
  const [aside, half, least] = layout.name === 'wide' ? [2.5, 18, 40] : [1.5, 10.5, 22];
  const x = first.x - radius - aside;
  return { x, y: first.y - half, w: Math.max(last.x + radius + aside - x, least), h: 2 * half };
}

/** Influence and rank: right of the stack on the strip, below it on the road. */
export function figuresAt(layout: Layout, box: Box): { influence: Point; rank: Point } {
  const middle = box.y + box.h / 2;
  if (layout.name === 'wide') {
    const x = box.x + box.w - 5;
    return { influence: { x, y: middle - 2 }, rank: { x, y: middle + 18 } };
  }
  const y = middle + 16;
  return { influence: { x: box.x + 44, y }, rank: { x: box.x + box.w - 4, y } };
}

/** Where the preview of a choice is written over the figures. */
export function tagAt(layout: Layout, box: Box): Box {
  const middle = box.y + box.h / 2;
  if (layout.name === 'wide') return { x: box.x + box.w - 45, y: middle - 23, w: 48, h: 46 };
  return { x: box.x + 39, y: middle + 3.5, w: box.w - 42, h: 16.5 };
}
