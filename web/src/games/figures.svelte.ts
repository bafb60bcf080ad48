// The figures a table is played with (score tables and the like): its own, or those of its game.

import { catalogue } from '../core/catalogue.svelte';
import type { FigureInfo, TableInfo } from '../core/protocol';

const NONE: readonly FigureInfo[] = [];
let asked = false;

/** Empty until the server has told them. */
export function figuresOf(table: Pick<TableInfo, 'game' | 'figures'>): readonly FigureInfo[] {
  if (table.figures.length) return table.figures;
  const found = catalogue.find(table.game)?.figures;
  if (!found && !asked) {
    asked = true;
    catalogue.load().catch(() => (asked = false));
  }
  return found ?? NONE;
}
