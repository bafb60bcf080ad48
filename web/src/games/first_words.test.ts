import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { laterNames, messagesOf, parted } from '../../plugins/words';
import type { View } from '../core/protocol';
import { NOTHING } from '../core/selection';
import { say, settings } from '../core/settings.svelte';
import allTerms from '../core/terms.json';
import { GAMES, Language, type LanguageCode, LANGUAGES } from '../core/words';
import { clients } from './clients.svelte';
import type { GameClient } from '.';
import type { Sample } from './samples';

const samples = import.meta.glob<Record<string, Sample>>('./*/samples.json', { import: 'default', eager: true });
const TEXTS = '../src/gunbai';
const terms: Record<string, Record<string, string>> = allTerms;

afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  settings.game = '';
  await settings.speak('en');
});

/** The language with all texts of a game, or only with those that come first. */
function language(code: LanguageCode, game: string, whole: boolean): Language {
  const read = (of: string, files: readonly string[]): FluentResource[] => {
    const messages = files.flatMap((file) => messagesOf(readFileSync(`${TEXTS}/${file}`, 'utf-8')));
    return [new FluentResource((whole ? messages : parted(messages, laterNames('src/games', of)).first).join('\n'))];
  };
  const shared = read('', [`text/${code}.ftl`, `server/text/${code}.ftl`]);
  const texts = read(game, [`games/${game}/text/${code}.ftl`, `games/${game}/text/web.${code}.ftl`]);
  return new Language(code, shared, { [game]: { texts, terms: terms[game]! } });
}

/** Return all that the page says of a decision, whatever is chosen. */
function saidOf(client: GameClient, view: View, names: readonly string[]): unknown[] {
  return [
    say(`ask-${view.prompt!.key}`, view.prompt!.words, names),
    client.help?.(view, [], NOTHING),
    client.stage(view),
    names.map((_, seat) => client.seat(view, seat)),
    view.choices.map((choice) => [client.label(choice), client.brief(choice), client.foresee(view, [], choice)]),
  ];
}

const ALL = GAMES.flatMap((game) => LANGUAGES.map((code) => [game, code] as const));

it.each(ALL)('a decision of %s whose question comes first says all in %s at once', async (game, code) => {
  const complain = vi.spyOn(console, 'error');
  const client = await clients.load(game);
  const first = language(code, game, false);
  const moments = Object.values(samples[`./${game}/samples.json`]!).filter(
    ({ view }) => view && first.has(`ask-${view.prompt!.key}`, game),
  );
  expect(moments).not.toEqual([]);
  settings.game = game;
  for (const { view, names } of moments) {
    const [early, late] = [false, true].map((whole) => {
      settings.language = language(code, game, whole);
      return saidOf(client, view, names);
    });
    expect(early).toEqual(late);
  }
  expect(complain).not.toHaveBeenCalled();
});
