// The figures of the games (score tables and the like), asked for once.

import { api } from '../core/api';
import type { FigureInfo, GameInfo } from '../core/protocol';

let games = $state.raw<readonly GameInfo[]>([]);
let asked = false;

function ask(): void {
  asked = true;
  api.games().then(
    (found) => (games = found),
    () => setTimeout(() => (asked = false), 3000),
  );
}

export function figuresOf(game: string): readonly FigureInfo[] {
  if (!asked) ask();
  return games.find((each) => each.name === game)?.figures ?? [];
}
