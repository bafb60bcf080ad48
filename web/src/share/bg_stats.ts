// A result for the app BG Stats, by the link that its makers describe:
// https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/

import type { TableInfo } from '../core/protocol';

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=';

/** A time as BG Stats reads it, in UTC. */
const dated = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** The link that offers a finished game to the app. Nothing is sent before somebody follows it. */
export function bgStatsLink(table: TableInfo, game: string, names: readonly string[], host: string): string {
  const scores = (table.result?.['scores'] ?? []) as number[];
  const places = (table.result?.['places'] ?? []) as number[];
  const play = {
    sourceName: 'Gunbai',
    sourcePlayId: table.id,
    playDate: dated(Date.now() / 1000 - table.since),
    location: host,
    game: { name: game, sourceGameId: table.game, highestWins: true, noPoints: false },
    players: table.seats.map(({ number, person }) => ({
      name: names[number] ?? '',
      sourcePlayerId: person || `bot ${number + 1}`,
      startPlayer: false,
      rank: places[number] ?? 0,
      score: scores[number] ?? 0,
      winner: places[number] === 1,
    })),
  };
  return ADDRESS + encodeURIComponent(JSON.stringify(play));
}
