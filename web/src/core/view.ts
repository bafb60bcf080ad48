// Made from src/gunbai/core/view.py by `./dev types`. Do not edit.

/** The decision that is asked: its key, the seats that owe an answer, and if it is sealed. */
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
  /** Who looks; −1 is an onlooker. */
  seat: number;
  ask: AskView | null;
  /** Rules of the ledger that stand beside the decision. */
  rules: string[];
  result?: ResultView;
}
