import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { laterNames, messagesOf, nameOf, parted, partOf, SELDOM_SAID } from './words';
import { GAMES, LANGUAGES } from '../src/core/words';

const TEXTS = '../src/gunbai';
const CLIENTS = 'src/games';

function textsOf(game: string, code: string): string {
  const folders = game ? [`${TEXTS}/games/${game}/text`] : [`${TEXTS}/text`, `${TEXTS}/server/text`];
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  return files.filter((file) => new RegExp(`/(web\\.)?${code}\\.ftl$`).test(file)).map((file) => readFileSync(file, 'utf-8')).join('\n');
}

const idsOf = (text: string) => new FluentResource(text).body.map(({ id }) => id).sort();
const named = (messages: readonly string[]) => messages.map(nameOf);

test('a message keeps all of its lines but comments and most of its indent', () => {
  const text = '# Note\none = { $n ->\n        [1] a\n       *[other] b\n    }\n\n    .more = c\n-two = d\n## Part\nthree = e\n';
  expect(messagesOf(text)).toEqual(['one = { $n ->\n [1] a\n *[other] b\n }\n .more = c', '-two = d', 'three = e']);
});

test('what comes first brings all that it refers to', () => {
  const messages = ['a = { b }', 'b = { -c } { $x }', '-c = word', 'd = { b }', 'e = alone'];
  const { first, later } = parted(messages, [/^(b|d|e)$/, /^-c$/]);
  expect([named(first), named(later)]).toEqual([['a', 'b', '-c'], ['d', 'e']]);
});

test('a game says itself what comes later, and need not', () => {
  expect(laterNames(CLIENTS, 'plain').length).toBeGreaterThan(0);
  const own = laterNames(CLIENTS, 'shogun').slice(laterNames(CLIENTS, 'plain').length);
  expect(own.some((pattern) => pattern.test('ask-SG-D7'))).toBe(true);
  expect(own.some((pattern) => pattern.test('ask-SG-D6'))).toBe(false);
});

const ALL = ['', ...GAMES].flatMap((game) => LANGUAGES.map((code) => [game, code] as const));

test.each(ALL)('the two parts of the texts of "%s" in %s are all of them', (game, code) => {
  const text = textsOf(game, code);
  const { first, later } = parted(messagesOf(text), laterNames(CLIENTS, game));
  expect([first.length > 0, later.length > 0]).toEqual([true, true]);
  expect(idsOf([...first, ...later].join('\n'))).toEqual(idsOf(text));
  expect(idsOf(first.join('\n'))).toHaveLength(first.length);
});

test.each(ALL)('nothing that comes first of "%s" in %s refers to what comes later', (game, code) => {
  const { first, later } = parted(messagesOf(textsOf(game, code)), laterNames(CLIENTS, game));
  const absent = new Set(named(later));
  const referred = first.flatMap((message) => [...message.matchAll(/\{\s*(-?[a-z][\w-]*)/gi)].map(([, name]) => name!));
  expect(referred.filter((name) => absent.has(name))).toEqual([]);
});

test.each(LANGUAGES)('the texts that are seldom said in %s are a part of their own, to which no other refers', (code) => {
  const messages = messagesOf(textsOf('', code));
  const [first, later, seldom] = [partOf(messages, CLIENTS, '', 'first'), partOf(messages, CLIENTS, '', 'later'), partOf(messages, CLIENTS, 'seldom', 'later')];
  expect(named([...first, ...later, ...seldom]).sort()).toEqual(named(messages).sort());
  const absent = new Set(named(seldom));
  const referred = [...first, ...later].flatMap((message) => [...message.matchAll(/\{\s*(-?[a-z][\w-]*)/gi)].map(([, name]) => name!));
  expect(referred.filter((name) => absent.has(name))).toEqual([]);
  expect(SELDOM_SAID.filter((pattern) => !named(seldom).some((name) => pattern.test(name)))).toEqual([]);
});

test.each(ALL)('every pattern of "%s" means a text in %s', (game, code) => {
  const names = named(messagesOf(textsOf(game, code)));
  const own = laterNames(CLIENTS, game).slice(game ? laterNames(CLIENTS, 'plain').length : 0);
  expect(own.filter((pattern) => !names.some((name) => pattern.test(name)))).toEqual([]);
});
