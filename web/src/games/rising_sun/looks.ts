// The clans by colour, shape and crest, all drawn by us in one stroke style.

import type { Clan } from './position';

export const INK: Record<Clan, string> = {
  koi: 'var(--indigo)',
  sun: 'var(--gold)',
  lotus: 'var(--plum)',
  turtle: 'var(--pine)',
  dragonfly: 'light-dark(#2a7680, #72b8c2)',
  bonsai: 'var(--vermilion)',
  moon: 'light-dark(#34373c, #0b0c0e)',
};

/** The ink on that colour. */
export const ON: Record<Clan, string> = {
  koi: 'var(--on-colour)',
  sun: 'var(--on-colour)',
  lotus: 'var(--on-colour)',
  turtle: 'var(--on-colour)',
  dragonfly: 'var(--on-colour)',
  bonsai: 'var(--on-colour)',
  moon: '#fffaf0',
};

/** The ground of a province whose strongest clan this is. */
export function tint(clan: Clan): string {
  return clan === 'moon' ? 'light-dark(#d6d3cb, #2c2f36)' : `color-mix(in srgb, ${INK[clan]} 20%, var(--sheet))`;
}

/** Outlines around 0,0 with radius 10: circle, star, rhombus, hexagon, square, shield, arch. */
export const SHAPE: Record<Clan, string> = {
  koi: 'M-9.8 0a9.8 9.8 0 1 1 19.6 0a9.8 9.8 0 1 1 -19.6 0Z',
  sun: 'M0 -12.4L3.4 -8.2L8.8 -8.8L8.2 -3.4L12.4 0L8.2 3.4L8.8 8.8L3.4 8.2L0 12.4L-3.4 8.2L-8.8 8.8L-8.2 3.4L-12.4 0L-8.2 -3.4L-8.8 -8.8L-3.4 -8.2Z',
  lotus: 'M0 -12.6L12.6 0L0 12.6L-12.6 0Z',
  turtle: 'M-5.6 -9.7H5.6L11.2 0L5.6 9.7H-5.6L-11.2 0Z',
  dragonfly: 'M-7.4 -9H7.4Q9 -9 9 -7.4V7.4Q9 9 7.4 9H-7.4Q-9 9 -9 7.4V-7.4Q-9 -9 -7.4 -9Z',
  bonsai: 'M-9.6 -9.6H9.6V2.6Q9.6 8.6 0 12Q-9.6 8.6 -9.6 2.6Z',
  moon: 'M-9.4 10V-1A9.4 10 0 0 1 9.4 -1V10Z',
};

/** The longer side of a token, in sizes of a token, and that side as drawn above: slender shapes reach further. */
const REACH: Record<Clan, readonly [number, number]> = {
  koi: [0.95, 19.6],
  sun: [1.08, 24.8],
  lotus: [1.13, 25.2],
  turtle: [1.04, 22.4],
  dragonfly: [0.92, 18],
  bonsai: [1, 21.6],
  moon: [1, 21],
};

/** By how much a shape is enlarged on a token of this size. */
export function tokenScale(clan: Clan, size: number): number {
  const [reach, drawn] = REACH[clan];
  return (size * reach) / drawn;
}

/** Crests in a box of −12…12: carp, sun, lotus, turtle shell, dragonfly, bonsai, moon. Strokes. */
export const CREST: Record<Clan, string> = {
  koi: 'M-9 0C-5 -6.4 3 -6.4 6 -1.4L9.6 -5.4C8.6 -2 8.6 2 9.6 5.4L6 1.4C3 6.4 -5 6.4 -9 0ZM-4.6 -3.6C-2.6 -1.6 -2.6 1.6 -4.6 3.6M-6.6 -.8V-.7M-.6 -2C.8 -.8 .8 .8 -.6 2M2.4 -2C3.6 -.8 3.6 .8 2.4 2',
  sun: 'M-4 0a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM0 -9.5V-7M0 7V9.5M-9.5 0H-7M7 0H9.5M-6.7 -6.7L-5 -5M5 5L6.7 6.7M-6.7 6.7L-5 5M5 -5L6.7 -6.7',
  lotus:
    'M0 -9C3.4 -5 3.4 1 0 5C-3.4 1 -3.4 -5 0 -9ZM-1.6 4.4C-6 4.4 -8.6 .6 -8.4 -3.6C-5.6 -3.4 -3.6 -2 -2.5 0M1.6 4.4C6 4.4 8.6 .6 8.4 -3.6C5.6 -3.4 3.6 -2 2.5 0M-6 7.6C-2.4 9 2.4 9 6 7.6',
  turtle:
    'M-4 -7H4L8 0L4 7H-4L-8 0ZM-1.8 -3.2H1.8L3.6 0L1.8 3.2H-1.8L-3.6 0ZM-4 -7L-1.8 -3.2M4 -7L1.8 -3.2M8 0H3.6M4 7L1.8 3.2M-4 7L-1.8 3.2M-8 0H-3.6',
  dragonfly:
    'M0 -6V9.6M-1.8 -7.4a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1 -3.6 0ZM0 -3.6C-4 -7.4 -8.6 -7.4 -9.8 -5.4C-8.6 -3 -4 -2.6 0 -2.8C4 -2.6 8.6 -3 9.8 -5.4C8.6 -7.4 4 -7.4 0 -3.6M0 -1C-3.6 -.6 -7.6 1 -8.2 3.4C-5 4.2 -2 2 0 .4C2 2 5 4.2 8.2 3.4C7.6 1 3.6 -.6 0 -1',
  bonsai:
    'M-6 9.4H6L5 6.4H-5ZM-.6 6.4C-2 3 2.6 1.4 .6 -2.4M.4 1.4C2.4 .6 3.6 .6 4.6 -.6M-8 -2.6C-8.6 -5.4 -5 -6.4 -4 -6C-3.4 -9.4 3 -9.8 3.6 -6.4C6.6 -6.4 7 -2.8 4.4 -2.4ZM2.6 .6C3 -1.4 8.6 -1.6 8.8 1C8.6 2.4 4 2.6 2.6 .6Z',
  moon: 'M3.4 -8.6A9 9 0 1 0 8.6 4.6A7 7 0 0 1 3.4 -8.6ZM6.4 -4.6L7 -2.8L8.8 -2.6L7.4 -1.4L7.8 .4L6.4 -.6L5 .4L5.4 -1.4L4 -2.6L5.8 -2.8Z',
};
