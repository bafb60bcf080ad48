import { beforeAll, expect, test } from 'vitest';
import { seatName, seatNames } from './names';
import type { SeatInfo } from './protocol';
import { settings } from './settings.svelte';

const seat = (number: number, kind: SeatInfo['kind'], name = ''): SeatInfo => ({
  number,
  kind,
  name,
  level: 'medium',
  away: false,
  connected: false,
  mine: false,
  person: '',
  invite: '',
  word: '',
  here: false,
  offer: null,
  character: '',
  vacation: 0,
});

beforeAll(async () => settings.speak('en'));

test('people have their names, bots a number', () => {
  expect(seatNames({ seats: [seat(0, 'person', 'Vera'), seat(1, 'bot', 'bot-strong'), seat(2, 'bot')] })).toEqual([
    'Vera',
    'Bot 2',
    'Bot 3',
  ]);
});

test('the players of an uploaded record keep the names of the record', () => {
  expect(seatName(seat(1, 'bot', 'Oleg'))).toBe('Oleg');
});

test('a person may not pass for a bot of the house', () => {
  expect(seatName(seat(3, 'person', 'bot-easy'))).toBe('bot-easy');
});
