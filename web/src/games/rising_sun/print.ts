// The print of a province and what lies there for the season, and the room that they take.

import type { Box } from '../map/camera';
import type { Land, Lot } from './land';

/** Victory points, coins, ronin. */
export type Reward = readonly [number, number, number];

export interface Sign {
  sign: string;
  value: number;
}

const SIGNS = ['vp', 'coin', 'ronin'];
/** The height of a number and the width of its digits at least, in pixels. */
export const DIGITS = 13;
export const DIGIT = 8.4;
const SMALLEST = 13;
const LARGEST = 20;

/** The sizes of what is drawn, in pixels. */
export interface Print {
  name: number;
  shield: number;
  sign: number;
  signs: readonly Sign[];
}

const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

export function widthOfSign({ value }: Sign, sign: number): number {
  return sign + (value > 1 ? String(value).length * DIGIT + 2 : 0);
}

/** One sign for each point and coin; where they don't fit, one with a number. */
export function printOf(land: Land, scale: number, reward: Reward | undefined): Print {
  const room = land.room.reward[0] * scale * 1.15;
  const each = SIGNS.flatMap((sign, n) => Array.from({ length: reward?.[n] ?? 0 }, () => ({ sign, value: 1 })));
  const sign = clamp(SMALLEST, 31 * scale, LARGEST);
  const fits = each.length * sign <= room;
  return {
    name: clamp(DIGITS, 38 * scale, 28),
    shield: clamp(19, 54 * scale, 30),
    sign,
    signs: fits ? each : SIGNS.map((name, n) => ({ sign: name, value: reward?.[n] ?? 0 })).filter(({ value }) => value),
  };
}

const boxAround = ([x, y]: readonly [number, number], width: number, height: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

/** Nothing comes closer to what is printed, in pixels. */
const APART = 2;

/** Return the boxes in which nothing else can stand: the name, so many letters long, and the number of the war. */
export function takenBy(lot: Lot, print: Print, scale: number, letters: number, war: boolean): Box[] {
  const name = boxAround(lot.label, (letters * print.name * 0.64 + APART) / scale, (print.name * 1.1) / scale);
  return war ? [name, boxAround(lot.war, (print.shield + APART) / scale, (print.shield * 1.1 + 2 * APART) / scale)] : [name];
}

export function rewardBox(lot: Lot, { signs, sign }: Print, scale: number): Box {
  const width = signs.reduce((sum, each) => sum + widthOfSign(each, sign), 0);
  return boxAround(lot.reward, width / scale, (sign + 1) / scale);
}
