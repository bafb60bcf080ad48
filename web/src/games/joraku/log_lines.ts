// Lines of the log as they are told at the table: by the person, with the mark of the pieces.

import type { Happening, View } from '../../core/protocol';
import { say, thing } from '../../core/settings.svelte';
import type { Mark } from '../../core/tally';
import type { Told } from '../index';
import { INK, SHAPE } from './looks';
import { type Colour, factionOf, positionOf } from './position';
import { whispered } from './story';

/** Those that the engine tells of a colour, and those that name the colour besides. */
const BY_PERSON = new Set(
  ['effect', 'placed', 'marched', 'moved', 'removed', 'sent', 'stopped', 'gained', 'played', 'won'].map((name) => `jk-${name}`),
);

export function markOf(colour: Colour): Mark {
  return { path: SHAPE[colour], ink: INK[colour], label: thing('colour', colour) };
}

export function told(view: View, { key, words }: Happening, names: readonly string[], reader: number): Told {
  const position = positionOf(view);
  const colour = words.colour as Colour | undefined;
  const faction = colour && factionOf(position, colour);
  if (!faction) {
    const own = typeof words.player === 'number' && !whispered(key) ? position.seats[words.player]?.colours : undefined;
    return { key, words, mark: own?.length === 1 ? markOf(own[0]!) : null };
  }
  const mark = markOf(colour);
  if (!BY_PERSON.has(key) || faction.seat < 0) return { key, words, mark };
  const name = names[faction.seat] ?? '';
  // A player with two colours is told with the one that acts; the reader sees its mark.
  const both = position.mode === 'two_vs_two' && faction.seat !== reader;
  const player = both ? say('web-jk-log-by', { name, colour }) : faction.seat;
  const victim = factionOf(position, String(words.victim))?.seat ?? -1;
  const owner = { owner: names[victim] ?? '', 'owner-is': victim === reader ? 'you' : 'named' };
  return { key: `web-jk-log-${key.slice(3)}`, words: { ...words, player, ...owner }, mark };
}
