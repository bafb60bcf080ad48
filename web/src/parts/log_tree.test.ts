import { expect, test } from 'vitest';
import type { Happening } from '../core/protocol';
import { type Folding, folded, rowsOf, treeOf } from './log_tree';

const line = (key: string, more: Partial<Happening> = {}): Happening => ({ key, words: {}, ...more });
const chapter = line('chapter', { opens: 'chapter' });
const phase = (more: Partial<Happening> = {}) => line('phase', { opens: 'phase', ...more });
const act = line('act', { opens: 'act' });

/** Two chapters after a set-up; the second has a silent phase and one with two acts. */
const LOG = [
  line('first'), // 0
  chapter, // 1
  line('weather'),
  phase(), // 3
  act, // 4
  line('taxes'),
  chapter, // 6
  line('weather'),
  phase({ echo: true }), // 8
  phase(), // 9
  act, // 10
  line('taxes'),
  act, // 12
  line('taxes'),
  line('void', { idle: true }),
  line('revealed', { echo: true }),
  line('void', { idle: true }), // 16: mine
];

const shown = (lines: readonly Happening[], folding: Folding = new Map(), now = lines.length - 1, asides: number[] = []) =>
  rowsOf(treeOf(lines), { lines, folding, now, mine: (at) => at === 16, asides }).map((row) =>
    row.kind === 'head' ? `${row.open ? '-' : '+'}${row.part.at}` : row.kind === 'more' ? `…${row.count}` : row.kind === 'aside' ? `back${row.number}` : String(row.at),
  );

test('the newest act is open, all others are a line', () => {
  expect(shown(LOG)).toEqual(['+-1', '+1', '-6', '…1', '-9', '+10', '-12', '13', '16', '…2']);
});

test('what says nothing is shown by whoever unfolds its part', () => {
  expect(shown(LOG, new Map([[12, true]])).slice(-5)).toEqual(['-12', '13', '14', '15', '16']);
  expect(shown(LOG, new Map([[12, false]])).slice(-2)).toEqual(['+10', '+12']);
  expect(shown(LOG, new Map([[6, true]]))).toContain('7');
});

test('the line that is looked at is in sight with the parts around it', () => {
  expect(shown(LOG, new Map(), 5)).toEqual(['+-1', '-1', '…1', '-3', '-4', '5', '+6']);
  expect(shown(LOG, new Map(), 15)).toContain('15');
  expect(shown(LOG, new Map(), 0)).toEqual(['--1', '0', '+1', '+6']);
});

test('one chapter alone is unfolded besides the one now', () => {
  const chapters = treeOf(LOG);
  const [setUp, first, second] = chapters;
  let folding: Folding = new Map([[10, true]]);
  folding = folded(chapters, folding, setUp!, true);
  folding = folded(chapters, folding, first!, true);
  expect(folding).toEqual(new Map([[10, true], [1, true]]));
  folding = folded(chapters, folding, second!, false);
  expect(shown(LOG, folding)).toEqual(['+-1', '-1', '2', '+3', '+6']);
});

test('a step back stands where it was taken', () => {
  expect(shown(LOG, new Map(), 16, [14, 17]).slice(-5)).toEqual(['13', 'back0', '16', 'back1', '…2']);
  expect(shown(LOG, new Map(), 16, [13]).slice(-5)).toEqual(['-12', 'back0', '13', '16', '…2']); // before the first line of its act
  expect(shown(LOG.slice(0, 12), new Map(), 11, [12]).slice(-2)).toEqual(['11', 'back0']);
});

test('a log without chapters is one set-up', () => {
  expect(shown([line('a'), line('b')])).toEqual(['--1', '0', '1']);
  expect(shown([])).toEqual([]);
});

test('a whole game of several thousand lines becomes a few rows', () => {
  const round = [chapter, ...Array.from({ length: 12 }, () => [phase(), ...Array.from({ length: 40 }, () => line('taxes'))]).flat()];
  const game = Array.from({ length: 12 }, () => round).flat();
  expect(game.length).toBeGreaterThan(5000);
  expect(shown(game).length).toBeLessThan(70);
});
