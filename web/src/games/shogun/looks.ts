// Colours, shapes, crests and marks of Shogun, all drawn by us in one stroke style.

import type { Action, Building, Colour, Cube, Region } from './position';

/** The seat colour of the whole client for a clan; farmers are pine. */
export const INK: Record<Cube, string> = {
  blue: 'var(--indigo)',
  yellow: 'var(--gold)',
  red: 'var(--vermilion)',
  black: 'light-dark(#34373c, #0b0c0e)',
  purple: 'var(--plum)',
  green: 'var(--pine)',
};

/** The same for thin lines: on the dark ground black would not be seen. */
export const STROKE: Record<Cube, string> = { ...INK, black: 'light-dark(#34373c, #d9d4c8)' };

/** The ink on that colour. */
export const ON: Record<Cube, string> = {
  blue: 'var(--on-colour)',
  yellow: 'var(--on-colour)',
  red: 'var(--on-colour)',
  black: '#fffaf0',
  purple: 'var(--on-colour)',
  green: 'var(--on-colour)',
};

/** Outlines around 0,0 with radius 10: square, hexagon, circle, shield, rhombus; farmers a drop. */
export const SHAPE: Record<Cube, string> = {
  blue: 'M-7 -8.6H7Q8.6 -8.6 8.6 -7V7Q8.6 8.6 7 8.6H-7Q-8.6 8.6 -8.6 7V-7Q-8.6 -8.6 -7 -8.6Z',
  yellow: 'M-5.3 -9.2H5.3L10.6 0L5.3 9.2H-5.3L-10.6 0Z',
  red: 'M-9.6 0a9.6 9.6 0 1 1 19.2 0a9.6 9.6 0 1 1 -19.2 0Z',
  black: 'M-9 -9H9V2.4Q9 8 0 11Q-9 8 -9 2.4Z',
  purple: 'M0 -11.6L11.6 0L0 11.6L-11.6 0Z',
  green: 'M0 -11.5C5 -6 9.4 -2.4 9.4 2.4A9.4 8.6 0 0 1 -9.4 2.4C-9.4 -2.4 -5 -6 0 -11.5Z',
};

/** Crests in a box of −12…12: wave, turtle shell, sun, mountain, lotus. Strokes only. */
export const CREST: Record<Colour, string> = {
  blue: 'M-9 5C-5 5 -5 -5 0 -6C4.5 -6.6 7 -2.6 4.6 -.4C3 1 .6 -.4 1.6 -2.2M-9 8.5C-4 8.5 -2 3.5 2 3.5C5.5 3.5 6 8 9.5 8M2 3.5C4 1.4 7 .8 9.5 2',
  yellow:
    'M-4 -7H4L8 0L4 7H-4L-8 0ZM-1.8 -3.2H1.8L3.6 0L1.8 3.2H-1.8L-3.6 0ZM-4 -7L-1.8 -3.2M4 -7L1.8 -3.2M8 0H3.6M4 7L1.8 3.2M-4 7L-1.8 3.2M-8 0H-3.6',
  red: 'M-4 0a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM0 -9.5V-7M0 7V9.5M-9.5 0H-7M7 0H9.5M-6.7 -6.7L-5 -5M5 5L6.7 6.7M-6.7 6.7L-5 5M5 -5L6.7 -6.7',
  black: 'M-10 7.5L-2.6 -6.5Q-1.6 -8 -.4 -6.5L2.6 -1L4.4 -3.6Q5.2 -4.6 6 -3.4L10.4 7.5ZM-4.6 -2.6L-2.8 -1.2L-1 -2.8L.8 -1.2L2.2 -1.8',
  purple:
    'M0 -9C3.4 -5 3.4 1 0 5C-3.4 1 -3.4 -5 0 -9ZM-1.6 4.4C-6 4.4 -8.6 .6 -8.4 -3.6C-5.6 -3.4 -3.6 -2 -2.5 0M1.6 4.4C6 4.4 8.6 .6 8.4 -3.6C5.6 -3.4 3.6 -2 2.5 0M-6 7.6C-2.4 9 2.4 9 6 7.6',
};

/** The tint of a region's ground; its pattern is `url(#sg-…)`. */
export const GROUND: Record<Region, string> = {
  green: 'light-dark(#d5dfc4, #2a3528)',
  red: 'light-dark(#efcdbe, #402a26)',
  purple: 'light-dark(#dccfdd, #352c3a)',
  yellow: 'light-dark(#f0dfae, #3d3420)',
  brown: 'light-dark(#ddceb4, #352e25)',
};

/** Marks in a box of −12…12, strokes: buildings, goods, actions. */
export const BUILDING: Record<Building, string> = {
  castle: 'M-9 9V-1H9V9ZM-10.5 -1L-6 -5.5H6L10.5 -1M-5 -5.5V-8H5V-5.5M-7 -8L0 -11.5L7 -8M-2.5 9V4.5H2.5V9',
  temple: 'M-10.5 -8.5Q0 -5.5 10.5 -8.5M-8 -3.5H8M-6 -7V9.5M6 -7V9.5M0 -6.8V-3.5',
  theatre: 'M-8 -9C-3 -10.5 3 -10.5 8 -9C9 -1 6.5 7 0 10C-6.5 7 -9 -1 -8 -9ZM-5 -2.6C-4 -4 -2.4 -4 -1.6 -2.6M1.6 -2.6C2.4 -4 4 -4 5 -2.6M-2.6 4C-1 5.2 1 5.2 2.6 4',
};

