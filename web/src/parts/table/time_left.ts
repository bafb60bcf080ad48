// The text of a clock.

import type { ClockInfo } from '../../core/protocol';

/** Seconds left for a seat: first of the decision, then of the bank. */
export function remaining(clock: ClockInfo, seat: number, elapsed: number): { left: number; bank: number } {
  const passed = clock.running[seat] ? elapsed : 0;
  const decision = clock.decision[seat] ?? 0;
  const over = Math.max(0, passed - decision);
  return { left: Math.max(0, decision - passed), bank: Math.max(0, (clock.bank[seat] ?? 0) - over) };
}

/** "1:05", "12:00:00", or days and hours as two numbers for a sentence. */
export function shortTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export const DAY = 86_400;
