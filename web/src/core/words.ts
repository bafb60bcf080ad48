// Everything the engine names by keys and ids, said in the reader's language.
// The same files and the same way of expanding arguments as src/gunbai/language.py.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
export type Words = Record<string, unknown>;

/** Arguments whose value is the id of a thing, with the kind of thing; a number is no id. */
const THINGS: Record<string, string> = {
  action: 'action',
  actions: 'action',
  advantage: 'advantage',
  area: 'area',
  bids: 'bid',
  bonus: 'bonus',
  building: 'building',
  card: 'card',
  cards: 'card',
  cause: 'cause',
  clan: 'clan',
  clans: 'clan',
  colour: 'colour',
  effects: 'card',
  event: 'event',
  events: 'event',
  favour: 'favour',
  favours: 'favour',
  figure: 'figure',
  from: 'area',
  kami: 'kami',
  kind: 'kind',
  mandate: 'mandate',
  mandates: 'mandate',
  missing: 'card',
  office: 'office',
  offices: 'office',
  own: 'figure',
  province: 'province',
  provinces: 'province',
  region: 'region',
  season: 'season',
  shrines: 'kami',
  slot: 'slot',
  slots: 'slot',
  source: 'province',
  special: 'special',
  specials: 'special',
  step: 'step',
  target: 'province',
  tile: 'mandate',
  variant: 'variant',
  victim: 'colour',
};
/** The same for one game alone, where another game calls something else by that name. */
const THINGS_OF: Record<string, Record<string, string>> = {
  rising_sun: { effect: 'card', place: 'place', victim: 'figure' },
};
const SEATS = ['player', 'neighbour'];
const SEAT_LISTS = ['players'];
const LONGEST = 300;

type Loader = () => Promise<string>;
const common = import.meta.glob<string>(['$texts/text/*.ftl', '$texts/server/text/*.ftl'], {
  query: '?raw',
  import: 'default',
}) as Record<string, Loader>;
/** The engine's words of a game are in `en.ftl`, those of the client alone in `web.en.ftl`. */
const own = import.meta.glob<string>('$texts/games/*/text/*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  Loader
>;
const guides = import.meta.glob<string>('$texts/games/*/text/how_to_play.*.md', {
  query: '?raw',
  import: 'default',
}) as Record<string, Loader>;

/** The games that have words here. */
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

  constructor(
    readonly code: LanguageCode,
    private readonly shared: readonly FluentResource[],
    private readonly games: Readonly<Record<string, readonly FluentResource[]>> = {},
  ) {
    for (const [game, texts] of [...Object.entries(games).sort(), ['', []] as const]) {
      const bundle = new FluentBundle(code, { useIsolating: false });
      for (const resource of [...shared, ...texts]) bundle.addResource(resource);
      this.bundles.set(game, bundle);
    }
  }

  /** Whether the words of a game are among these. */
  knows(game: string): boolean {
    return game in this.games;
  }

  /** The same language with the words of one more game. */
  with(game: string, texts: readonly FluentResource[]): Language {
    return new Language(this.code, this.shared, { ...this.games, [game]: texts });
  }

  /** The texts in which a message is looked for: those of the game now, else of any other. */
  private bundleOf(name: string): FluentBundle {
    const own = this.game ? this.bundles.get(this.game) : undefined;
    if (own?.hasMessage(name)) return own;
    const all = [...this.bundles.values()];
    return all.find((bundle) => bundle.hasMessage(name)) ?? all[0]!;
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
    const expanded: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(words)) this.expand(name, value, names, expanded);
    return noBreak(this.format(key, expanded));
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
    const kind = THINGS_OF[this.game]?.[name] ?? THINGS[name];
    const atSeat = (seat: number) => names[seat]?.replace(NUMBERED, '\u00a0') ?? String(seat + 1);
    if (SEATS.includes(name) && typeof value === 'number') {
      out[name] = atSeat(value);
    } else if (Array.isArray(value)) {
      out[`${name}-count`] = value.length;
      if (SEAT_LISTS.includes(name)) {
        out[name] = this.join(value.map(atSeat));
        return;
      }
      if (!kind || value.length === 0) {
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
      out[name] = this.join(heap.map(([each, count]) => this.format(thingKey(kind ?? 'cubes', each), { count })));
    } else if (typeof value === 'number') {
      out[name] = value;
    } else if (kind && value !== null && value !== undefined) {
      for (const [form, text] of Object.entries(this.forms(thingKey(kind, String(value))))) {
        out[name + form] = text;
      }
      out[`${name}-id`] = String(value);
    } else {
      out[name] = String(value).slice(0, LONGEST);
    }
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

const coming = new Map<string, Promise<FluentResource[]>>();

/** The words of one game; however often they are asked for, they are read once. */
export function loadWords(game: string, code: LanguageCode): Promise<FluentResource[]> {
  const key = `${game}/${code}`;
  let words = coming.get(key);
  if (!words) {
    const file = new RegExp(`/games/${game}/text/(web\\.)?${code}\\.ftl$`);
    words = readAll(own, (path) => file.test(path));
    coming.set(key, words);
    words.catch(() => coming.delete(key)); // a line that was cut: the next look tries again
  }
  return words;
}

/** What all pages say, and the words of some games. */
export async function loadLanguage(code: LanguageCode, games: readonly string[] = []): Promise<Language> {
  const read = games.map(async (game) => [game, await loadWords(game, code)] as const);
  const shared = readAll(common, (path) => path.endsWith(`/${code}.ftl`));
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
  return await Promise.all(guideFiles(Object.keys(guides), game, code).map((path) => guides[path]!()));
}
