// The visitor as the server knows them.

import { api } from './api';
import type { Me } from './protocol';

class Myself {
  now = $state.raw<Me | null>(null);
  known = $state(false);

  async load(): Promise<void> {
    try {
      this.now = await api.me();
    } finally {
      this.known = true;
    }
  }

  async name(name: string): Promise<void> {
    this.now = await api.setName(name);
  }
}

export const me = new Myself();
