import { describe, expect, it } from 'vitest';
import {
  NOTHING,
  back,
  decided,
  isOffered,
  isPicked,
  meaning,
  narrowed,
  pick,
  type Thing,
} from './selection';
import type { Choice } from './protocol';

const pass = (...cards: string[]): Choice => ({
  text: `pass ${cards.join(' ')}`,
  verb: 'pass',
  fields: { cards },
});
const march = (area: string): Choice => ({ text: `march ${area}`, verb: 'march', fields: { area } });
const move = (from: string, area: string): Choice => ({
  text: `move ${from} ${area}`,
  verb: 'move',
  fields: { from, area },
});
const stop: Choice = { text: 'stop', verb: 'stop', fields: {} };
const card = (name: string): Thing => ({ field: 'cards', name });
const from = (name: string): Thing => ({ verb: 'move', field: 'from', name });
const area = (name: string): Thing => ({ field: 'area', name });

const PASSES = [pass('1r', '2r'), pass('1r', '3r'), pass('2r', '3r')];
const POINTS = [march('omi'), march('owari'), move('ise', 'omi'), move('owari', 'ise'), stop];

describe('choosing', () => {
  it('narrows by clicks until one answer is left, in any order', () => {
    let choosing = pick(PASSES, NOTHING, card('3r'))!;
    expect(decided(PASSES, choosing)).toBeNull();
    choosing = pick(PASSES, choosing, card('1r'))!;
    expect(decided(PASSES, choosing)?.text).toBe('pass 1r 3r');
  });

  it('takes a thing out again', () => {
    const one = pick(PASSES, NOTHING, card('1r'))!;
    expect(pick(PASSES, one, card('1r'))).toEqual([]);
  });

  it('lets a third card take the place of the first', () => {
    const two = pick(PASSES, pick(PASSES, NOTHING, card('1r'))!, card('2r'))!;
    const three = pick(PASSES, two, card('3r'))!;
    expect(decided(PASSES, three)?.text).toBe('pass 2r 3r');
  });

  it('lets another source take the place of the one before', () => {
    const ise = pick(POINTS, NOTHING, from('ise'))!;
    const owari = pick(POINTS, ise, from('owari'))!;
    expect(owari).toEqual([from('owari')]);
  });

  it('tells by the verb what a piece means', () => {
    const daimyo = pick(POINTS, NOTHING, { verb: 'march' })!;
    expect(narrowed(POINTS, daimyo)).toHaveLength(2);
    expect(decided(POINTS, pick(POINTS, daimyo, area('omi'))!)?.text).toBe('march omi');
  });

  it('leads nowhere for a thing that no answer names', () => {
    expect(pick(POINTS, NOTHING, area('shinano'))).toBeNull();
    expect(isOffered(POINTS, NOTHING, area('shinano'))).toBe(false);
  });

  it('finds the meaning of a thing that has several', () => {
    const stack = [from('owari'), area('owari')];
    expect(meaning(POINTS, NOTHING, stack)).toEqual(from('owari'));
    expect(meaning(POINTS, [{ verb: 'march' }], stack)).toEqual(area('owari'));
    expect(meaning(POINTS, NOTHING, [area('kyoto')])).toBeNull();
  });

  it('steps back', () => {
    const choosing = [from('ise'), area('omi')];
    expect(back(choosing)).toEqual([from('ise')]);
    expect(isPicked(back(choosing), area('omi'))).toBe(false);
    expect(back(NOTHING)).toEqual([]);
  });
});
