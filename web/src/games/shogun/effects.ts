// The gains and losses of a scene, province by province: a mark and an amount.

import type { Happening } from '../../core/protocol';
import { BUILDING, MARK } from './looks';
import type { Building } from './position';

export interface Effect {
  province: string;
  /** A drawing in a box of −12…12. */
  mark: string;
  amount: number;
  /** More of it harms whoever holds the province. */
  harmful: boolean;
}

type Words = Happening['words'];
type Reading = (words: Words) => readonly [mark: string, amount: number];

const lost: Reading = ({ lost }) => [MARK.army!, -Number(lost)];
const come: Reading = ({ armies }) => [MARK.army!, Number(armies)];

const READINGS: Record<string, Reading> = {
  'sg-settled': come,
  'sg-deployed': come,
  'sg-landed': come,
  'sg-moved': come,
  'sg-conquered': lost,
  'sg-held': lost,
  'sg-put-down': lost,
  'sg-taxes': ({ chests }) => [MARK.chest!, Number(chests)],
  'sg-harvest': ({ rice }) => [MARK.rice!, Number(rice)],
  'sg-built': ({ building }) => [BUILDING[building as Building], 1],
  'sg-unrest': () => [MARK.unrest!, 1],
  'sg-calmed': () => [MARK.unrest!, -1],
  'sg-general': () => [MARK.general!, 1],
  'sg-statue': () => [MARK.statue!, 1],
  'sg-captured': ({ count }) => [MARK.statue!, Number(count)],
};

export function effectsOf(lines: readonly Happening[]): Effect[] {
  return lines
    .filter(({ key }) => key in READINGS)
    .map(({ key, words }) => {
      const [mark, amount] = READINGS[key]!(words);
      return { province: String(words.target ?? words.province), mark, amount, harmful: mark === MARK.unrest };
    })
    .filter(({ amount }) => amount !== 0);
}
