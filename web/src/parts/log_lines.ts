// Lines of the log in words, as the game wants them told.

import type { Happening, View } from '../core/protocol';
import { say } from '../core/settings.svelte';
import type { Mark } from '../core/tally';
import type { GameClient } from '../games';

export interface Line {
  text: string;
  mark: Mark | null;
}

export function lineOf(client: GameClient | undefined, view: View | undefined, line: Happening, names: readonly string[]): Line {
  const { key, words, mark } = (view && client?.told?.(view, line, names)) ?? { ...line, mark: null };
  return { text: say(key, words, names), mark };
}

/** Several lines one after another. */
export function tell(client: GameClient, view: View, lines: readonly Happening[], names: readonly string[]): string {
  return lines.map((line) => lineOf(client, view, line, names).text).join(' ');
}
