// What a game adds to the pages. A new game adds a folder with a `client.ts` that exports it by default.

import type { Component } from 'svelte';
import type { Choosing, Thing } from '../core/selection';
import type { Story } from '../core/gains';
import type { Choice, FigureInfo, Happening, Judge, MakePromise, PromiseInfo, Refused, Reply, View } from '../core/protocol';
import type { Mark, Tally } from '../core/tally';

/** What can be done besides answering what is asked. Each says why not, or nothing. */
export interface Deals {
  /** Those in which I am one of the two. */
  readonly promises: readonly PromiseInfo[];
  /** What the rules allow at any time, also while others decide. */
  free(action: string): Promise<Refused | null>;
  promise(to: number, key: string, words: MakePromise['words'], text: string): Promise<Refused | null>;
  judge(promise: number, verdict: Judge['verdict']): Promise<Refused | null>;
}

/** For a game in which people deal with each other. */
export interface Bargains {
  /** What can be given and promised to another player. */
  Panel: Component<{ view: View; names: readonly string[]; other: number; deals: Deals }>;
  /** A promise in words; nothing if it is none of this game's. */
  promise(promise: Pick<PromiseInfo, 'key' | 'words'>): string;
}

/** For a decision made of many small answers: each is sent at once, and the next one waits for it. */
export interface Desk {
  /** The table's id, to keep things by. */
  table: string;
  busy: boolean;
  /** False if it was refused; the decision bar says why. */
  answer(choice: Choice): Promise<boolean>;
  /** Why something not offered can't be done, said in the decision bar. */
  why(action: string): Promise<void>;
  /** What a strong bot would answer now. */
  suggestion(): Promise<Reply>;
  undo(): Promise<void>;
  deals: Deals;
}

export interface BoardProps {
  view: View;
  names: readonly string[];
  /** Those of the table: its own, or the game's; empty until they are known. */
  figures: readonly FigureInfo[];
  /** What was clicked so far; without `onpick` the board is only looked at. */
  choosing?: Choosing;
  onpick?: (meanings: readonly Thing[]) => void;
  /** The answer under the pointer or suggested by a hint. */
  onpeek?: (choice: Choice | null) => void;
  hint?: Choice | null;
  /** What just happened, to be shown moving. */
  news?: readonly Happening[];
  /** A line of the log whose things are to be marked. */
  shown?: Happening | null;
  /** All that happened so far, if it is known: `shown` is a line of it. */
  log?: readonly Happening[];
  /** Only for whoever plays. */
  desk?: Desk;
}

export interface HandProps {
  view: View;
  figures: readonly FigureInfo[];
  choosing: Choosing;
  onpick: (meanings: readonly Thing[]) => void;
  onpeek?: (choice: Choice | null) => void;
  hint?: Choice | null;
}

/** What the players' list shows of a seat. */
export interface SeatFacts {
  points: number[];
  cards: number;
  /** Marks such as "holds the Kachidoki card", as text keys. */
  marks: string[];
  /** What a seat owns, instead of the number of cards: a drawing in a box of −12…12, a number. */
  goods?: readonly { mark: string; label: string; value: number }[];
}

/** A great moment: a seal is stamped on the board. */
export interface Moment {
  key: string;
  words: Record<string, unknown>;
}

/** A line of the log as it is told here: its words, and whose doing it is. */
export interface Told {
  key: string;
  words: Record<string, unknown>;
  mark: Mark | null;
}

/** What was scored, for a game that counts points at some lines of its log. */
export interface Scorings {
  /** The keys of these lines, and those after which the table is shown without being asked for. */
  lines: readonly string[];
  great: readonly string[];
  /** Null if nothing is counted at this line. */
  tally(view: View, log: readonly Happening[], at: number, names: readonly string[]): Tally | null;
}

/**
 * What a game adds to the pages. All pages take from a position is `ask` ({ key, seats, secret })
 * and `result`; its log lines `<prefix>-round` begin a chapter.
 */
export interface GameClient {
  prefix: string;
  /** The log line with which a chapter begins, if it is not `<prefix>-round`. */
  chapter?: string;
  Board: Component<BoardProps>;
  Hand: Component<HandProps>;
  /** The crests of a seat, small. */
  Crest: Component<{ view: View; seat: number; size?: number }>;
  /** What is hidden from others, as far as the replay may show it. */
  Hands: Component<{ view: View; names: readonly string[] }>;
  /** How to read the board, for the rules panel. */
  Legend: Component<{ view: View; figures: readonly FigureInfo[] }>;
  seat(view: View, seat: number): SeatFacts;
  /** Whether the board needs every line of a phone: what is long in the bar is folded then. */
  crowded?(view: View): boolean;
  /** Where the game stands, in a few words. */
  stage(view: View): string;
  /** The answers that are offered as buttons because no thing on the board stands for them. */
  listed(view: View, choosing: Choosing): Choice[];
  label(choice: Choice): string;
  /** The same for a narrow button, where a word is enough. */
  brief(choice: Choice): string;
  /** The things of an answer, for picking it step by step. */
  things(choice: Choice): Thing[];
  /** Whether an answer shows others something or ends the decision. */
  weighty(view: View, choice: Choice): boolean;
  /** An answer that a click on something not offered would have meant. */
  guess(view: View, choosing: Choosing, meanings: readonly Thing[]): string | null;
  /** What an answer would bring, as sentences. */
  foresee(view: View, figures: readonly FigureInfo[], choice: Choice): string[];
  /** Where the guide speaks of the decision now: its page from 0, and the section there from 1. */
  passage?(view: View): readonly [page: number, section: number] | null;
  /** Points that are left to spend, if any. */
  pips(view: View): number;
  moments(news: readonly Happening[]): Moment[];
  /** Of the view only who plays what is looked at. Without it a line is told as the engine says it. */
  told?(view: View, line: Happening, names: readonly string[]): Told;
  scorings?: Scorings;
  bargains?: Bargains;
  /** A line that only leads up to others: it is written small. */
  minor?(line: Happening): boolean;
  /** How to answer, and what it is about, in a sentence: said while nothing is chosen yet. */
  help?(view: View, figures: readonly FigureInfo[]): string;
  /** Whether a line of the log is said to one seat alone, in the second person. */
  whispered(key: string): boolean;
  /** How the points came, for the result. */
  story(view: View, log: readonly Happening[], names: readonly string[]): Story;
  /** What decided between equal points, as a text key. */
  tie(options: Record<string, string>): string;
}