export const MARK: Record<string, string> = {
  chest: 'M-9.5 -3Q-9.5 -8 -4.5 -8H4.5Q9.5 -8 9.5 -3V8H-9.5ZM-9.5 -1H9.5M-2 -3V2H2V-3',
  rice: 'M-9 1Q0 -3 9 1Q8 9 3 10H-3Q-8 9 -9 1ZM-7 -.5C-6 -6 -2.5 -9 0 -9C2.5 -9 6 -6 7 -.5M-2 -5L-1 -3.6M2 -4.6L1 -3.2',
  unrest: 'M0 10C-6 10 -8 5.5 -6.5 1.5C-5.5 -1 -4 -2 -4.5 -5.5C-1.8 -4.6 -1 -3 -.6 -1C1 -3.6 1.2 -7 -.4 -11C5 -8 8 -2.6 7 3C6.4 7.4 3.6 10 0 10ZM0 10C-2.4 8.6 -2 5.6 0 3.6C2.2 5.6 2.2 8.6 0 10',
  general: 'M-8 4C-8 -4 -5 -8 0 -8C5 -8 8 -4 8 4M-11 7C-6 4 6 4 11 7L9 3.6M-11 7L-9 3.6M-2 -8C-5 -9 -8 -11 -8.6 -12.6M2 -8C5 -9 8 -11 8.6 -12.6M-3.4 4.6V9Q0 11 3.4 9V4.6',
  statue: 'M-7 10.5H7M-5 10.5V7.5H5V10.5M-4 7.5C-5.5 3 -3.5 0 -2.5 -1.5M4 7.5C5.5 3 3.5 0 2.5 -1.5M-3.4 -5.4a3.4 3.6 0 1 1 6.8 0a3.4 3.6 0 1 1 -6.8 0Z',
  town: 'M-10 10V-1L-4 -7L0 -3M-10 10H10V1L4 -5L-2 1V10M2 10V5H6V10',
  army: 'M-6.5 -6.5H6.5V6.5H-6.5Z',
  province: 'M-9 -4L-3 -9L4 -6.5L9.5 -2L7 6L0 9.5L-7.5 6Z',
  winter: 'M0 -10V10M-8.7 -5L8.7 5M-8.7 5L8.7 -5M0 -6L-2.6 -8.6M0 -6L2.6 -8.6M0 6L-2.6 8.6M0 6L2.6 8.6M5.2 -3L6 -6.4M5.2 -3L8.8 -2M-5.2 3L-6 6.4M-5.2 3L-8.8 2M-5.2 -3L-8.8 -2M-5.2 -3L-6 -6.4M5.2 3L8.8 2M5.2 3L6 6.4',
  spring: 'M0 0C-3.4 -3.4 -3 -8 0 -10C3 -8 3.4 -3.4 0 0C4.4 -2.2 8.6 -.4 9.5 3C6.6 5.4 2.4 4.4 0 0C2.4 4.4 1 8.6 -2.2 9.8C-5 7.4 -4.4 3 0 0C-4.8 .4 -8.4 -2.4 -8.4 -5.8C-5 -7.2 -1.2 -4.8 0 0Z',
  summer: 'M-4 0a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM0 -10.5V-7M0 7V10.5M-10.5 0H-7M7 0H10.5M-7.4 -7.4L-5 -5M5 5L7.4 7.4M-7.4 7.4L-5 5M5 -5L7.4 -7.4',
  autumn: 'M0 10.5V3M0 3C-3 5 -6.6 5 -9 3.4C-7 2 -6.6 .4 -7 -1.4C-4.6 -1 -3 -1.6 -2 -3.4C-1.6 -6 -1 -8.4 0 -10.4C1 -8.4 1.6 -6 2 -3.4C3 -1.6 4.6 -1 7 -1.4C6.6 .4 7 2 9 3.4C6.6 5 3 5 0 3Z',
};

/** One army more or fewer; the number stands beside it. */
const RECRUIT = 'M-9.5 8.5V-8.5M-9.5 -8.5H4L1 -4.5L4 -.5H-9.5M-4 9.5V4.5H9.5V9.5Z';
const SWORDS = 'M-9.5 9.5L6.5 -6.5L9.5 -9.5L8.6 -5L-4 7.6M-9.6 4.8L-4.8 9.6M9.5 9.5L-6.5 -6.5L-9.5 -9.5L-8.6 -5L4 7.6M9.6 4.8L4.8 9.6';

export const ACTION: Record<Action, string> = {
  castle: BUILDING.castle,
  temple: BUILDING.temple,
  theatre: BUILDING.theatre,
  rice: MARK.rice!,
  tax: MARK.chest!,
  deploy5: RECRUIT,
  deploy3: RECRUIT,
  deploy1: RECRUIT,
  battle1: SWORDS,
  battle2: SWORDS,
};

/** The digits beside the marks of actions. */
export const DIGIT: Partial<Record<Action, string>> = {
  deploy5: '5',
  deploy3: '3',
  deploy1: '1',
  battle1: 'I',
  battle2: 'II',
};
