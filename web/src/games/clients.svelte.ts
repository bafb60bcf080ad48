// The games of this client; each is fetched with its words when its first table is opened.
// A game that has no folder here is shown on the plain board.

import { catalogue } from '../core/catalogue.svelte';
import { settings } from '../core/settings.svelte';
import type { GameClient } from '.';

const own = import.meta.glob<GameClient>('./*/client.ts', { import: 'default' });

async function fetchClient(game: string): Promise<GameClient> {
  const load = own[`./${game}/client.ts`];
  if (load) return await load();
  const [{ plainClient }] = await Promise.all([import('./plain/plain'), catalogue.load()]);
  return plainClient(catalogue.find(game)?.prefix ?? '');
}

class Clients {
  private loaded = $state.raw<Record<string, GameClient>>({});
  private loading = new Map<string, Promise<GameClient>>();

  /** Undefined while it is on its way. */
  of(game: string): GameClient | undefined {
    const found = this.loaded[game];
    const spoken = settings.ready(game);
    if (!found) void this.load(game);
    return spoken ? found : undefined;
  }

  load(game: string): Promise<GameClient> {
    let coming = this.loading.get(game);
    if (!coming) {
      coming = fetchClient(game);
      this.loading.set(game, coming);
      coming.then(
        (client) => (this.loaded = { ...this.loaded, [game]: client }),
        () => this.loading.delete(game), // a line that was cut: the next look tries again
      );
    }
    return coming;
  }
}

export const clients = new Clients();
