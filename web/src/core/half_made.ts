// A choice that is half made stays over a reload of the page.

import type { OpenDecision } from './desk.svelte';
import { NOTHING, narrowed } from './selection';

const KEY = 'gunbai-choice';

type Kept = Pick<OpenDecision, 'table' | 'asked' | 'choosing'>;

/** Keeps what is half chosen. */
export function keepChoice(decision: OpenDecision | undefined): void {
  if (!decision?.choosing.length || decision.busy) return;
  const { table, asked, choosing } = decision;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ table, asked, choosing } satisfies Kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Takes up what was kept, once, if the same is asked and nothing was chosen yet. */
export function restoreChoice(decision: OpenDecision): void {
  const text = sessionStorage.getItem(KEY);
  if (!text) return;
  sessionStorage.removeItem(KEY);
  const kept = JSON.parse(text) as Kept;
  const same = kept.table === decision.table && kept.asked === decision.asked && decision.choosing === NOTHING;
  if (same && narrowed(decision.choices, kept.choosing).length) decision.choosing = kept.choosing;
}
