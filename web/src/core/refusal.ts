// Carry out a request; what was refused is kept to be shown near where it happened.

import { RefusedError } from './api';
import type { Refused } from './protocol';

export const BROKEN: Refused = { key: 'server-error', rule: '', words: {} };

export function refusedBy(error: unknown): Refused {
  if (error instanceof RefusedError) return error.refused;
  console.error(error);
  return BROKEN;
}

/** Nothing if it went well, else why not. */
export async function attempt(work: () => Promise<unknown>): Promise<Refused | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return refusedBy(error);
  }
}
