// The games of this server: asked for once, then kept.

import { api } from './api';
import type { GameInfo } from './protocol';
import { say, settings } from './settings.svelte';
import { GAMES } from './words';

class Catalogue {
  games = $state.raw<GameInfo[]>([]);

  async load(): Promise<GameInfo[]> {
    if (!this.games.length) {
      const games = await api.games();
      // The titles of games that this client does not bring along come with their words.
      await Promise.all(games.filter(({ name }) => !GAMES.includes(name)).map(({ name }) => settings.learn(name)));
      this.games = games;
    }
    return this.games;
  }

  find(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const catalogue = new Catalogue();

/** A value of an option in words; several are told one after another. */
export function optionValue(game: GameInfo, option: string, value: string): string {
  const parts = value.split(',').map((part) => say(`${game.prefix}-option-${option}-${part}`));
  return parts.length > 1 ? say('web-list', { parts }) : parts.join('');
}

/** Return the options of a table that are not the default. */
export function unusual(game: GameInfo | undefined, options: Record<string, string>): string[] {
  if (!game) return [];
  const other = game.options
    .filter(({ name, ordered }) => name !== 'players' && !ordered)
    .filter(({ name, default: usual }) => (options[name] ?? usual) !== usual);
  if (!other.length || !settings.ready(game.name)) return [];
  return other.map(({ name }) => optionValue(game, name, options[name]!));
}
