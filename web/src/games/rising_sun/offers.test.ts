import { expect, test } from 'vitest';
import { type Choosing, meaning, pick } from '../../core/selection';
import type { Choice } from '../../core/protocol';
import { type Offers, standing } from '../offers';
import { figureMeanings, guessOf, named, pickSteps, pickable, provinceLights, provinceMeanings, shrineMeanings } from './offers';
import { sample, viewOf } from './sample';

const RECRUIT = ['summon bushi edo', 'summon shinto edo', 'worship shinto edo fujin', 'worship shinto edo amaterasu', 'done'];
const MARSHAL = ['move bushi edo kyoto 1', 'move daimyo edo kyoto 1', 'move bushi edo oshu 1', 'done'];

/** Return the results of clicks, one after another. */
function clicked(choices: readonly Choice[], ...clicks: ((choosing: Choosing) => ReturnType<typeof provinceMeanings>)[]): Choosing {
  return clicks.reduce<Choosing>((choosing, click) => {
    const thing = meaning(choices, choosing, click(choosing));
    return thing ? (pick(choices, choosing, thing) ?? choosing) : choosing;
  }, []);
}
const left = (choices: readonly Choice[], choosing: Choosing) =>
  choices
    .filter((choice) => choosing.every(({ verb, field, name }) => (!verb || choice.verb === verb) && (!field || choice.fields[field] === name)))
    .map(({ text }) => text);
const province = (name: string) => (choosing: Choosing) => provinceMeanings(choosing, name);
const shrine = (kami: string) => () => shrineMeanings(kami);
const reserve = (name: string) => () => [{ field: 'figure', name }];

test('a Shinto goes to the province that is clicked, or to the shrine', () => {
  const { choices } = viewOf(sample(), 'RS-DP07', RECRUIT);
  expect(left(choices, clicked(choices, reserve('shinto'), province('edo')))).toEqual(['summon shinto edo']);
  expect(left(choices, clicked(choices, reserve('shinto'), shrine('fujin')))).toEqual(['worship shinto edo fujin']);
  expect(left(choices, clicked(choices, shrine('amaterasu')))).toEqual(['worship shinto edo amaterasu']);
});

test('a move is begun at its source; a second province is where it goes', () => {
  const { choices } = viewOf(sample(), 'RS-DP08', MARSHAL);
  expect(left(choices, clicked(choices, province('edo'), province('oshu')))).toEqual(['move bushi edo oshu 1']);
  expect(left(choices, clicked(choices, province('oshu')))).toEqual(['move bushi edo oshu 1']);
  expect(clicked(choices, province('edo'), province('edo'))).toEqual([]);
});

test('targets do not shine before a figure is on its way', () => {
  const { choices } = viewOf(sample(), 'RS-DP08', MARSHAL);
  const shines = (choosing: Choosing, name: string) => {
    const offers: Offers = { choices, choosing, hint: null };
    return standing(offers, provinceLights(choices, choosing, name));
  };
  expect([shines([], 'edo'), shines([], 'kyoto')]).toEqual(['offered', 'idle']);
  const begun = [{ field: 'source', name: 'edo' }];
  expect([shines(begun, 'edo'), shines(begun, 'kyoto'), shines(begun, 'nagato')]).toEqual(['picked', 'offered', 'idle']);
});

test('one click on a figure picks where it is and what it is', () => {
  const view = viewOf(sample(), 'RS-DP08', MARSHAL);
  const steps = figureMeanings(view, 0, 'daimyo', 'edo');
  const picked: unknown[] = [];
  pickSteps({ choices: view.choices, choosing: [], hint: null, onpick: (meanings) => picked.push(meanings[0]) }, steps);
  expect(picked).toEqual([{ field: 'source', name: 'edo' }, { field: 'figure', name: 'daimyo' }]);
  expect(pickable(view.choices, steps)).toBe(true);
  expect(pickable(view.choices, figureMeanings(view, 0, 'shinto', 'edo'))).toBe(false);
});

test('only figures that may be replaced can be clicked', () => {
  const view = viewOf(sample(), 'RS-DP13', ['replace lotus bushi edo bushi', 'done']);
  expect(pickable(view.choices, figureMeanings(view, 1, 'bushi', 'edo'))).toBe(true);
  expect(pickable(view.choices, figureMeanings(view, 1, 'daimyo', 'edo'))).toBe(false);
  expect(pickable(view.choices, figureMeanings(view, 1, 'bushi', 'nagato'))).toBe(false);
  expect(pickable(view.choices, figureMeanings(view, 2, 'bushi', 'edo'))).toBe(false);
});

test('a decision names its provinces in the order of the board', () => {
  expect(named(viewOf(sample(), 'RS-DP08', MARSHAL))).toEqual(['oshu', 'edo', 'kyoto']);
});

test('a click on what is not offered asks about the answer it would have been', () => {
  const guess = (key: string, name: string, choosing: Choosing = []) =>
    guessOf(viewOf(sample(), key, []), choosing, provinceMeanings(choosing, name));
  expect(guess('RS-DP07', 'oshu', [{ field: 'figure', name: 'shinto' }])).toBe('summon shinto oshu');
  expect(guess('RS-DP08', 'hokkaido', [{ field: 'source', name: 'edo' }])).toBe('move bushi edo hokkaido 1');
  expect(guess('RS-DP13', 'nagato')).toBe('replace lotus bushi nagato bushi');
  expect(guess('RS-DP13', 'oshu')).toBeNull();
  expect(guess('RS-DP05', 'oshu')).toBeNull();
});
