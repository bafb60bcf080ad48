// The score tables of the table's figures.

import type { FigureInfo } from '../../core/protocol';
import { AREAS } from './position';

export interface Tables {
  /** By area, round − 1, rank − 1 (JK-C10). */
  prestige: number[][][];
  /** Areas whose table is a house value. */
  house: boolean[];
}

/** Empty until the figures are known. */
export function tablesOf(figures: readonly FigureInfo[]): Tables {
  const areas = AREAS.map((area) => figures.find((figure) => figure.name === `prestige.${area}`));
  return {
    prestige: areas.map((figure) => (figure?.values.rows as number[][] | undefined) ?? []),
    house: areas.map((figure) => figure?.confidence === 'house value'),
  };
}
