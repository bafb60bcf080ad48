// The gains and losses of a scene by province, to be written on the map: figures that came or went, rewards.

import type { Happening } from '../../core/protocol';
import { PROVINCES } from './position';

export interface ChipPart {
  /** A kind of figure, or a sign of MARK. */
  sign: string;
  figure: boolean;
  text: string;
}

export interface Chip {
  place: string;
  seat: number;
  good: boolean;
  parts: ChipPart[];
}

const CAME = ['rs-summoned', 'rs-placed', 'rs-built', 'rs-replaced'];
const WENT = ['rs-killed', 'rs-sent-home'];
const REWARDS: Record<string, [sign: string, field: string]> = {
  'rs-points': ['vp', 'points'],
  'rs-coins': ['coin', 'coins'],
  'rs-ronin': ['ronin', 'ronin'],
};

/** One for each clan in a province that gained or lost something there. */
export function chipsOf(lines: readonly Happening[]): Chip[] {
  const chips: Chip[] = [];
  let reaped = '';
  const add = (place: string, seat: number, good: boolean, part: ChipPart) => {
    const same = chips.find((chip) => chip.place === place && chip.seat === seat && chip.good === good);
    if (same) same.parts.push(part);
    else chips.push({ place, seat, good, parts: [part] });
  };
  for (const { key, words } of lines) {
    const seat = Number(words.player);
    const place = String(words.province ?? words.place ?? '');
    const sign = String(words.figure);
    if (key === 'rs-harvest') reaped = place;
    if (key === 'rs-acted') reaped = '';
    if (CAME.includes(key)) add(place, seat, true, { sign, figure: true, text: '+' });
    if (WENT.includes(key)) add(place, seat, false, { sign, figure: true, text: '−' });
    const reward = REWARDS[key];
    if (reward && reaped) add(reaped, seat, true, { sign: reward[0], figure: false, text: `+${String(words[reward[1]])}` });
  }
  return chips.filter(({ place }) => (PROVINCES as readonly string[]).includes(place));
}
