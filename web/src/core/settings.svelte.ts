// The visitor's settings, kept in this browser.

import { GAMES, SELDOM, type Language, type LanguageCode, isLanguage, loadLanguage, loadLater, loadWords, pickLanguage } from './words';

type Theme = 'auto' | 'light' | 'dark';
/** The speed at which scenes are shown. */
export const TEMPOS = ['instant', 'quick', 'normal', 'slow'] as const;
export type Tempo = (typeof TEMPOS)[number];

interface Kept {
  language?: string;
  theme?: Theme;
  sound?: boolean;
  notify?: boolean;
  confirm?: boolean;
  tempo?: Tempo;
  still?: boolean;
}

const KEY = 'gunbai';
/** Milliseconds until what could not be fetched is tried again. */
export const AGAIN = 2000;

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
  tempo = $state<Tempo>('normal');
  /** Nothing moves on the boards: what changed is marked. */
  still = $state(false);
  language = $state<Language>();
  /** The game whose words are spoken on this page; its things come before those of other games. */
  game = $state('');
  /** The games whose words were asked for: they follow into another language. */
  private readonly wanted = new Set<string>();
  private asked: LanguageCode = 'en';
  /** Counts the texts that followed, so that whoever missed one looks again. */
  private followed = $state(0);
  private fetching = false;

  async start(): Promise<void> {
    const kept = read();
    this.theme = kept.theme ?? 'auto';
    this.sound = kept.sound ?? false;
    this.notify = kept.notify ?? false;
    this.confirm = kept.confirm ?? true;
    this.tempo = kept.tempo && TEMPOS.includes(kept.tempo) ? kept.tempo : 'normal';
    this.still = kept.still ?? false;
    const wanted = kept.language && isLanguage(kept.language) ? kept.language : undefined;
    await this.speak(wanted ?? pickLanguage(navigator.languages));
    this.apply();
  }

  async speak(code: LanguageCode): Promise<void> {
    this.asked = code;
    const language = await loadLanguage(code, [...this.wanted], this.language?.whole ?? []);
    if (this.asked !== code) return; // somebody chose again in the meantime
    this.use(language);
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
    if (now?.code === before.code && !now.knows(game)) this.use(now.with(game, words));
  }

  private use(language: Language): void {
    language.onmissing = (wanted) => {
      void this.followed;
      if (wanted) this.fetchMissing(true);
    };
    this.language = language;
  }

  /** However many texts are missing, they are fetched once; then whoever missed one looks again. */
  private fetchMissing(seldom: boolean): void {
    if (this.fetching) return;
    this.fetching = true;
    const again = (): void => {
      this.fetching = false;
      this.followed += 1;
    };
    this.learnRest(seldom).then(again, () => setTimeout(again, AGAIN));
  }

  /** Words that are not needed until the first decision: of what all say, also seldom, and of the games that were wanted. */
  async learnRest(seldom = true): Promise<void> {
    const language = this.language;
    const awaited = (language?.awaited ?? []).filter((game) => seldom || game !== SELDOM);
    if (!language || !awaited.length) return;
    const texts = await loadLater(awaited, language.code);
    const now = this.language;
    if (now?.code !== language.code) return;
    for (const [game, text] of texts) if (now.awaited.includes(game)) now.follow(game, text);
    this.followed += 1;
  }

  /** True if the words of a game are there; else they are fetched, and the page follows. */
  ready(game: string): boolean {
    if (this.language?.knows(game)) return true;
    this.learn(game).catch(() => undefined); // tried again at the next look
    return false;
  }

  /** True if the words that a table says later are there; else they are fetched, and the page follows. */
  complete(): boolean {
    void this.followed;
    if (!this.language?.awaited.some((game) => game !== SELDOM)) return true;
    this.fetchMissing(false);
    return false;
  }

  /** For a message that may be of any game. */
  async learnAll(): Promise<void> {
    await Promise.all(GAMES.map((game) => this.learn(game)));
    await this.learnRest();
  }

  set(change: Partial<Pick<Settings, 'theme' | 'sound' | 'notify' | 'confirm' | 'tempo' | 'still'>>): void {
    Object.assign(this, change);
    this.apply();
    this.keep();
  }

  private apply(): void {
    const root = document.documentElement;
    if (this.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.toggleAttribute('data-still', this.still);
  }

  private keep(): void {
    const kept: Kept = {
      language: this.language?.code,
      theme: this.theme,
      sound: this.sound,
      notify: this.notify,
      confirm: this.confirm,
      tempo: this.tempo,
      still: this.still,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();

/** True if nothing may move, by the settings of this page or of the system. */
export function isStill(): boolean {
  return settings.still || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The sentence for a key, in the language chosen now; `reader` is the seat that it says "you" to. */
export function say(key: string, words: Record<string, unknown> = {}, names: readonly string[] = [], reader = -1): string {
  return settings.language ? settings.language.say(key, words, names, settings.game, reader) : '';
}

export function thing(kind: string, name: string): string {
  return settings.language ? settings.language.thing(kind, name, settings.game) : '';
}
