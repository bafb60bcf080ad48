// What this person likes: kept in this browser.

import { type Language, type LanguageCode, isLanguage, loadLanguage, pickLanguage } from './words';

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
    this.language = await loadLanguage(code);
    document.documentElement.lang = code;
    this.keep();
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
