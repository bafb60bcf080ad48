// What this person likes: kept in this browser.

import { GAMES, type Language, type LanguageCode, isLanguage, loadLanguage, loadWords, pickLanguage } from './words';

type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  language?: string;
  theme?: Theme;
  sound?: boolean;
  notify?: boolean;
  confirm?: boolean;
}

const KEY = 'gunbai';

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

class Settings {
  theme = $state<Theme>('auto');
  sound = $state(false);
  notify = $state(false);
  /** Ask once more before an answer that can't be taken back. */
  confirm = $state(true);
  language = $state<Language>();
  /** The game whose words are spoken on this page; its things come before those of other games. */
  game = $state('');
  /** The games whose words were asked for: they follow into another language. */
  private readonly wanted = new Set<string>();
  private asked: LanguageCode = 'en';

  async start(): Promise<void> {
    const kept = read();
    this.theme = kept.theme ?? 'auto';
    this.sound = kept.sound ?? false;
    this.notify = kept.notify ?? false;
    this.confirm = kept.confirm ?? true;
    const wanted = kept.language && isLanguage(kept.language) ? kept.language : undefined;
    await this.speak(wanted ?? pickLanguage(navigator.languages));
    this.apply();
  }

  async speak(code: LanguageCode): Promise<void> {
    this.asked = code;
    const language = await loadLanguage(code, [...this.wanted]);
    if (this.asked !== code) return; // somebody chose again in the meantime
    this.language = language;
    document.documentElement.lang = code;
    this.keep();
    await Promise.all([...this.wanted].map((game) => this.learn(game)));
  }

  /** The words of a game, fetched if they are not there yet. */
  async learn(game: string): Promise<void> {
    this.wanted.add(game);
    const before = this.language;
    if (!before || before.knows(game)) return;
    const words = await loadWords(game, before.code);
    const now = this.language;
    // Another language brings the words of all games that were wanted.
    if (now?.code === before.code && !now.knows(game)) this.language = now.with(game, words);
  }

  /** Whether the words of a game are there; else they are fetched, and the page follows. */
  ready(game: string): boolean {
    if (this.language?.knows(game)) return true;
    this.learn(game).catch(() => undefined); // tried again at the next look
    return false;
  }

  /** For a message that may be of any game. */
  async learnAll(): Promise<void> {
    await Promise.all(GAMES.map((game) => this.learn(game)));
  }

  set(change: Partial<Pick<Settings, 'theme' | 'sound' | 'notify' | 'confirm'>>): void {
    Object.assign(this, change);
    this.apply();
    this.keep();
  }

  private apply(): void {
    const root = document.documentElement;
    if (this.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }

  private keep(): void {
    const kept: Kept = {
      language: this.language?.code,
      theme: this.theme,
      sound: this.sound,
      notify: this.notify,
      confirm: this.confirm,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();

/** The sentence for a key, in the language chosen now. */
export function say(key: string, words: Record<string, unknown> = {}, names: readonly string[] = []): string {
  return settings.language ? settings.language.say(key, words, names, settings.game) : '';
}

export function thing(kind: string, name: string): string {
  return settings.language ? settings.language.thing(kind, name, settings.game) : '';
}
