// Everything the engine names by keys and ids, said in the reader's language.
// The same files and the same way of expanding arguments as src/gunbai/language.py.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from './api';
import terms from './terms.json';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
export type Words = Record<string, unknown>;

/**
 * Arguments whose value is the id of a thing, with the kind of thing, for each game and (under '') for what all say.
 * `seat` and `seats` are said as players' names; a number is no id.
 */
type Terms = Readonly<Record<string, string>>;
const TERMS: Readonly<Record<string, Terms>> = terms;

/** What a language needs of a game. */
export interface GameWords {
  readonly texts: readonly FluentResource[];
  readonly terms: Terms;
}

const LONGEST = 300;

type Loader = () => Promise<string>;
const common = import.meta.glob<string>(
  ['$texts/text/*.ftl', '$texts/server/text/*.ftl', '$texts/games/*/text/title.*.ftl'],
  { query: '?raw', import: 'default' },
) as Record<string, Loader>;
/** The engine's words of a game are in `en.ftl`, those of the client alone in `web.en.ftl`. */
const own = import.meta.glob<string>(['$texts/games/*/text/*.ftl', '!**/text/{title,terminal}.*.ftl'], { query: '?raw', import: 'default' }) as Record<
  string,
  Loader
>;
const guides = import.meta.glob<string>('$texts/games/*/text/how_to_play.*.md', {
  query: '?raw',
  import: 'default',
}) as Record<string, Loader>;

/** The games that have words here; those of any other game come from the server. */
export const GAMES: readonly string[] = [
  ...new Set(Object.keys(own).map((path) => /\/games\/([^/]+)\/text\//.exec(path)?.[1] ?? '')),
].sort();

export function pickLanguage(preferences: readonly string[]): LanguageCode {
  for (const preference of preferences) {
    const code = preference.toLowerCase().split(/[-_.@;:]/)[0];
    if (code && isLanguage(code)) return code;
  }
  return 'en';
}

export function isLanguage(code: string): code is LanguageCode {
  return (LANGUAGES as readonly string[]).includes(code);
}

/** The space before the number at the end of a name, such as "Bot 2". */
const NUMBERED = / (?=\d+$)/;

/** A number stays with the word it counts, at the end of a sentence with the word before it, as a dash does. */
function noBreak(text: string): string {
  return text.replace(/ (?=—|\d+\.$)/g, '\u00a0').replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
}

/** Every game has a bundle of its own: two games may call different things by the same id. */
export class Language {
  private readonly bundles = new Map<string, FluentBundle>();
  private game = '';
  /** Those of the message that is said. */
  private terms: Terms = TERMS['']!;

  constructor(
    readonly code: LanguageCode,
    private readonly shared: readonly FluentResource[],
    private readonly games: Readonly<Record<string, GameWords>> = {},
  ) {
    for (const game of [...Object.keys(games).sort(), '']) {
      const bundle = new FluentBundle(code, { useIsolating: false });
      for (const resource of [...shared, ...(games[game]?.texts ?? [])]) bundle.addResource(resource);
      this.bundles.set(game, bundle);
    }
  }

  /** Whether the words of a game are among these. */
  knows(game: string): boolean {
    return game in this.games;
  }

  /** The same language with the words of one more game. */
  with(game: string, words: GameWords): Language {
    return new Language(this.code, this.shared, { ...this.games, [game]: words });
  }

  /** The game in whose texts a message is looked for: the one now, else any other. */
  private gameOf(name: string): string {
    if (this.game && this.bundles.get(this.game)?.hasMessage(name)) return this.game;
    const all = [...this.bundles.keys()];
    return all.find((game) => this.bundles.get(game)!.hasMessage(name)) ?? all[0]!;
  }

  private bundleOf(name: string): FluentBundle {
    return this.bundles.get(this.gameOf(name))!;
  }

  /** Whether there is such a message, or such an attribute of one (`key.attribute`). */
  has(key: string, game = ''): boolean {
    this.game = game;
    const [name, attribute] = key.split('.', 2) as [string, string | undefined];
    const message = this.bundleOf(name).getMessage(name);
    return message !== undefined && (!attribute || attribute in message.attributes);
  }

  /** Any message; `key.attribute` for one of its attributes; `names` by seat. */
  say(key: string, words: Words = {}, names: readonly string[] = [], game = ''): string {
    this.game = game;
    this.terms = this.games[this.gameOf(key.split('.', 1)[0]!)]?.terms ?? TERMS['']!;
    const expanded: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(words)) this.expand(name, value, names, expanded);
    return noBreak(this.format(key, expanded));
  }

  /** A value as a sentence would say it if this were the name of its argument. */
  argument(name: string, value: unknown, names: readonly string[], game: string): string {
    this.game = game;
    this.terms = this.games[game]?.terms ?? TERMS['']!;
    const expanded: Record<string, FluentVariable> = {};
    this.expand(name, value, names, expanded);
    return String(expanded[name]);
  }

  /** The name of a thing in the nominative. */
  thing(kind: string, name: string, game = ''): string {
    return this.say(thingKey(kind, name), {}, [], game);
  }

  private format(key: string, words: Record<string, FluentVariable>): string {
    const [name, attribute] = key.split('.', 2) as [string, string | undefined];
    const bundle = this.bundleOf(name);
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      console.error(`${this.code}: no text for ${key}`);
      return key;
    }
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, words, problems);
    if (problems.length) console.error(`${this.code}: ${key}`, problems);
    return text;
  }

  private expand(
    name: string,
    value: unknown,
    names: readonly string[],
    out: Record<string, FluentVariable>,
  ): void {
    const kind = this.terms[name] ?? '';
    const atSeat = (seat: number) => names[seat]?.replace(NUMBERED, '\u00a0') ?? String(seat + 1);
    if (kind === 'seat' && typeof value === 'number') {
      out[name] = atSeat(value);
    } else if (Array.isArray(value)) {
      out[`${name}-count`] = value.length;
      if (kind === 'seats') {
        out[name] = this.join(value.map(atSeat));
        return;
      }
      if (value.length === 0 || !this.names(kind, value[0])) {
        out[name] = this.join(value.map(String));
        return;
      }
      const forms = value.map((part) => this.forms(thingKey(kind, String(part))));
      for (const form of Object.keys(forms[0] ?? {})) {
        out[name + form] = this.join(forms.map((each) => each[form] ?? ''));
      }
    } else if (typeof value === 'object' && value !== null) {
      const heap = Object.entries(value as Record<string, number>).filter(([, count]) => count);
      out[`${name}-count`] = heap.reduce((sum, [, count]) => sum + count, 0);
      out[name] = this.join(heap.map(([each, count]) => this.format(thingKey(kind, each), { count })));
    } else if (typeof value === 'number') {
      out[name] = value;
    } else if (this.names(kind, value)) {
      for (const [form, text] of Object.entries(this.forms(thingKey(kind, String(value))))) {
        out[name + form] = text;
      }
      out[`${name}-id`] = String(value);
    } else {
      out[name] = String(value).slice(0, LONGEST);
    }
  }

  /** Whether the texts have a name for this; else they only choose between sentences by it. */
  private names(kind: string, value: unknown): boolean {
    const key = thingKey(kind, String(value));
    return kind !== '' && this.bundleOf(key).hasMessage(key);
  }

  private forms(key: string): Record<string, string> {
    const out: Record<string, string> = { '': this.format(key, {}) };
    for (const attribute of Object.keys(this.bundleOf(key).getMessage(key)?.attributes ?? {})) {
      out[`-${attribute}`] = this.format(`${key}.${attribute}`, {});
    }
    return out;
  }

  join(parts: readonly string[]): string {
    let text = parts[0] ?? '';
    for (const part of parts.slice(1, -1)) {
      text = this.format('list-next', { before: text, next: part });
    }
    const last = parts[parts.length - 1];
    return parts.length > 1 && last !== undefined
      ? this.format('list-last', { before: text, next: last })
      : text;
  }
}

