// The things that the rules of the book name, by the passage that tells of them.

import type { Pictured } from '../../parts/book/pictures';

const COLOURS = ['r', 'y', 'b'];
const VALUES = ['n', '1', '2', '3', '4', '5', '6'];

/** The cards that a passage speaks of. */
export const CARDS_OF: Record<string, readonly string[]> = {
  'JK-C06': COLOURS.flatMap((colour) => VALUES.map((value) => `${value}${colour}`)),
  'JK-K04': ['3r', '5r'],
  'JK-K08': ['nb'],
  'JK-K12': ['4y'],
  'JK-K15': ['5r'],
  'JK-W03': ['6r', 'nr'],
  'JK-W04': ['nr', '1r'],
  'JK-W05': ['5r', '5b'],
  'JK-X01': ['3r', '5r', '2r', '4b'],
  'JK-X02': ['4r', '5r', '2r', '5b'],
  'JK-X03': ['6r', 'nr', '3r', '1b'],
  'JK-X04': ['nr', '5r', '3r', '1b'],
  'JK-X27': ['6r', 'nr', '6b', 'nb'],
  'JK-X28': ['nr', '2r', '6r', '5r'],
  'JK-X29': ['6r', '6b', '6y', '5r'],
  'JK-X30': ['nr', 'nb', 'ny'],
  'JK-X31': ['nr', '1r', 'nb'],
  'JK-X32': ['2r', '3r', '6b', '5r'],
  'JK-X33': ['nb', '6r', '5y'],
  'JK-X34': ['6r', '5y', 'ny'],
};

/** Signs of the variant cards, in a box of −12…12. */
const VARIANT: readonly string[] = [
  'M-4 -5.4a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM-8 10C-8 1 8 1 8 10Z',
  'M-9 -4H9M-9 4H9',
  'M-10 -3V3H-5L4 9V-9L-5 -3ZM8 -5C10 -2 10 2 8 5',
  'M-10.5 -8.5Q0 -5.5 10.5 -8.5M-8 -3.5H8M-6 -7V9.5M6 -7V9.5M0 -6.8V-3.5',
  'M0 -10C5 -4 8 -1 8 3A8 7 0 0 1 -8 3C-8 -1 -5 -4 0 -10Z',
  'M-10.4 7C-6 7 -6 -1 -1 -1H8M4 -5.4L8.6 -1L4 3.4M-3 8.6H6',
];

/** The variant card that a passage opens: JK-V1a and so on. */
export function variantOf(id: string): Pictured[] {
  const number = Number(/^JK-V([1-6])a$/.exec(id)?.[1] ?? 0);
  const sign = VARIANT[number - 1];
  return sign ? [{ kind: 'variant', name: `${number}`, sign, label: `${number}`, tint: 'var(--pine)' }] : [];
}
