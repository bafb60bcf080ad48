import { describe, expect, it } from 'vitest';
import { type Box, layoutFor } from './geometry';
import { daimyoHit, daimyoRing, numbersAt, samuraiAt, samuraiHit, samuraiRing, slot, tagAt } from './places';

const TALL = layoutFor(390, 503);
const ASIDE = layoutFor(523, 344);
const ZOOMED = layoutFor(420, 404);
const WIDE = layoutFor(1037, 654);
const BOARDS = [TALL, ASIDE, ZOOMED, layoutFor(684, 522), WIDE, layoutFor(900, 420)];
const PHONE = 390;
const FINGER = 40;
const AREAS = [0, 1, 2, 3, 4, 5, 6];
const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.01 && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.01;
const within = (inner: Box, outer: Box) =>
  inner.x >= outer.x - 0.01 && inner.y >= outer.y - 0.01 && inner.x + inner.w <= outer.x + outer.w + 0.01 && inner.y + inner.h <= outer.y + outer.h + 0.01;
const slots = (layout: typeof TALL, area: number, factions: number) =>
  Array.from({ length: factions }, (_, place) => slot(layout, area, place, factions));

describe('the pieces on the board of a phone', () => {
  it('have targets of 40 px', () => {
    const scale = PHONE / TALL.width;
    for (const hit of [daimyoHit, samuraiHit]) {
      const { w, h } = hit(TALL, slot(TALL, 0, 0, 4));
      expect(w * scale).toBeGreaterThanOrEqual(FINGER);
      expect(h * scale).toBeGreaterThanOrEqual(FINGER);
    }
  });

  it('keep their outlines clear of the numbers below', () => {
    for (const factions of [3, 4]) {
      const box = slot(TALL, 0, 0, factions);
      const letters = numbersAt(TALL, box).influence.y - TALL.text * 0.75;
      for (const count of [1, 2, 3, 4, 5]) {
        const ring = samuraiRing(TALL, box, count);
        expect(ring.y + ring.h).toBeLessThanOrEqual(letters);
      }
    }
  });
});

describe.each(BOARDS)('the pieces on the $name board of $width × $height', (layout) => {
  it('have targets that never overlap and stay inside their area', () => {
    for (const factions of [3, 4]) {
      for (const area of AREAS) {
        const all = slots(layout, area, factions).flatMap((box) => [daimyoHit(layout, box), samuraiHit(layout, box)]);
        for (const [i, hit] of all.entries()) {
          expect(within(hit, layout.cells[area]!)).toBe(true);
          expect(all.slice(i + 1).some((other) => overlap(hit, other))).toBe(false);
        }
      }
    }
  });

  it('have outlines that never overlap and lie on their targets', () => {
    for (const factions of [3, 4]) {
      for (const count of [1, 2, 3, 4, 5]) {
        const all = slots(layout, 2, factions).flatMap((box) => [daimyoRing(layout, box), samuraiRing(layout, box, count)]);
        for (const [i, ring] of all.entries()) {
          expect(all.slice(i + 1).filter((other) => overlap(ring, other))).toEqual([]);
        }
      }
    }
  });

  it('stay beside the preview of a choice', () => {
    const box = slot(layout, 2, 0, 4);
    const tag = tagAt(layout, box);
    for (const count of [1, 2, 3, 4, 5]) {
      const last = samuraiAt(layout, box, count - 1, count);
      const half = 10 * layout.samurai;
      const piece = { x: last.x - half, y: last.y - half, w: 2 * half, h: 2 * half };
      expect(overlap(piece, tag)).toBe(false);
    }
  });
});

describe('the areas', () => {
  it.each(BOARDS)('of the $name board lie beside each other', ({ cells, trick }) => {
    const all = [...cells, trick];
    for (const [i, cell] of all.entries()) expect(all.slice(i + 1).some((other) => overlap(cell, other))).toBe(false);
  });
});
