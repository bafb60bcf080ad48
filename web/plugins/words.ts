// Texts for pages: of each game, and of what all say, two files for each language. What is needed until the first
// decision can be made comes first; the rest follows when the page has time (core/words.ts). Of what all say there is a
// third one, as if it were a game: what no table says unless it is asked for.

import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'virtual:words';
export const LANGUAGES = ['en', 'ru', 'uk'];
/** What no page says, or only when something was refused or opened, or after some decisions: of what all say. */
const SHARED = [
  /^(account|data|desk|entry|foreign|invite|language|login|motion|name|notice|option|passkey|password|position|promise|puzzles?|record|refuse|request|rules|talk|text|too|way)-/,
  /^(confidence-|bot-(number|unknown)|goes-on|server-(?!error)|table-(?!unknown)|(game|host|person|rule)-unknown)/,
  /^web-(fair|log|scene)-|^web-(recap|scored-sum|seat-to-bot-about|stopped-about)$/,
  /^web-(create|end|guest|guests|guide|invite|lobby|login|logout|notices|notify|offline|own|pace|password|paused|profile|ratings|recap)-/,
  /^web-(accounts?|desk|enter|everywhere|passkeys|phone|review|way)(-|$)/,
  /^review-|^web-share(-|$)|^web-book-(?!ask$)/,
  /^(seat|web-(curtain|offer|pass))-|^web-(pass|offer|log-passed|promise-earlier|seat-(beside|here|is-here|lost).*)$/, // sitting in
  /^web-(result|seed|stamp|update|values|vote|watching)-|^web-(replay-(?!so-far)|talk-(?!to-|unread))/,
  /^(mutes|note|nudge|order|vacation)-|^web-(group|lesson|motion|mute|nudge|order|tip|vacation)(-|$)/,
  /^(bot-no|sharing)-|^web-(book-(?!ask$)|move-|note|seats-about|sharing)/,
  /^(bot-stand-in|hint-none|stand-over)$|^why-|^web-(hint-(?!is|thinking)|promise|reason|stand-(?!title))/, // advice, and what is said at the table
];
/** Of these, what is said on other pages, in menus, or when something was refused. */
export const SELDOM_SAID = [
  /^web-(fair-|(seat-to-bot|stopped)-about$)/,
  /^(account|data|desk|entry|foreign|invite|language|login|motion|name|notice|option|passkey|password|position|puzzles?|record|request|rules|seat|text|too|way)-/,
  /^(bot-(number|unknown)|mutes-|nudge-|order-|server-|table-|vacation-|(game|host|person|rule)-unknown)/,
  /^web-(create|curtain|guest|guests|guide|invite|lobby|login|logout|notices|offer|own|pace|pass|password|profile|ratings|seed)-/,
  /^review-|^web-share(-|$)|^web-(accounts?|desk|enter|everywhere|passkeys|phone|review|way)(-|$)|^web-(pass|offer|seat-(beside|here|is-here|lost).*)$/,
  /^web-(group|lesson|mute|nudge|order|tip|vacation)(-|$)/,
  /^(bot-no|sharing)-|^web-(book-(?!ask$)|move-|note|seats-about|sharing)/,
];
const SELDOM = 'seldom';
/** The same of any game; what else of its texts comes later a game says in its `later_texts.json`. */
const OF_GAMES = [/^(cause|kind|order)-/, /^web-(act|desk|result|sum|value)-/, /^web-[a-z]{2}-(end|ending|log|note|reading|scored|situation|stamp)-/];

const ownFile = (clients: string, game: string): string => join(clients, game, 'later_texts.json');

/** The names of the texts of a game that come later; of what all say, if none is named. */
export function laterNames(clients: string, game: string): RegExp[] {
  if (!game) return SHARED;
  const file = ownFile(clients, game);
  if (!existsSync(file)) return OF_GAMES;
  const own = JSON.parse(readFileSync(file, 'utf-8')) as Record<string, string>;
  return [...OF_GAMES, ...Object.values(own).map((pattern) => new RegExp(pattern))];
}

