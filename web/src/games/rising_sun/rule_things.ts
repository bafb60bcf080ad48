// The things that the rules of the book name: the clan of a chapter, the kami and the card of a passage.

import type { Pictured } from '../../parts/book/pictures';
import { CARD, FIGURE, KAMI, MANDATE, MARK, silhouette } from './marks';
import type { Clan } from './position';
import type { Values } from './values';
import { STEP_MARK } from './war_marks';

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

const KAMI_OF: Record<string, string> = {
  'RS-K10': 'amaterasu',
  'RS-K12': 'fujin',
  'RS-K14': 'raijin',
  'RS-K16': 'ryujin',
  'RS-K18': 'hachiman',
  'RS-K19': 'susanoo',
  'RS-K20': 'tsukuyomi',
};

/** The mandate that a passage opens. */
const MANDATE_OF: Record<string, string> = {
  'RS-MR01': 'recruit',
  'RS-MM01': 'marshal',
  'RS-MT01': 'train',
  'RS-MH01': 'harvest',
  'RS-MB01': 'betray',
};

/** The figures. */
const FIGURE_OF: Record<string, string> = {
  'RS-C18': 'stronghold',
  'RS-C31': 'bushi',
  'RS-C32': 'shinto',
  'RS-C33': 'daimyo',
};

/** The advantage that a passage opens. */
const ADVANTAGE_OF: Record<string, 'seppuku' | 'hostage' | 'ronin' | 'poets'> = {
  'RS-W25': 'seppuku',
  'RS-W30': 'hostage',
  'RS-W40': 'ronin',
  'RS-W60': 'poets',
};

/** The colours of the kinds of season cards. */
const TINT: Record<string, string> = {
  enhancement: 'var(--pine)',
  virtue: 'var(--indigo)',
  monster: 'light-dark(#7a5634, #b98d62)',
  war: 'var(--vermilion)',
  winter: 'light-dark(#5f93ad, #8fc0d8)',
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

/** The things of a passage that are drawn as cards. */
export function thingsOf(id: string, values: Values): Pictured[] {
  const [kami, mandate, figure, advantage, card] = [KAMI_OF[id], MANDATE_OF[id], FIGURE_OF[id], ADVANTAGE_OF[id], cardOf(id)];
  if (kami) return [{ kind: 'kami', name: kami, sign: KAMI[kami]!, tint: 'var(--gold)' }];
  if (mandate) return [{ kind: 'mandate', name: mandate, sign: MANDATE[mandate]! }];
  if (figure) return [{ kind: 'figure', name: figure, sign: FIGURE[figure]!, filled: true }];
  if (advantage) return [{ kind: 'advantage', name: advantage, sign: STEP_MARK[advantage], tint: 'var(--vermilion)' }];
  const facts = card ? values.cards[card] : undefined;
  return facts ? [pictured(card, facts)] : [];
}

function pictured(name: string, { type, price }: { type: string; price: number }): Pictured {
  const monster = type === 'monster';
  return { kind: 'card', name, sign: monster ? silhouette(name) : (CARD[type] ?? MARK['card']!), filled: monster, label: `${price}`, tint: TINT[type] };
}
