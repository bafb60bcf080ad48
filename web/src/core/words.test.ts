import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { guideFiles, Language, LANGUAGES, loadGuide, loadLanguage } from './words';

const read = (text: string) => [new FluentResource(text)];
const terms = { area: 'area' };
const one = { texts: read('area-omi = Omi\n    .to = to Omi\none-march = March { $area-to }'), terms };
const two = { texts: read('area-omi = Ōmi province\n    .to = into Ōmi\ntwo-march = Go { $area-to }'), terms };
const before = new Language('en', read('road = The road to { area-omi }\nword = a word'), { one });
const language = before.with('two', two);

test('the words of a game come when they are wanted', () => {
  expect([before.knows('one'), before.knows('two'), language.knows('two')]).toEqual([true, false, true]);
  expect(before.has('two-march')).toBe(false);
  expect(before.say('one-march', { area: 'omi' }, [], 'one')).toBe('March to Omi');
});

test('each game has its own names for things with the same id', () => {
  expect(language.thing('area', 'omi', 'one')).toBe('Omi');
  expect(language.thing('area', 'omi', 'two')).toBe('Ōmi province');
  expect(language.say('one-march', { area: 'omi' }, [], 'one')).toBe('March to Omi');
  expect(language.say('two-march', { area: 'omi' }, [], 'two')).toBe('Go into Ōmi');
  expect(language.say('road', {}, [], 'two')).toBe('The road to Ōmi province');
});

test('words of any game and of none are found wherever one is', () => {
  expect(language.say('word')).toBe('a word');
  expect(language.say('word', {}, [], 'none')).toBe('a word');
  expect(language.say('road')).toBe('The road to Omi');
  expect(language.has('two-march')).toBe(true);
  expect(language.has('area-omi.to')).toBe(true);
  expect(language.has('nothing')).toBe(false);
});

test('the sign of a thing is told by its text, if it has one', () => {
  const told = new Language('en', read('event-t7 = Tax Ceiling\n    .sign = ≤ 5\nspecial-rice-plus-1 = +1 rice\n    .sign = +1\nevent-t1 = Theatre Days'));
  expect(told.sign('event', 't7')).toBe('≤ 5');
  expect(told.sign('special', 'rice+1')).toBe('+1');
  expect(told.sign('event', 't1')).toBe('');
});

test('a line is not broken between a word and its number', () => {
  const told = new Language('en', read('took = { $player } took { $count } cards.\nwon = { $player } won with Force { $count }.\nturn = Mandate { $count } of 7, Train\ntaken = captives: { $count }'));
  expect(told.say('took', { player: 0, count: 3 }, ['Bot 2'])).toBe('Bot\u00a02\u00a0took 3\u00a0cards.');
  expect(told.say('won', { player: 0, count: 1 }, ['Ann Lee'])).toBe('Ann Lee won with Force\u00a01.');
  expect(told.say('turn', { count: 6 })).toBe('Mandate 6\u00a0of\u00a07, Train');
  expect(told.say('taken', { count: 1 })).toBe('captives:\u00a01');
});

test('the pages of a guide are in order', () => {
  const at = (game: string, name: string) => `/texts/games/${game}/text/how_to_play.${name}.md`;
  const paths = [at('two', '10.en'), at('two', '2.en'), at('one', 'en'), at('two', 'en'), at('two', 'ru')];
  expect(guideFiles(paths, 'two', 'en')).toEqual([at('two', 'en'), at('two', '2.en'), at('two', '10.en')]);
  expect(guideFiles(paths, 'three', 'en')).toEqual([]);
});

test('numbers, heaps of cubes and lists of seats are no ids', async () => {
  const words = await loadLanguage('ru', ['shogun']);
  const say = (key: string, args: Record<string, unknown>) =>
    words.say(key, args, ['Вера', 'Олег', 'Анна'], 'shogun').replaceAll('\u00a0', ' ');
  expect(say('sg-valour', { player: 1, card: 2 })).toBe('Олег открывает карту доблести 2.');
  expect(say('sg-end', { players: [2, 0] })).toBe('Партия окончена. Общая победа: Анна и Вера.');
  expect(say('sg-thrown', { thrown: { blue: 4, green: 1 }, tray: {}, inside: {}, occasion: 'battle' })).toBe(
    'Сражение. В башню брошены армии: 4 синие и 1 крестьянская. Поддон пуст.',
  );
  expect(words.thing('special', 'chest+1', 'shogun')).toBe('+1\u00a0сундук');
});

test.each(LANGUAGES)('the guide of Shogun in %s has a page for each expansion', async (code) => {
  const pages = await loadGuide('shogun', code);
  expect(pages.map((page) => page.startsWith('# '))).toEqual([true, true, true, true, true, true]);
});

test('what another game calls otherwise is expanded as this game means it', async () => {
  const words = await loadLanguage('ru', ['joraku', 'shogun', 'rising_sun']);
  const say = (key: string, args: Record<string, unknown>) =>
    words.say(key, args, ['Вера', 'Олег'], 'rising_sun').replaceAll('\u00a0', ' ');
  expect(say('rs-do-replace', { clan: 'koi', victim: 'hotei', place: 'fujin', figure: 'shinto' })).toBe(
    'Заменить в святилище Фудзина Хотэя дома Карпа на синто из своего резерва',
  );
  expect(say('rs-effect', { player: 0, effect: 'mercy' })).toBe('Вера использует карту «Милосердие».');
  expect(say('rs-bid', { player: 1, bids: { seppuku: 2, hostage: 0, ronin: 0, poets: 1 } })).toBe(
    'Ставка игрока Олег: Сэппуку 2 и Поэмы павшим 1.',
  );
  expect(words.say('sg-do-take', { place: 'left' }, [], 'shogun')).toBe('Взять левую карту');
});
