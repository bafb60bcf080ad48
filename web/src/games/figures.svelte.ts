// The figures of a game (score tables and the like).

import { catalogue } from '../core/catalogue.svelte';
import type { FigureInfo } from '../core/protocol';

const NONE: readonly FigureInfo[] = [];
let asked = false;

/** Empty until the server has told them. */
export function figuresOf(game: string): readonly FigureInfo[] {
  const found = catalogue.find(game)?.figures;
  if (!found && !asked) {
    asked = true;
    catalogue.load().catch(() => (asked = false));
  }
  return found ?? NONE;
}
