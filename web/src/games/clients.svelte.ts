// The games this client can show; each is fetched with its words when its first table is opened.

import { settings } from '../core/settings.svelte';
import type { GameClient } from '.';

const found = import.meta.glob<GameClient>('./*/client.ts', { import: 'default' });
const LOADERS = Object.fromEntries(Object.entries(found).map(([path, load]) => [path.split('/')[1]!, load]));

class Clients {
  private loaded = $state.raw<Record<string, GameClient>>({});
  private loading = new Map<string, Promise<GameClient>>();

  /** Undefined while it is on its way, and for a game that is not known here. */
  of(game: string): GameClient | undefined {
    const found = this.loaded[game];
    const spoken = settings.ready(game);
    if (!found && game in LOADERS) void this.load(game);
    return spoken ? found : undefined;
  }

  knows(game: string): boolean {
    return game in LOADERS;
  }

  load(game: string): Promise<GameClient> {
    let coming = this.loading.get(game);
    if (!coming) {
      coming = LOADERS[game]!();
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