function thingKey(kind: string, name: string): string {
  return `${kind}-${name}`.replaceAll(' ', '-').replaceAll('+', '-plus-');
}

async function readAll(sources: Record<string, Loader>, wanted: (path: string) => boolean): Promise<FluentResource[]> {
  const read = Object.entries(sources).filter(([path]) => wanted(path)).map(([, load]) => load());
  return (await Promise.all(read)).map((text) => new FluentResource(text));
}

const coming = new Map<string, Promise<GameWords>>();

async function readOwn(game: string, code: LanguageCode): Promise<GameWords> {
  const file = new RegExp(`/games/${game}/text/(web\\.)?${code}\\.ftl$`);
  return { texts: await readAll(own, (path) => file.test(path)), terms: TERMS[game] ?? {} };
}

async function fetchWords(game: string, code: LanguageCode): Promise<GameWords> {
  const { texts, terms } = await api.words(game, code);
  return { texts: texts.map((text) => new FluentResource(text)), terms };
}

/** The words of one game; however often they are asked for, they are read once. */
export function loadWords(game: string, code: LanguageCode): Promise<GameWords> {
  const key = `${game}/${code}`;
  let words = coming.get(key);
  if (!words) {
    words = GAMES.includes(game) ? readOwn(game, code) : fetchWords(game, code);
    coming.set(key, words);
    words.catch(() => coming.delete(key)); // a line that was cut: the next look tries again
  }
  return words;
}

/** What all pages say, and the words of some games. */
export async function loadLanguage(code: LanguageCode, games: readonly string[] = []): Promise<Language> {
  const read = games.map(async (game) => [game, await loadWords(game, code)] as const);
  const file = new RegExp(`/(title\\.)?${code}\\.ftl$`);
  const shared = readAll(common, (path) => file.test(path));
  return new Language(code, await shared, Object.fromEntries(await Promise.all(read)));
}

/** Files of a guide: `how_to_play.en.md` comes first, then `how_to_play.2.en.md` and so on. */
export function guideFiles(paths: readonly string[], game: string, code: LanguageCode): string[] {
  const number = (path: string) => Number(/how_to_play\.(\d+)\./.exec(path)?.[1] ?? 1);
  return paths
    .filter((path) => path.includes(`/games/${game}/text/`) && path.endsWith(`.${code}.md`))
    .sort((one, other) => number(one) - number(other));
}

/** "How to play" of a game, page by page, as Markdown. */
export async function loadGuide(game: string, code: LanguageCode): Promise<string[]> {
  if (!GAMES.includes(game)) return (await api.words(game, code)).guide;
  return await Promise.all(guideFiles(Object.keys(guides), game, code).map((path) => guides[path]!()));
}
