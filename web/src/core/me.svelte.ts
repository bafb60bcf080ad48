// The visitor as the server knows them.

import { api, RefusedError } from './api';
import type { Me } from './protocol';

class Myself {
  now = $state.raw<Me | null>(null);
  known = $state(false);
  /** Nobody answered when the page was opened. */
  offline = $state(false);

  async load(): Promise<void> {
    try {
      this.now = await api.me();
    } catch (error) {
      this.offline = error instanceof RefusedError && error.nobody;
    } finally {
      this.known = true;
    }
  }

  async name(name: string): Promise<void> {
    this.now = await api.setName(name);
  }
}

export const me = new Myself();
