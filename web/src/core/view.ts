// Made from src/gunbai/core/view.py by `./dev types`. Do not edit.

/** The current decision: its key, the seats that owe an answer, and whether it is sealed. */
export interface AskView {
  key: string;
  seats: number[];
  secret: boolean;
}

/** Points and places by seat. */
export interface ResultView {
  scores: number[];
  places: number[];
}

/** The fields that every view has. */
export interface GameView {
  game: string;
  /** The viewing seat; −1 is a spectator. */
  seat: number;
  ask: AskView | null;
  /** Rules of the ledger that are shown next to the decision. */
  rules: string[];
  result?: ResultView;
}
