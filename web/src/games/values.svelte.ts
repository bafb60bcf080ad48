// The values a table is played with (score tables and the like): its own, or those of its game.

import { catalogue } from '../core/catalogue.svelte';
import type { ValueInfo, TableInfo } from '../core/protocol';

const NONE: readonly ValueInfo[] = [];
let asked = false;

/** Empty until the server has told them. */
export function valuesOf(table: Pick<TableInfo, 'game' | 'values'>): readonly ValueInfo[] {
  if (table.values.length) return table.values;
  const found = catalogue.find(table.game)?.values;
  if (!found && !asked) {
    asked = true;
    catalogue.load().catch(() => (asked = false));
  }
  return found ?? NONE;
}
