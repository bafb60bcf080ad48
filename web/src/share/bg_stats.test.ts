import { expect, test } from 'vitest';
import type { TableInfo } from '../core/protocol';
import { bgStatsLink } from './bg_stats';

test('a result names the game, everybody’s points and places, and who won', () => {
  const table = {
    id: 'abc',
    game: 'shogun',
    since: 60,
    result: { scores: [40, 52], places: [2, 1] },
    seats: [
      { number: 0, person: 'p1' },
      { number: 1, person: '' },
    ],
  } as unknown as TableInfo;
  const link = bgStatsLink(table, 'Shogun', ['Vera & co', 'Bot'], 'club.example');
  const [address, data] = link.split('?data=') as [string, string];
  expect(address).toBe('https://app.bgstatsapp.com/createPlay.html');
  const play = JSON.parse(decodeURIComponent(data)) as Record<string, unknown>;
  expect(play).toMatchObject({ sourceName: 'Gunbai', sourcePlayId: 'abc', game: { name: 'Shogun', highestWins: true } });
  expect(play['playDate']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(play['players']).toEqual([
    { name: 'Vera & co', sourcePlayerId: 'p1', startPlayer: false, rank: 2, score: 40, winner: false },
    { name: 'Bot', sourcePlayerId: 'bot 2', startPlayer: false, rank: 1, score: 52, winner: true },
  ]);
});
