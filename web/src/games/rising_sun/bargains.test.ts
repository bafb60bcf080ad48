import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../../core/settings.svelte';
import { loadLanguage } from '../../core/words';
import { type Kind, TERMS, firstTerms, gift, isEmpty, offered, promiseWords, valuesOf } from './bargains';
import { sampleAt } from '../samples';
import { type Position, positionOf } from './position';
import { sample, viewOf } from './sample';
import samples from './samples.json';
import { holding, partners } from './tea';

const ask = (key: string, seats: number[]) => ({ key, seats, secret: false });
const KINDS = Object.keys(TERMS).filter(Boolean) as Kind[];

describe('gifts', () => {
  it('can be given over tea, no more than there is', () => {
    const { may_give, gift: most, seats, seat } = positionOf(sampleAt(samples, 'tea').view);
    expect(may_give).toBe(true);
    expect(most).toEqual({ coins: seats[seat]!.coins, ronin: seats[seat]!.ronin });
    expect(positionOf(sampleAt(samples, 'bid').view).may_give).toBe(false);
  });

  it('are sent as the engine reads them', () => {
    expect(gift('lotus', 2, 1)).toBe('gift lotus 2 1');
  });
});

describe('promises', () => {
  const keys = (position = sample()) => offered(position);

  it('are offered while they mean something', () => {
    expect(keys()).toContain('loyal');
    const promises: Position['promises'] = { 'stay-out': 'spring', leave: null };
    expect(keys(sample({ promises }))).toEqual(['stay-out', 'leave', '']);
  });

  it('begin with terms that can be kept', () => {
    expect(firstTerms(sample(), 'leave')).toEqual({ advantage: 'seppuku', province: 'edo' });
    expect(valuesOf(sample(), 'leave', 'province')).toEqual(['edo', 'nagato']);
    expect(firstTerms(sample(), 'ally')).toEqual({ season: 'summer' });
    expect(firstTerms(sample(), 'give')).toEqual({ coins: 1, ronin: 0, season: 'spring' });
  });

  it('need something to say', () => {
    expect(isEmpty('', {}, ' ')).toBe(true);
    expect(isEmpty('', {}, 'peace')).toBe(false);
    expect(isEmpty('give', { coins: 0, ronin: 0 }, 'x')).toBe(true);
    expect(isEmpty('loyal', {}, '')).toBe(false);
  });

  for (const code of ['en', 'ru', 'uk'] as const) {
    describe(`in ${code}`, () => {
      beforeAll(async () => {
        settings.language = await loadLanguage(code, ['rising_sun']);
        settings.game = 'rising_sun';
      });

      it('are said whole', () => {
        for (const each of KINDS) {
          const text = promiseWords({ key: each, words: firstTerms(sample(), each) });
          expect(text).toMatch(/\.$/);
          expect(text).not.toMatch(/[{}$]|web-rs/);
        }
      });

      it('are not said if another client made them up', () => {
        expect(promiseWords({ key: 'take-over', words: {} })).toBe('');
        expect(promiseWords({ key: 'stay-out', words: { province: 'mars', season: 'spring' } })).toBe('');
        expect(promiseWords({ key: 'give', words: { coins: 'all', ronin: 0, season: 'spring' } })).toBe('');
      });
    });
  }
});

describe('the talks', () => {
  const tea = (texts: string[], more = {}) => {
    const view = viewOf(sample({ phase: 'tea', offers: { made: [2], received: [1] }, ...more }), 'RS-DP03', []);
    const choices = texts.map((text) => {
      const [verb = '', clan] = text.split(' ');
      return { text, verb, fields: clan ? { clan } : {} };
    });
    return { ...view, choices, position: { ...view.position, ask: ask('RS-DP03', [0, 1]) } };
  };

  it('show who is ready, and each answer once', () => {
    const view = tea(['ready', 'accept lotus', 'refuse lotus', 'offer lotus', 'withdraw bonsai']);
    const [own, lotus, bonsai] = partners(view);
    expect([own!.ready, lotus!.ready, bonsai!.ready]).toEqual([false, false, true]);
    expect(lotus!.received).toBe(true);
    expect(lotus!.answers.map(({ text }) => text)).toEqual(['accept lotus', 'refuse lotus']);
    expect(bonsai!.made).toBe(true);
    expect(bonsai!.answers.map(({ text }) => text)).toEqual(['withdraw bonsai']);
    expect(own!.answers).toEqual([]);
  });

  it('show alliances also when they are over', () => {
    const position = sample();
    position.seats[0]!.ally = 2;
    position.seats[2]!.ally = 0;
    const [own, lotus] = partners(viewOf(position, 'RS-DP05', []));
    expect(own!.ally).toBe('bonsai');
    expect(lotus!.ally).toBeNull();
    expect(own!.ready).toBeNull();
    expect(holding(position)).toBe(false);
  });
});
