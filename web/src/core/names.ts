// The names of the players: people by their name, bots by a number.

import type { SeatInfo, TableInfo } from './protocol';
import { LEVELS } from './quick_play';
import { say } from './settings.svelte';

const BOT = new RegExp(`^bot-(${LEVELS.join('|')})$`);

/** The name of a seat's holder; free seats say that they are free. */
export function seatName(seat: SeatInfo): string {
  const number = seat.number + 1;
  if (seat.kind === 'open') return say('web-seat-free');
  if (seat.kind === 'invited') return say('web-seat-invited');
  if (seat.kind === 'bot' && !seat.name && !LEVELS.includes(seat.level)) return seat.level;
  if (seat.kind === 'bot' && (!seat.name || BOT.test(seat.name))) return say('web-bot-name', { number });
  return seat.name || say('web-seat-number', { number });
}

/** The name of somebody who held a seat, a bot's in words. */
export function holderName(name: string, seat: number): string {
  return BOT.test(name) ? say('web-bot-name', { number: seat + 1 }) : name;
}

/** Names by seat, for log lines and the board. */
export function seatNames(table: Pick<TableInfo, 'seats'>): string[] {
  return table.seats.map(seatName);
}
