// The lists of tables on the home page, and their order.

import type { TableInfo, TableList } from './protocol';

/** I sit there, it runs, and it waits for me, or for somebody at my device. */
export function mustDecide(table: TableInfo): boolean {
  return table.status === 'running' && table.my_seats.some((seat) => table.to_act.includes(seat));
}

/** My tables: where I must decide first, then the most recently moved. */
export function byUrgency(tables: readonly TableInfo[]): TableInfo[] {
  return [...tables].sort(
    (one, other) => Number(mustDecide(other)) - Number(mustDecide(one)) || one.since - other.since,
  );
}

/** Each table stands in one list only: mine before all others. */
export function arranged(list: TableList): TableList {
  const mine = new Set(list.mine.map((table) => table.id));
  const others = (tables: TableInfo[]) => tables.filter((table) => !mine.has(table.id));
  return {
    mine: byUrgency(list.mine),
    open: others(list.open),
    running: others(list.running),
    finished: list.finished,
  };
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === 'open').length;
}
