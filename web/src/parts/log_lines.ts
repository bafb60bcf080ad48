// Lines of the log in words, as the game wants them told.

import type { Happening, StepBackInfo, View } from '../core/protocol';
import { say, settings } from '../core/settings.svelte';
import type { Mark } from '../core/tally';
import { type Scene, leading } from '../core/scenes';
import type { GameClient } from '../games';

export interface Line {
  text: string;
  mark: Mark | null;
  /** It names the reader. */
  mine: boolean;
}

export function lineOf(
  client: GameClient | undefined,
  view: View | undefined,
  line: Happening,
  names: readonly string[],
  reader = view?.seat ?? -1,
): Line {
  const { key, words, mark } = (view && client?.told?.(view, line, names, reader)) ?? { ...line, mark: null };
  const mine = settings.language?.speaksOf(words, reader, settings.game) ?? false;
  return { text: say(key, words, names, reader), mark, mine };
}

/** Several lines one after another. */
export function tell(client: GameClient, view: View, lines: readonly Happening[], names: readonly string[]): string {
  return lines.map((line) => lineOf(client, view, line, names).text).join(' ');
}

const MOST = 3;

/** Return the main lines of scenes: of the weighty ones, those that concern me first. */
export function summary(scenes: readonly Scene[]): Happening[] {
  const weighty = scenes.filter(({ weight }) => weight !== 'quiet');
  const ranked = [...(weighty.length ? weighty : scenes.slice(-1))].sort((one, other) => Number(other.mine) - Number(one.mine));
  const told = new Set(ranked.slice(0, MOST));
  return scenes.filter((scene) => told.has(scene)).flatMap(({ lines }) => leading(lines) ?? []);
}

/** Return the sentence about a step that was taken back. */
export function stepBackOf({ by, agreed }: StepBackInfo, told: Line, names: readonly string[]): string {
  if (agreed?.length) return say('web-log-back-agreed', { player: by, line: told.text, players: agreed }, names);
  return say('web-log-back', { player: by, line: told.text }, names);
}

const MOST_SENTENCES = 3;

/** Sentences in a row, the last few; one that comes again and again is said once, with how often. */
export function together(texts: readonly string[]): string {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].slice(-MOST_SENTENCES).map(([text, count]) => (count > 1 ? `${text} (×${count})` : text)).join(' ');
}

/** Sum up lines in a few words: how often what happened. A chapter leaves out what happens all the time. */
export function sumOf(lines: readonly Happening[], chapter: boolean, names: readonly string[], reader: number): string {
  const kinds = new Map<string, { first: Happening; times: number }>();
  for (const line of lines) {
    const key = [`web-sum-${line.key}`, ...(chapter ? [] : [`web-act-${line.key}`])].find((each) => settings.language?.has(each, settings.game));
    if (!key || line.idle || line.echo) continue;
    const kind = kinds.get(key);
    if (kind) kind.times += 1;
    else kinds.set(key, { first: line, times: 1 });
  }
  return [...kinds]
    .map(([key, { first, times }]) => say(key, { ...first.words, times }, names, reader))
    .filter((words) => words !== '')
    .join(', ');
}
