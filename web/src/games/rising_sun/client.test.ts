import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Thing } from '../../core/selection';
import { say, settings } from '../../core/settings.svelte';
import { lineOf } from '../../parts/log_lines';
import { risingSun } from './client';
import Market from './Market.svelte';
import PendingEffects from './PendingEffects.svelte';
import { valuesFrom } from './values';
import type { BoardProps } from '../index';
import { urgent } from './panels';
import type { Position } from './position';
import { sample, viewOf } from './sample';
import { partners } from './tea';
import Tea from './Tea.svelte';
import Tiles from './Tiles.svelte';

beforeAll(async () => {
  await settings.speak('en');
  await settings.learn('rising_sun');
  settings.game = 'rising_sun';
});
afterEach(cleanup);

const NAMES = ['Aoi', 'Ben', 'Chika'];

test('what the board stands for is no button, the rest is', () => {
  const view = viewOf(sample(), 'RS-DP07', ['summon bushi edo', 'summon bushi kyoto', 'summon shinto edo', 'summon shinto kyoto', 'done']);
  expect(risingSun.listed(view, []).map(({ text }) => text)).toEqual(['done']);
  const few = viewOf(sample(), 'RS-DP11', ['summon komainu edo', 'summon komainu kyoto']);
  expect(risingSun.listed(few, [])).toHaveLength(2);
  const tiles = viewOf(sample(), 'RS-DP05', ['choose recruit', 'choose betray']);
  expect(risingSun.listed(tiles, [])).toEqual([]);
});

test('steps that can be taken back are sent at once, others are confirmed', () => {
  const view = viewOf(sample(), 'RS-DP07', ['summon bushi edo', 'summon bushi kyoto', 'done']);
  expect(view.choices.map((choice) => risingSun.weighty(view, choice))).toEqual([false, false, true]);
  const one = viewOf(sample(), 'RS-DP08', ['move bushi edo kyoto 1', 'done']);
  expect(risingSun.weighty(one, one.choices[0]!)).toBe(true); // a click on Edo would be all of it
});

test('a bought figure that may worship is told how', () => {
  const told = (...answers: string[]) => risingSun.help!(viewOf(sample(), 'RS-DP11', ['summon komainu edo', ...answers]), []);
  expect(told()).not.toContain('shrine');
  expect(told('worship komainu edo hachiman')).toContain('first a shrine');
});

test('whoever finds no ally any more is told what is left', () => {
  const view = viewOf(sample(), 'RS-DP03', ['ready']);
  const told = (free: number) => risingSun.help!({ ...view, prompt: { ...view.prompt!, words: { allied: 0, free } } }, []);
  expect(told(0)).toBe('You can still give and promise.');
  expect(told(1)).not.toBe(told(0));
});

test('a Harvest is told as the engine foresees it', () => {
  const view = viewOf(sample({ harvest: { points: 2, coins: 3, ronin: 1 } }), 'RS-DP05', ['choose harvest']);
  const seen = risingSun.foresee(view, [], view.choices[0]!);
  expect(seen[0]).toBe('Everybody gains 1\u00a0coin.');
  expect(seen.at(-1)).toContain('3\u00a0coins, 1\u00a0ronin and 2\u00a0VP');
});

test('a seat shows what Winter would bring it now', () => {
  const view = viewOf(sample({ winter_points: [36, 0, 4] }), 'RS-DP05', []);
  expect(risingSun.seat(view, 0).coming).toEqual({ points: [36], label: 'If Winter came now: +36\u00a0VP' });
  const over = viewOf(sample({ winter_points: null }), 'RS-DP05', []);
  expect(risingSun.seat(over, 0).coming).toBeUndefined();
});

test('whoever bids is told that coins vanish, and whether they are needed again (RS-E01)', () => {
  const told = (battles_ahead: number) => risingSun.help!(viewOf(sample({ battles_ahead }), 'RS-DP22', ['confirm']), []);
  expect(told(0)).toContain('you fight no more this season: coins you keep are lost');
  expect(told(2)).toMatch(/lost at the season’s end; battles still ahead of you:\s2/);
});

test('after seppuku the strongholds of Turtle keep their Force (RS-Q36)', () => {
  const battle = { province: 'edo', number: 1, seats: [0, 1], stage: 'seppuku', bids: {}, forces: [3, 2], hired: [0, 0], kills: 0, winner: null };
  const seen = (left: number) => {
    const view = viewOf(sample({ phase: 'war', battle } as Partial<Position>), 'RS-DP23', ['use', 'pass']);
    view.prompt!.words = { count: 2, left, province: 'edo' };
    return risingSun.foresee(view, [], view.choices[0]!).at(-1);
  };
  expect(seen(1)).toContain('would keep Force\u00a01');
  expect(seen(0)).toContain('no Force here any longer');
});

test('before the war the talks open, and say that it is the last moment for gifts (RS-DP31)', () => {
  expect(urgent(viewOf(sample(), 'RS-DP08', []))).toBeNull();
  const view = viewOf(sample(), 'RS-DP31', ['ready']);
  expect(urgent({ ...view, prompt: null })).toBe('tea'); // for onlookers and those who have nothing, too
  expect(risingSun.listed(view, []).map(({ text }) => text)).toEqual(['ready']);
  expect(risingSun.stage(view)).toBe('Spring: before the war');
  expect(risingSun.help!(view, [])).toContain('nothing can be given');
  expect(partners(view).map(({ ready }) => ready)).toEqual([false, true, true]);
  const board: BoardProps = { view, names: NAMES, values: [] };
  render(Tea, board);
  expect(screen.getByText(/last moment for gifts/)).toBeTruthy();
  expect(screen.queryByText(say('web-rs-alliance'))).toBeNull();
});

