// Bots of others that the host of this server has added, beside the built-in levels.

import { get } from './api';
import { LEVELS } from './quick_play';
import { say } from './settings.svelte';

export const outside = $state<{ names: string[] }>({ names: [] });
let asked = false;

/** Ask the server once; without an answer there are only the built-in levels. */
export async function findOutsideBots(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    outside.names = await get('/api/bots', {});
  } catch {
    asked = false;
  }
}

const isOurs = (level: string) => LEVELS.includes(level);

/** The name of a bot's level. */
export const levelName = (level: string) => (isOurs(level) ? say('web-level-is', { level }) : level);

/** A sentence about a bot's level. */
export const levelAbout = (level: string) => say(isOurs(level) ? `level-${level}.about` : 'web-outside-bot');

/** A seat as a choice of the host. */
export const seatLabel = ({ kind, level = 'medium' }: { kind: string; level?: string }) =>
  kind === 'bot' && !isOurs(level) ? level : say(`web-seat-is-${kind}`, { level });
