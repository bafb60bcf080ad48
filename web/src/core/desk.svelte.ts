// The table that is open on this page, and the decision there.

import type { Live } from './live.svelte';
import type { Choice } from './protocol';
import type { Choosing } from './selection';

export interface OpenDecision {
  readonly table: string;
  /** The question with its possible answers, as a text to compare. */
  readonly asked: string;
  readonly choices: readonly Choice[];
  choosing: Choosing;
  readonly busy: boolean;
}

class Desk {
  live = $state.raw<Live>();
  decision = $state.raw<OpenDecision>();
}

export const desk = new Desk();
