// Languages call themselves by their own name, whatever language the page is in.

import type { LanguageCode } from './words';

export const OWN_NAMES: Record<LanguageCode, string> = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
};