/** The messages of a Fluent file, each as light as it can be: without comments, blank lines and most of its indent. */
export function messagesOf(text: string): string[] {
  const messages: string[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    // Fluent needs one blank before a line that goes on, and none less before a closing brace.
    const light = line.replace(/^ +/, (blanks) => (blanks.length > 1 ? ' ' : blanks));
    if (/^-?[a-z]/i.test(light)) messages.push(light);
    else messages[messages.length - 1] += `\n${light}`;
  }
  return messages;
}

export const nameOf = (message: string): string => message.slice(0, message.indexOf('=')).trim();

/** What comes first and what later; nothing that comes first refers to what is not there yet. */
export function parted(messages: readonly string[], later: readonly RegExp[]): { first: string[]; later: string[] } {
  const byName = new Map(messages.map((message) => [nameOf(message), message]));
  const first = new Set<string>();
  const need = (name: string): void => {
    const message = byName.get(name);
    if (message === undefined || first.has(message)) return;
    first.add(message);
    for (const [, other] of message.matchAll(/\{ *(-?[a-z][\w-]*)/gi)) need(other!);
  };
  for (const name of byName.keys()) if (!later.some((pattern) => pattern.test(name))) need(name);
  return { first: messages.filter((each) => first.has(each)), later: messages.filter((each) => !first.has(each)) };
}

/** The texts of one file. */
export function partOf(messages: readonly string[], clients: string, game: string, wanted: 'first' | 'later'): string[] {
  if (game && game !== SELDOM) return parted(messages, laterNames(clients, game))[wanted];
  const { first, later } = parted(messages, SHARED);
  const rest = parted(later, SELDOM_SAID);
  return game ? rest.later : wanted === 'first' ? first : rest.first;
}

/** The files with the words of a game in a language; of what all say, if none is named. */
function filesOf(texts: string, game: string, code: string): string[] {
  const games = join(texts, 'games');
  if (game) return [`${code}.ftl`, `web.${code}.ftl`].map((file) => join(games, game, 'text', file)).filter(existsSync);
  const titles = gamesOf(texts).map((each) => join(games, each, 'text', `title.${code}.ftl`));
  return [join(texts, 'text', `${code}.ftl`), join(texts, 'server', 'text', `${code}.ftl`), ...titles];
}

/** What all pages say in a language, by name. */
export function textsOf(texts: string, code: string): Map<string, string> {
  const messages = filesOf(texts, '', code).flatMap((file) => messagesOf(readFileSync(file, 'utf-8')));
  return new Map(messages.map((message) => [nameOf(message), message.slice(message.indexOf('=') + 1).trim()]));
}

function gamesOf(texts: string): string[] {
  const games = join(texts, 'games');
  return readdirSync(games).filter((game) => existsSync(join(games, game, 'text', 'en.ftl'))).sort();
}

/**
 * `import words from 'virtual:words'`: by `game/language/part`, what fetches such a text. Texts are in `texts`, and
 * what a game says of its own in `clients`. If `undivided`, all comes first.
 */
export const words = (texts: string, clients: string, undivided: boolean) => ({
  name: 'words',
  resolveId(id: string): string | undefined {
    return id.startsWith(NAME) ? `\0${id}` : undefined;
  },
  load(this: { addWatchFile(file: string): void }, id: string): string | undefined {
    if (!id.startsWith(`\0${NAME}`)) return undefined;
    const part = id.slice(NAME.length + 2);
    if (!part) {
      const all = ['', ...gamesOf(texts)].flatMap((game) => LANGUAGES.flatMap((code) => (undivided ? ['first'] : ['first', 'later']).map((each) => `${game}/${code}/${each}`)));
      if (!undivided) all.push(...LANGUAGES.map((code) => `${SELDOM}/${code}/later`));
      return `export default {${all.map((each) => `${JSON.stringify(each)}: () => import('${NAME}/${each}')`).join()}}`;
    }
    const [game, code, wanted] = part.split('/') as [string, string, 'first' | 'later'];
    const files = filesOf(texts, game === SELDOM ? '' : game, code);
    for (const file of [...files, ...[ownFile(clients, game)].filter(existsSync)]) this.addWatchFile(file);
    const messages = files.flatMap((file) => messagesOf(readFileSync(file, 'utf-8')));
    return `export default ${JSON.stringify((undivided ? messages : partOf(messages, clients, game, wanted)).join('\n'))}`;
  },
});
