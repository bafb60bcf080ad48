// Everything the engine names by keys and ids, said in the reader's language.
// The same files and the same way of expanding arguments as src/gunbai/language.py.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
export type Words = Record<string, unknown>;

const THINGS: Record<string, string> = {
  area: 'area',
  from: 'area',
  card: 'card',
  cards: 'card',
  missing: 'card',
  colour: 'colour',
  victim: 'colour',
  variant: 'variant',
  kind: 'kind',
};
const SEATS = ['player', 'neighbour'];
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

export class Language {
  readonly code: LanguageCode;
  private readonly bundle: FluentBundle;

  constructor(code: LanguageCode, texts: readonly string[]) {
    this.code = code;
    this.bundle = new FluentBundle(code, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  /** Whether there is such a message, or such an attribute of one (`key.attribute`). */
  has(key: string): boolean {
    const [name, attribute] = key.split('.', 2) as [string, string | undefined];
    const message = this.bundle.getMessage(name);
    return message !== undefined && (!attribute || attribute in message.attributes);
  }

  /** Any message; `key.attribute` for one of its attributes; `names` by seat. */
  say(key: string, words: Words = {}, names: readonly string[] = []): string {
    const expanded: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(words)) this.expand(name, value, names, expanded);
    return noBreak(this.format(key, expanded));
  }

  /** The name of a thing in the nominative. */
  thing(kind: string, name: string): string {
    return this.say(thingKey(kind, name));
  }

  private format(key: string, words: Record<string, FluentVariable>): string {
    const [name, attribute] = key.split('.', 2) as [string, string | undefined];
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      console.error(`${this.code}: no text for ${key}`);
      return key;
    }
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(pattern, words, problems);
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
    if (SEATS.includes(name) && typeof value === 'number') {
      out[name] = names[value] ?? String(value + 1);
    } else if (Array.isArray(value)) {
      out[`${name}-count`] = value.length;
      if (!kind || value.length === 0) {
        out[name] = this.join(value.map(String));
        return;
      }
      const forms = value.map((part) => this.forms(thingKey(kind, String(part))));
      for (const form of Object.keys(forms[0] ?? {})) {
        out[name + form] = this.join(forms.map((each) => each[form] ?? ''));
      }
    } else if (kind && value !== null && value !== undefined) {
      for (const [form, text] of Object.entries(this.forms(thingKey(kind, String(value))))) {
        out[name + form] = text;
      }
      out[`${name}-id`] = String(value);
    } else {
      out[name] = typeof value === 'number' ? value : String(value).slice(0, LONGEST);
    }
  }

  private forms(key: string): Record<string, string> {
    const out: Record<string, string> = { '': this.format(key, {}) };
    for (const attribute of Object.keys(this.bundle.getMessage(key)?.attributes ?? {})) {
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
  return `${kind}-${name}`.replaceAll(' ', '-');
}

/** All texts of a language: the platform's and every game's. */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  const wanted = Object.entries(sources).filter(([path]) => path.endsWith(`/${code}.ftl`));
  return new Language(code, await Promise.all(wanted.map(([, load]) => load())));
}

/** "How to play" of a game, as Markdown. */
export async function loadGuide(game: string, code: LanguageCode): Promise<string> {
  const path = Object.keys(guides).find((each) => each.endsWith(`/${game}/text/how_to_play.${code}.md`));
  return path ? await guides[path]!() : '';
}
