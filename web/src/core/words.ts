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
  area: 'area',
  bonus: 'bonus',
  building: 'building',
  card: 'card',
  cards: 'card',
  colour: 'colour',
  event: 'event',
  events: 'event',
  favour: 'favour',
  favours: 'favour',
  from: 'area',
  kind: 'kind',
  missing: 'card',
  office: 'office',
  offices: 'office',
  province: 'province',
  provinces: 'province',
  region: 'region',
  season: 'season',
  slot: 'slot',
  slots: 'slot',
  source: 'province',
  special: 'special',
  specials: 'special',
  step: 'step',
  target: 'province',
  variant: 'variant',
  victim: 'colour',
};
const SEATS = ['player', 'neighbour'];
const SEAT_LISTS = ['players'];
const LONGEST = 300;

type Loader = () => Promise<string>;
const sources = import.meta.glob<string>(
  ['$texts/text/*.ftl', '$texts/server/text/*.ftl', '$texts/games/*/text/*.ftl'],
  { query: '?raw', import: 'default' },
) as Record<string, Loader>;
const guides = import.meta.glob<string>('$texts/games/*/text/how_to_play.*.md', {
  query: '?raw',
  import: 'default',
}) as Record<string, Loader>;

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

/** A number stays with the word it counts, a dash with the word before it. */
function noBreak(text: string): string {
  return text.replace(/ (?=—)/g, '\u00a0').replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
}

/** Every game has a bundle of its own: two games may call different things by the same id. */
export class Language {
  readonly code: LanguageCode;
  private readonly bundles = new Map<string, FluentBundle>();
  private game = '';

  constructor(code: LanguageCode, shared: readonly string[], games: Record<string, string> = {}) {
    this.code = code;
    const common = shared.map((text) => new FluentResource(text));
    for (const [game, text] of [...Object.entries(games).sort(), ['', ''] as const]) {
      const bundle = new FluentBundle(code, { useIsolating: false });
      for (const resource of [...common, new FluentResource(text)]) bundle.addResource(resource);
      this.bundles.set(game, bundle);
    }
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
    const kind = THINGS[name];
    const atSeat = (seat: number) => names[seat] ?? String(seat + 1);
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
      const heap = Object.entries(value as Record<string, number>);
      out[`${name}-count`] = heap.reduce((sum, [, count]) => sum + count, 0);
      out[name] = this.join(heap.map(([colour, count]) => this.format(thingKey('cubes', colour), { count })));
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

/** All texts of a language: the platform's and every game's. */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  const shared: string[] = [];
  const games: Record<string, string> = {};
  const load = async ([path, read]: [string, Loader]) => {
    const game = /\/games\/([^/]+)\/text\//.exec(path)?.[1];
    const text = await read();
    if (game) games[game] = text;
    else shared.push(text);
  };
  await Promise.all(Object.entries(sources).filter(([path]) => path.endsWith(`/${code}.ftl`)).map(load));
  return new Language(code, shared, games);
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
