// The score tables of the table's values.

import type { ValueInfo } from '../../core/protocol';
import { AREAS } from './position';

export interface Tables {
  /** By area, round − 1, rank − 1 (JK-C10). */
  prestige: number[][][];
}

/** Empty until the values are known. */
export function tablesOf(values: readonly ValueInfo[]): Tables {
  const areas = AREAS.map((area) => values.find((value) => value.name === `prestige.${area}`));
  return {
    prestige: areas.map((value) => (value?.values.rows as number[][] | undefined) ?? []),
  };
}
