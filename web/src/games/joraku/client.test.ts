import { beforeAll, describe, expect, it } from 'vitest';
import type { Choice, View } from '../../core/protocol';
import { say, settings } from '../../core/settings.svelte';
import { LANGUAGES } from '../../core/words';
import { sampleAt } from '../samples';
import { joraku } from './client';
import { positionOf } from './position';
import samples from './samples.json';
import { SECTIONS } from './sections';

const choice = (text: string, fields: Record<string, unknown>): Choice => ({
  text,
  verb: text.split(' ')[0]!,
  fields,
});
const POINTS = [
  choice('march omi', { area: 'omi' }),
  choice('march owari', { area: 'owari' }),
  choice('move owari ise', { from: 'owari', area: 'ise' }),
  choice('move kyoto omi', { from: 'kyoto', area: 'omi' }),
  choice('stop', {}),
];
const CARDS = [choice('play 5r', { card: '5r' }), choice('play 1r', { card: '1r' })];

function view(key: string, choices: Choice[], words: Record<string, unknown> = {}, march = 2): View {
  const real = sampleAt(samples, 'points').view;
  const position = { ...real.position, prices: { march, move: 1, remove: 1 }, ask: { key, seats: [0], secret: false } };
  return { ...real, position, prompt: { key, words }, choices };
}

const texts = (choices: Choice[]) => choices.map((each) => each.text);

describe('what is a button', () => {
  it('only "finish" while pieces on the board stand for the rest', () => {
    expect(texts(joraku.listed(view('JK-D07', POINTS), []))).toEqual(['stop']);
    expect(texts(joraku.listed(view('JK-D07', POINTS), [{ verb: 'march' }]))).toEqual(['stop']);
  });

  it('the pieces that could go to an area which was clicked first', () => {
    const left = joraku.listed(view('JK-D07', POINTS), [{ field: 'area', name: 'omi' }]);
    expect(texts(left)).toEqual(['march omi', 'move kyoto omi', 'stop']);
  });

  it('effects, numbers and colours; never cards', () => {
    const effects = [choice('effect a', { effect: 'a' }), choice('effect b', { effect: 'b' })];
    expect(joraku.listed(view('JK-D04', effects), [])).toHaveLength(2);
    expect(joraku.listed(view('JK-D03', CARDS), [])).toEqual([]);
  });
});

describe('what is asked back', () => {
  it('whatever shows a card or ends the decision', () => {
    expect(joraku.weighty(view('JK-D03', CARDS), CARDS[0]!)).toBe(true);
    expect(joraku.weighty(view('JK-D07', POINTS, { points: 3 }), POINTS[0]!)).toBe(false);
    expect(joraku.weighty(view('JK-D07', POINTS, { points: 2 }), POINTS[0]!)).toBe(true);
    expect(joraku.weighty(view('JK-D07', POINTS, { points: 2 }, 1), POINTS[0]!)).toBe(false);
    expect(joraku.weighty(view('JK-D07', POINTS, { points: 3 }), POINTS[4]!)).toBe(true);
    const place = choice('place omi 1', { area: 'omi', count: 1 });
    expect(joraku.weighty(view('JK-D06', [place], { max: 3 }), place)).toBe(false);
    expect(joraku.weighty(view('JK-D06', [place], { max: 1 }), place)).toBe(true);
  });
});

describe('why not', () => {
  it('takes a click on something that is not offered for the answer it would mean', () => {
    const area = [{ field: 'area', name: 'shinano' }];
    const points = view('JK-D07', POINTS);
    expect(joraku.guess(points, [], area)).toBe('march shinano');
    expect(joraku.guess(points, [{ verb: 'move', field: 'from', name: 'owari' }], area)).toBe('move owari shinano');
    expect(joraku.guess(view('JK-D13', []), [], area)).toBe('send shinano');
    expect(joraku.guess(view('JK-D05', []), [], area)).toBe('place shinano 1');
    expect(joraku.guess(view('JK-D03', CARDS), [], [{ field: 'cards', name: '2b' }, { field: 'card', name: '2b' }])).toBe('play 2b');
    expect(joraku.guess(points, [], [{ verb: 'remove', field: 'colour', name: 'blue' }])).toBe('remove blue');
    expect(joraku.guess(view('JK-D03', CARDS), [], area)).toBeNull();
  });
});

it('names the things of an answer', () => {
  expect(joraku.things(POINTS[2]!)).toEqual([
    { verb: 'move', field: 'from', name: 'owari' },
    { verb: 'move', field: 'area', name: 'ise' },
  ]);
  expect(joraku.things(POINTS[4]!)).toEqual([{ verb: 'stop' }]);
  expect(joraku.things(choice('pass 1r 2r', { cards: ['1r', '2r'] }))).toHaveLength(2);
});

it('stamps the great moments', () => {
  const news = [
    { key: 'jk-played', words: {} },
    { key: 'jk-kachidoki', words: { player: 1, area: 'omi' } },
  ];
  expect(joraku.moments(news).map((moment) => moment.key)).toEqual(['web-jk-stamp-kachidoki']);
});

describe('what a decision is about', () => {
  beforeAll(() => settings.learn('joraku'));

  it.each(LANGUAGES)('is said of each decision, with the prices of the moment (%s)', async (code) => {
    await settings.speak(code);
    for (const key of Object.keys(SECTIONS)) expect(joraku.help!(view(key, []), []), key).not.toContain('web-jk');
    expect(joraku.help!(view('JK-D07', [], {}, 7), [])).toContain('7');
    expect(joraku.help!(view('JK-D07', POINTS), [], [{ verb: 'march' }])).toBe(say('web-jk-help-where'));
    expect(joraku.help!(view('JK-D07', POINTS, {}, 7), [], [{ field: 'area', name: 'omi' }])).toContain('7');
  });

  it('is nothing while others decide', () => {
    expect(joraku.help!({ ...view('JK-D07', []), prompt: null }, [])).toBe('');
  });
});

it('shows the prestige that a seat would gain now, colour by colour', async () => {
  await settings.speak('en');
  const now = view('JK-D07', []);
  const { seats } = positionOf(now);
  const [colour] = seats[0]!.colours;
  const { coming } = joraku.seat({ ...now, position: { ...now.position, prestige: { [colour!]: 9 } } }, 0);
  expect(coming).toEqual({ points: [9], label: 'If the prestige of this round were scored now: +9\u00a0RP' });
});
