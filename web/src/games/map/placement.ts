// The place of a card that explains something: the corner of the map where it covers least.

import type { Box, Camera, Size } from './camera';

/** A place on the map, and how bad it would be to cover it. */
export interface Kept {
  box: Box;
  weight: number;
}

export interface Corner {
  right: boolean;
  low: boolean;
}

const CORNERS: readonly Corner[] = [
  { right: false, low: false },
  { right: true, low: false },
  { right: true, low: true },
  { right: false, low: true },
];
const GAP = 6;

/** Return the share of a box that another covers, from 0 to 1. */
function covered(box: Box, by: Box): number {
  const width = Math.min(box.x + box.width, by.x + by.width) - Math.max(box.x, by.x);
  const height = Math.min(box.y + box.height, by.y + by.height) - Math.max(box.y, by.y);
  return width > 0 && height > 0 ? (width * height) / (box.width * box.height) : 0;
}

/** `highOnly` leaves the lower corners to what stands there already. */
export function cornerFor(card: Size, port: Size, camera: Camera, kept: readonly Kept[], highOnly = false): Corner {
  const onScreen = kept.map(({ box, weight }) => ({
    weight,
    box: {
      x: box.x * camera.scale + camera.x,
      y: box.y * camera.scale + camera.y,
      width: box.width * camera.scale,
      height: box.height * camera.scale,
    },
  }));
  const cost = ({ right, low }: Corner) => {
    const x = right ? port.width - card.width - GAP : GAP;
    const y = low ? port.height - card.height - GAP : GAP;
    return onScreen.reduce((sum, { box, weight }) => sum + weight * covered(box, { x, y, ...card }), 0);
  };
  const free = highOnly ? CORNERS.filter(({ low }) => !low) : CORNERS;
  return free.reduce((best, next) => (cost(next) < cost(best) - 1e-6 ? next : best));
}
