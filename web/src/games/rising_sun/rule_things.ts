// The things that the rules of the book name: the clan of a chapter, the kami and the card of a passage.

import type { Clan } from './position';

export const CLAN_OF: Record<string, Clan> = {
  'clans-koi': 'koi',
  'clans-dragonfly': 'dragonfly',
  'clans-lotus': 'lotus',
  'clans-bonsai': 'bonsai',
  'clans-turtle': 'turtle',
  'dynasty-invasion-moon': 'moon',
  'dynasty-invasion-sun': 'sun',
};

/** The first passage of each clan. */
export const CLAN_STARTS: readonly string[] = ['RS-LK01', 'RS-LD01', 'RS-LL01', 'RS-LB01', 'RS-LT01', 'RS-D10', 'RS-D30'];

export const KAMI_OF: Record<string, string> = {
  'RS-K10': 'amaterasu',
  'RS-K12': 'fujin',
  'RS-K14': 'raijin',
  'RS-K16': 'ryujin',
  'RS-K18': 'hachiman',
  'RS-K19': 'susanoo',
  'RS-K20': 'tsukuyomi',
};

/** The mandate that a passage opens. */
export const MANDATE_OF: Record<string, string> = {
  'RS-MR01': 'recruit',
  'RS-MM01': 'marshal',
  'RS-MT01': 'train',
  'RS-MH01': 'harvest',
  'RS-MB01': 'betray',
};

/** The figures. */
export const FIGURE_OF: Record<string, string> = {
  'RS-C18': 'stronghold',
  'RS-C31': 'bushi',
  'RS-C32': 'shinto',
  'RS-C33': 'daimyo',
};

/** The cards in the order of their examples, RS-XC01 and so on. */
const CARDS: readonly string[] = [
  'komainu',
  'oni-of-skulls',
  'path-of-the-lion',
  'righteousness',
  'way-of-the-shogun',
  'path-of-the-serpent',
  'respect',
  'way-of-bushido',
  'way-of-the-ronin',
  'yurei',
  'form-of-the-kitsune',
  'form-of-the-phoenix',
  'path-of-the-dragon',
  'river-dragon',
  'way-of-the-moneylender',
  'benevolence',
  'path-of-the-kenin',
  'path-of-the-light',
  'justice',
  'oni-of-blood',
  'oni-of-souls',
  'path-of-the-samurai',
  'form-of-the-beast',
  'oni-of-hate',
  'oni-of-spite',
  'way-of-the-katana',
  'honesty',
  'path-of-the-patron',
  'path-of-the-warlord',
  'loyalty',
  'way-of-the-merchant',
  'form-of-the-kindred',
  'path-of-the-unrighteous',
  'courage',
  'path-of-the-ninja',
  'way-of-the-righteous',
  'mercy',
  'path-of-the-monkey',
  'form-of-the-demon',
  'path-of-the-spirit',
  'dignity',
  'path-of-the-pacifist',
  'path-of-the-salamander',
  'patience',
  'way-of-the-ashigaru',
  'form-of-the-dragon',
  'way-of-the-snake',
  'daikokuten',
  'fukurokuju',
  'jurojin',
  'bishamon',
  'hotei',
  'benten',
  'ebisu',
];

const CASE = 'RS-XC';

/** The card of an example; empty if it is about none. */
export function cardOf(id: string): string {
  return id.startsWith(CASE) ? (CARDS[Number(id.slice(CASE.length)) - 1] ?? '') : '';
}

/** The place in the book of the example with a card. */
export function caseOf(card: string): string {
  const at = CARDS.indexOf(card);
  return at < 0 ? '' : `${CASE}${String(at + 1).padStart(2, '0')}`;
}
