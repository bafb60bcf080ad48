// Everything the engine names by keys and ids, said in the reader's language.
// The same files and the same way of expanding arguments as src/gunbai/language.py.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import loaders from 'virtual:words';
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

/** The texts of a game in one language, and the kinds of their arguments. */
export interface GameWords {
  readonly texts: readonly FluentResource[];
  readonly terms: Terms;
}

const LONGEST = 300;

const guides = import.meta.glob<string>('$texts/games/*/text/how_to_play.*.md', {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>;

/** The games that have words here; those of any other game come from the server. */
export const GAMES: readonly string[] = [
  ...new Set(Object.keys(loaders).flatMap((name) => name.split('/', 1).filter(Boolean))),
];

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

/** A number stays with the word it counts, at the end of a sentence, before a comma and after a colon with the word before it, as a dash does. */
function noBreak(text: string): string {
  return text.replace(/ (?=—|\d+\.$)|(?<=:) (?=\d+$)|(?<=\p{L}) (?=\d+[,;])/gu, '\u00a0').replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
}

/** In the place of a game: what no table says unless it is asked for. */
export const SELDOM = 'seldom';

/** Every game has a bundle of its own: two games may call different things by the same id. */
export class Language {
  private readonly bundles = new Map<string, FluentBundle>();
  private game = '';
  /** Those of the message that is said. */
  private terms: Terms = TERMS['']!;
  /** Called when a text is not there but may follow; `wanted` if it was to be said. */
  onmissing: (wanted: boolean) => void = () => undefined;

  constructor(
    readonly code: LanguageCode,
    private readonly shared: readonly FluentResource[],
    private readonly games: Readonly<Record<string, GameWords>> = {},
    /** The texts that came later, by game; '' stands for the texts of all pages. */
    private readonly later: Map<string, FluentResource> = new Map(),
  ) {
    for (const game of [...Object.keys(games).sort(), '']) {
      const bundle = new FluentBundle(code, { useIsolating: false });
      for (const resource of [...shared, ...(games[game]?.texts ?? [])]) bundle.addResource(resource);
      this.bundles.set(game, bundle);
    }
    for (const [game, text] of later) this.follow(game, text);
  }

  /** The games whose later texts are not there yet. */
  get awaited(): string[] {
    return ['', SELDOM, ...Object.keys(this.games)].filter((game) => !this.later.has(game) && hasLater(game));
  }

  /** The games whose texts are all there. */
  get whole(): string[] {
    return [...this.later.keys()];
  }

  /** Add the later texts of a game. */
  follow(game: string, text: FluentResource): void {
    this.later.set(game, text);
    for (const [name, bundle] of this.bundles) if (!game || game === SELDOM || game === name) bundle.addResource(text);
  }

  /** True if the words of a game are among these. */
  knows(game: string): boolean {
    return game in this.games;
  }

  /** The same language with the words of one more game. */
  with(game: string, words: GameWords): Language {
    return new Language(this.code, this.shared, { ...this.games, [game]: words }, this.later);
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

  /** True if there is such a message, or such an attribute of one (`key.attribute`). */
  has(key: string, game = ''): boolean {
    this.game = game;
    const [name, attribute] = key.split('.', 2) as [string, string | undefined];
    const message = this.bundleOf(name).getMessage(name);
    if (!message && this.awaited.length) this.onmissing(false);
    return message !== undefined && (!attribute || attribute in message.attributes);
  }

  /** True if there is no such message yet, but it may follow: it is fetched. */
  awaits(key: string, game = ''): boolean {
    if (this.has(key, game) || !this.awaited.length) return false;
    this.onmissing(true);
    return true;
  }

  /** Any message; `key.attribute` for one of its attributes; `names` by seat. To the seat of its reader it says "you". */
  say(key: string, words: Words = {}, names: readonly string[] = [], game = '', reader = -1): string {
    this.game = game;
    this.terms = this.games[this.gameOf(key.split('.', 1)[0]!)]?.terms ?? TERMS['']!;
    const known = names.map((name, seat) => (seat === reader ? this.format('you', {}) : name));
    const expanded: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(words)) {
      this.expand(name, value, known, expanded);
      if (/^seats?$/.test(this.terms[name] ?? '')) expanded[`${name}-is`] = String(value) === String(reader) ? 'you' : 'named';
    }
    return noBreak(this.format(key, expanded));
  }

  /** True if a seat is among what a text speaks of. */
  speaksOf(words: Words, seat: number, game: string): boolean {
    const terms = this.games[game]?.terms ?? TERMS['']!;
    return Object.entries(words).some(([name, value]) => /^seats?$/.test(terms[name] ?? '') && [value].flat().includes(seat));
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

  /** The few signs on the picture of a thing; empty if its texts name none. */
  sign(kind: string, name: string, game = ''): string {
    const key = `${thingKey(kind, name)}.sign`;
    return this.has(key, game) ? this.say(key, {}, [], game) : '';
  }

  private format(key: string, words: Record<string, FluentVariable>): string {
    const [name, attribute] = key.split('.', 2) as [string, string | undefined];
    const bundle = this.bundleOf(name);
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      if (this.awaited.length) {
        this.onmissing(true);
        return '';
      }
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

  /** True if the texts have a name for this; else they only choose between sentences by it. */
  private names(kind: string, value: unknown): boolean {
    const key = thingKey(kind, String(value));
    return kind !== '' && this.has(key, this.game);
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

async function readPart(game: string, code: LanguageCode, part: 'first' | 'later'): Promise<FluentResource> {
  return new FluentResource((await loaders[`${game}/${code}/${part}`]!()).default);
}

const coming = new Map<string, Promise<GameWords>>();

/** True if texts of a game follow; those that come from the server come at once. */
function hasLater(game: string): boolean {
  return `${game}/en/later` in loaders;
}

async function readOwn(game: string, code: LanguageCode): Promise<GameWords> {
  return { texts: [await readPart(game, code, 'first')], terms: TERMS[game] ?? {} };
}

/** Load the texts of these games that come later; '' stands for the texts of all pages. */
export async function loadLater(games: readonly string[], code: LanguageCode): Promise<Map<string, FluentResource>> {
  return new Map(await Promise.all(games.map(async (game) => [game, await readPart(game, code, 'later')] as const)));
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

/** Load the texts of all pages and of some games: the first part of each, and of those in `whole` also the rest. */
export async function loadLanguage(
  code: LanguageCode,
  games: readonly string[] = [],
  whole: readonly string[] = ['', SELDOM, ...games],
): Promise<Language> {
  const read = games.map(async (game) => [game, await loadWords(game, code)] as const);
  const later = loadLater(whole.filter(hasLater), code);
  const shared = readPart('', code, 'first');
  return new Language(code, [await shared], Object.fromEntries(await Promise.all(read)), await later);
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