test('betraying an ally is foreseen', () => {
  const seen = (ending_alliance: Position['ending_alliance']) => {
    const view = viewOf(sample({ ending_alliance }), 'RS-DP05', ['choose betray']);
    return risingSun.foresee(view, [], view.choices[0]!).at(-1);
  };
  expect(seen(['betray'])).toContain('alliance would end');
  expect(seen([])).not.toContain('alliance would end');
});

test('the market shows the price of now beside the printed one, and buys by a click', async () => {
  const card = { sets: ['core'], season: 'spring', type: 'virtue', price: 2, copies: 2, vp: 1 };
  const tables = valuesFrom([{ name: 'cards.righteousness', values: card, confidence: 'likely', source: '' }]);
  const purchase = { seat: 0, bonus: true, card: null, prices: { righteousness: 1 }, left: { righteousness: 4 } };
  const position = sample({ display: ['righteousness', 'righteousness'], purchase });
  const onpick = vi.fn<(meanings: readonly Thing[]) => void>();
  const { choices } = viewOf(position, 'RS-DP10', ['buy righteousness', 'pass']);
  render(Market, { position, tables, names: ['Vera', 'Oleg', 'Ida'], reader: 0, offers: { choices, choosing: [], hint: null, onpick }, spoken: [] });
  const button = screen.getByRole('button', { name: /Righteousness/ });
  expect(button.textContent).toMatch(/2\s*1/);
  expect(button.textContent).toContain('×2');
  expect(button.textContent).not.toContain('≈');
  await userEvent.click(button);
  expect(onpick.mock.calls[0]![0][0]).toEqual({ verb: 'buy', field: 'card', name: 'righteousness' });
});

test('Lotus picks a tile to lay down and a mandate of its own', async () => {
  const onpick = vi.fn<(meanings: readonly Thing[]) => void>();
  render(Tiles, { tiles: ['train', 'train', 'betray', 'recruit'], lotus: true, offers: { choices: [], choosing: [], hint: null, onpick } });
  const group = screen.getByRole('group', { name: 'Name' });
  await userEvent.click(group.querySelector('[data-mandate=harvest]')!);
  expect(onpick.mock.calls[0]![0]).toEqual([{ field: 'mandate', name: 'harvest' }]);
});

test('a season gets a seal; what has a stage gets none', () => {
  const news = [
    { key: 'rs-allied', words: { player: 0, neighbour: 1 } },
    { key: 'rs-victory', words: { player: 0, province: 'edo', force: 3 } },
    { key: 'rs-season', words: { season: 'summer' } },
  ];
  const said = risingSun.moments(news).map(({ key, words }) => [say(key, words, NAMES), say(`${key}.about`, words, NAMES)]);
  expect(said).toEqual([['Summer', 'A new season.']]);
});

test('what Bonsai buys or builds for less than is printed is told with both prices (RS-LB01)', () => {
  const view = viewOf(sample(), 'RS-DP08', []);
  const text = (key: string, words: Record<string, unknown>, price?: number) =>
    lineOf(risingSun, view, { key, words, background: price ? { price } : null }, NAMES).text.replaceAll('\u00a0', ' ');
  const bought = (player: number, card: string, price?: number) => text('rs-bought', { player, card, coins: 1 }, price);
  expect(bought(2, 'righteousness', 2)).toBe('Chika buys “Righteousness” for 1 coin. Sacred Bounty: the price is 1 instead of 2.');
  expect(bought(2, 'benevolence')).toBe('Chika buys “Benevolence” for 1 coin.');
  expect(bought(1, 'righteousness')).toBe('Ben buys “Righteousness” for 1 coin.');
  expect(text('rs-bought', { player: 2, card: 'righteousness', coins: 0 }, 2)).toMatch(/for free\. Sacred Bounty: .* with the bonus 0\.$/);
  expect(text('rs-built', { player: 2, figure: 'stronghold', province: 'edo', coins: 1 }, 3)).toContain('1 instead of 3');
});

test('in the talks an ally is named, a shrine says when it helps, an empty bid what it means', () => {
  const position = sample();
  const tea = () => risingSun.help!(viewOf(position, 'RS-DP03', ['ready']), []);
  expect(tea()).toContain('Allies share');
  position.seats[0]!.ally = 1;
  expect(tea()).toBe('You are allied with Lotus. You can still give and promise.');
  const seen = (key: string, text: string, of: Position) => {
    const view = viewOf(of, key, [text]);
    return risingSun.foresee(view, [], view.choices[0]!).at(-1);
  };
  expect(seen('RS-DP07', 'worship shinto edo fujin', sample())).toContain('at each kami turn');
  const bid = { seppuku: 0, hostage: 0, ronin: 0, poets: 0 };
  const battle = { province: 'edo', number: 1, seats: [0, 1], stage: 'bids', bids: { 0: bid }, purse: { staked: 0, left: 3 }, forces: [3, 2], hired: [0, 0], kills: 0, winner: null };
  const war = (ronin: number) => sample({ phase: 'war', battle: { ...battle, bids: { 0: { ...bid, ronin } }, purse: { staked: ronin, left: 3 } } } as unknown as Partial<Position>);
  expect(seen('RS-DP22', 'confirm', war(0))).toContain('You stake nothing');
  expect(seen('RS-DP22', 'confirm', war(2))).toBeUndefined();
});

test('two figures alike of one place can be declared (RS-Q118)', () => {
  const one = { seat: 1, victim: 'bushi', place: 'edo', figure: 'bushi' };
  const position = sample({ betrayal: { seat: 0, declared: [one, { ...one }] } } as Partial<Position>);
  const { container } = render(PendingEffects, { position });
  expect(container.querySelectorAll('.one')).toHaveLength(2);
});
