// A look at the server now and then: how many games wait for me, and which client it has.

import { api } from './api';
import { showBadge } from './badge';
import { update } from './update.svelte';

/** Milliseconds between looks. */
export const EVERY = 60_000;

/** Returns true if the server answered; else the next look may tell more. */
export async function look(): Promise<boolean> {
  try {
    const { tables, build } = await api.waiting();
    showBadge(tables);
    update.heard(build);
    return true;
  } catch {
    return false;
  }
}
