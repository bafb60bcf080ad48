// The rail beside the board: a board puts there what else would take room from its map.

import type { Snippet } from 'svelte';

export class Rail {
  /** The part of the board that Beside.svelte put there. */
  side = $state.raw<Snippet | null>(null);
  /** The decision to be made there: it opens by itself, and afterwards the tab read before comes back. */
  wanted = $state<string | null>(null);
}
