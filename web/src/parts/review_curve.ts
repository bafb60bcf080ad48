// The curves of a review as paths, and the point that is nearest to a place.

import type { CurvePoint } from '../core/protocol';
import type { LineStyle } from '../share/picture';

export const WIDTH = 720;
export const HEIGHT = 240;

/** One ink and one kind of dashes for each seat: nobody has to tell colours apart. */
const INKS = ['--vermilion', '--indigo', '--pine', '--gold', '--plum', '--slate'];
const DASHES = ['', '8 4', '2 4', '12 4 2 4', '5 5', '1 5'];

export const lineOf = (seat: number): LineStyle => ({ ink: INKS[seat % INKS.length]!, dashes: DASHES[seat % DASHES.length]! });

export const up = (chance: number): number => HEIGHT * (1 - chance);

/** The place of a point from left to right: all moments are as wide, however many steps they have. */
export const across = (place: number, curve: readonly CurvePoint[]): number => (WIDTH * place) / Math.max(1, curve.length - 1);

export function pathOf(curve: readonly CurvePoint[], seat: number): string {
  const places = curve.map(({ chances }, place) => `${across(place, curve).toFixed(1)} ${up(chances[seat] ?? 0).toFixed(1)}`);
  return `M${places.join('L')}`;
}

/** The place in the curve of the last point that is not after this position. */
export function pointAt(curve: readonly CurvePoint[], at: number): number {
  const later = curve.findIndex((point) => point.at > at);
  return later < 0 ? curve.length - 1 : Math.max(0, later - 1);
}
