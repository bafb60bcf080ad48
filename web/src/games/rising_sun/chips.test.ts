import { expect, test } from 'vitest';
import type { Thing } from '../../core/selection';
import { rowsOf } from './chips';
import { FIELDS, choicesOf } from './sample';

const keys = (texts: readonly string[], choosing: Thing[]) =>
  rowsOf(choicesOf(FIELDS, texts), choosing).map(({ kind, chips }) => [kind, chips.map(({ key }) => key)]);

const MOVES = ['move bushi edo kyoto 1', 'move bushi edo kyoto 2', 'move daimyo edo kyoto 1', 'move bushi edo oshu 1', 'done'];

test('nothing is asked before something is picked', () => {
  expect(keys(MOVES, [])).toEqual([]);
});

test('a move asks which figure, and how many once the way is known', () => {
  const source = { field: 'source', name: 'edo' };
  const figure = { field: 'figure', name: 'bushi' };
  const target = { field: 'target', name: 'kyoto' };
  expect(keys(MOVES, [source])).toEqual([['figure', ['bushi', 'daimyo']]]);
  expect(keys(MOVES, [source, figure])).toEqual([]); // where to is asked by the map
  expect(keys(MOVES, [source, figure, target])).toEqual([['count', ['1', '2']]]);
  expect(keys(MOVES, [source, target])).toEqual([['figure', ['bushi', 'daimyo']]]);
});

test('a whole answer asks nothing more', () => {
  expect(keys(MOVES, [{ field: 'target', name: 'oshu' }])).toEqual([]);
});

test('a betrayal asks whose figure first, then what takes its place', () => {
  const texts = [
    'replace lotus bushi edo bushi',
    'replace lotus komainu edo yurei',
    'replace lotus komainu edo ebisu',
    'replace bonsai bushi edo bushi',
    'done',
  ];
  const place = { field: 'place', name: 'edo' };
  expect(keys(texts, [place])).toEqual([['victim', ['lotus bushi', 'lotus komainu', 'bonsai bushi']]]);
  const chosen = [place, { field: 'clan', name: 'lotus' }, { field: 'victim', name: 'komainu' }];
  expect(keys(texts, chosen)).toEqual([['figure', ['yurei', 'ebisu']]]);
});

test('a figure that is killed is somebody else’s', () => {
  const texts = ['kill lotus bushi edo', 'kill bonsai bushi edo'];
  expect(keys(texts, [{ field: 'province', name: 'edo' }])).toEqual([['victim', ['lotus bushi', 'bonsai bushi']]]);
});
