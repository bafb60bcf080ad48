// Colours, shapes, crests and emblems of Joraku, all drawn by us in one stroke style.

import type { Colour } from './position';

/** The seat colour of the whole client for a colour of this game. */
export const INK: Record<Colour, string> = {
  red: 'var(--vermilion)',
  blue: 'var(--indigo)',
  yellow: 'var(--gold)',
  purple: 'var(--plum)',
};

export const SUIT: Record<string, string> = {
  r: 'var(--card-red)',
  y: 'var(--card-yellow)',
  b: 'var(--card-blue)',
};

/** Outlines of the pieces around 0,0 with radius 10: circle, square, hexagon, rhombus. */
export const SHAPE: Record<Colour, string> = {
  red: 'M-9.6 0a9.6 9.6 0 1 1 19.2 0a9.6 9.6 0 1 1 -19.2 0Z',
  blue: 'M-7 -8.6H7Q8.6 -8.6 8.6 -7V7Q8.6 8.6 7 8.6H-7Q-8.6 8.6 -8.6 7V-7Q-8.6 -8.6 -7 -8.6Z',
  yellow: 'M-5.3 -9.2H5.3L10.6 0L5.3 9.2H-5.3L-10.6 0Z',
  purple: 'M0 -11L11 0L0 11L-11 0Z',
};

/** Crests in a box of −12…12: sun, wave, turtle shell, lotus. Strokes only. */
export const CREST: Record<Colour, string> = {
  red: 'M-4 0a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM0 -9.5V-7M0 7V9.5M-9.5 0H-7M7 0H9.5M-6.7 -6.7L-5 -5M5 5L6.7 6.7M-6.7 6.7L-5 5M5 -5L6.7 -6.7',
  blue: 'M-9 5C-5 5 -5 -5 0 -6C4.5 -6.6 7 -2.6 4.6 -.4C3 1 .6 -.4 1.6 -2.2M-9 8.5C-4 8.5 -2 3.5 2 3.5C5.5 3.5 6 8 9.5 8M2 3.5C4 1.4 7 .8 9.5 2',
  yellow:
    'M-4 -7H4L8 0L4 7H-4L-8 0ZM-1.8 -3.2H1.8L3.6 0L1.8 3.2H-1.8L-3.6 0ZM-4 -7L-1.8 -3.2M4 -7L1.8 -3.2M8 0H3.6M4 7L1.8 3.2M-4 7L-1.8 3.2M-8 0H-3.6',
  purple:
    'M0 -9C3.4 -5 3.4 1 0 5C-3.4 1 -3.4 -5 0 -9ZM-1.6 4.4C-6 4.4 -8.6 .6 -8.4 -3.6C-5.6 -3.4 -3.6 -2 -2.5 0M1.6 4.4C6 4.4 8.6 .6 8.4 -3.6C5.6 -3.4 3.6 -2 2.5 0M-6 7.6C-2.4 9 2.4 9 6 7.6',
};

/** The horns on the helmet: only a daimyo wears them. */
export const HORNS = 'M-2 -9.5C-7 -11.5 -9.5 -15 -9.6 -19.5M2 -9.5C7 -11.5 9.5 -15 9.6 -19.5';

/** Suit emblems in a box of −12…12: katana, spear, matchlock. Strokes only. */
export const EMBLEM: Record<string, string> = {
  r: 'M-10 7C-3 5.5 4.5 .5 10 -8C9 0 2 7 -6.8 9.4M-8.6 4.4L-5.2 10.6M-8 8.2L-11 10.4',
  y: 'M-10 10L5 -5M5 -5C5.4 -8 7.6 -9.8 10.4 -10.4C9.8 -7.6 8 -5.4 5 -5M1.2 -6.8C3 -5.8 5.8 -3 6.8 -1.2M-7.4 5.2L-5.2 7.4',
  b: 'M-2.6 2.4L10.6 -7.4M-4 .6L9.6 -9.4M-2.6 2.4C-5 4.4 -6.6 7.8 -10.6 9C-11.4 6.4 -9.4 4 -4 .6M.6 0L1.6 4.2C.6 5.2 -.8 5 -1.4 3.4M6 -4L7.4 -1.6',
};

/** A hooded head with a slit for the eyes. */
export const NINJA =
  'M0 -11C7.6 -11 10.4 -5 9.6 1C8.8 7.4 5 11 0 11C-5 11 -8.8 7.4 -9.6 1C-10.4 -5 -7.6 -11 0 -11ZM-7.6 -2.6C-3 -5 3 -5 7.6 -2.6C6.4 2 3.4 1.6 0 1C-3.4 1.6 -6.4 2 -7.6 -2.6ZM9 4.6L12.6 7.4L9.4 9.6';

/** The war leader's fan, for the Kachidoki card. */
export const FAN =
  'M0 -10.86c3.5 0 6.44 1.56 6.44 4.32c0 1.66 -1.29 2.48 -1.29 3.96s1.47 2.21 1.47 4.05c0 2.02 -2.76 3.31 -6.62 3.31s-6.62 -1.29 -6.62 -3.31c0 -1.84 1.47 -2.58 1.47 -4.05S-6.44 -4.88 -6.44 -6.53c0 -2.76 2.94 -4.32 6.44 -4.32ZM0 -10V10.8M-1.4 10.8H1.4';
