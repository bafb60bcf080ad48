// The parts that a game adds to the pages. A new game adds a folder with a `client.ts` that exports them by default.

import type { Component } from 'svelte';
import type { Choosing, Thing } from '../core/selection';
import type { Counted } from '../core/ceremony';
import type { SceneHints, ShownScene } from '../core/scenes';
import type { Story } from '../core/gains';
import type { Choice, ValueInfo, Happening, Judge, MakePromise, PromiseInfo, Refused, Reply, View } from '../core/protocol';
import type { Mark, Tally } from '../core/tally';
import type { Later } from './later.svelte';
import type { Rail } from './rail.svelte';

export type { SceneHints, ShownScene } from '../core/scenes';

/** Actions besides answering the question. Each returns the reason of a refusal, or nothing. */
export interface Deals {
  /** Those in which I am one of the two. */
  readonly promises: readonly PromiseInfo[];
  /** An answer that the rules allow at any time, also while others decide. */
  free(action: string): Promise<Refused | null>;
  promise(to: number, key: string, words: MakePromise['words'], text: string): Promise<Refused | null>;
  judge(promise: number, verdict: Judge['verdict']): Promise<Refused | null>;
}

/** For a game in which people deal with each other. */
export interface Bargains {
  /** Gifts and promises to another player. */
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
  /** Ask why something that is not offered can't be done; the decision bar says it. */
  why(action: string): Promise<void>;
  /** The answer that a strong bot would give now; `quick`: at a glance. */
  suggestion(quick: boolean): Promise<Reply>;
  undo(): Promise<void>;
  deals: Deals;
}

export interface BoardProps {
  view: View;
  names: readonly string[];
  /** Those of the table: its own, or the game's; empty until they are known. */
  values: readonly ValueInfo[];
  /** The things clicked so far; without `onpick` the board is only looked at. */
  choosing?: Choosing;
  onpick?: (meanings: readonly Thing[]) => void;
  /** The answer under the pointer or suggested by a hint. */
  onpeek?: (choice: Choice | null) => void;
  hint?: Choice | null;
  /** The lines that just happened, to be shown moving. */
  news?: readonly Happening[];
  /** A line of the log whose things are to be marked. */
  shown?: Happening | null;
  /** All that happened so far, if it is known: `shown` is a line of it. */
  log?: readonly Happening[];
  /** While a scene is shown, `view`, `news` and `log` are those of the scene. */
  scene?: ShownScene | null;
  /** While points are counted: where they come from. */
  counted?: Counted | null;
  /** Only for whoever plays. */
  desk?: Desk;
  /** If there is one, the map has the whole board and all else goes there (see map/Beside.svelte). */
  rail?: Rail;
}

export interface HandProps {
  view: View;
  values: readonly ValueInfo[];
  choosing: Choosing;
  onpick: (meanings: readonly Thing[]) => void;
  onpeek?: (choice: Choice | null) => void;
  hint?: Choice | null;
}

/** The facts about a seat in the list of players. */
export interface SeatFacts {
  points: number[];
  /** Points that the next great scoring would bring now, in words and as numbers, if one is to come. */
  coming?: { points: readonly number[]; label: string };
  cards: number;
  /** Marks such as "holds the Kachidoki card", as text keys. */
  marks: string[];
  /** Goods of a seat, instead of the number of cards: a drawing in a box of −12…12, a number. */
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

/** The scorings of a game that counts points at some lines of its log. */
export interface Scorings {
  /** True if points are counted from this line on. */
  opens(line: Happening): boolean;
  /** True if that is told as a ceremony, which lasts to the next chapter of the log. */
  solemn(line: Happening): boolean;
  /** True if the table of a ceremony is shown afterwards without being asked for. */
  laidOut: boolean;
  /** As far as the log tells; null if nothing is counted at this line. */
  tally(view: View, log: readonly Happening[], at: number, names: readonly string[]): Tally | null;
  /** The places on the board that a line of a ceremony is about. */
  places(line: Happening): readonly string[];
}

/** The parts of a game that every game has and that are fetched after the first decision can be made. */
export interface LaterParts {
  /** The things hidden from others, as far as the replay may show them. */
  Hands: Component<{ view: View; names: readonly string[] }>;
  /** An explanation of the board, for the rules panel. */
  Legend: Component<{ view: View; values: readonly ValueInfo[] }>;
  /** The origin of all points, for the result. */
  story(view: View, log: readonly Happening[], names: readonly string[]): Story;
}

/**
 * The parts that a game adds to the pages. All that pages take from a position is `ask` ({ key, seats, secret })
 * and `result`.
 */
export interface GameClient {
  prefix: string;
  Board: Component<BoardProps>;
  Hand: Component<HandProps>;
  /** The crests of a seat, small. */
  Crest: Component<{ view: View; seat: number; size?: number }>;
  /** The parts that are not needed until the first decision can be made. */
  later: Later<LaterParts>;
  seat(view: View, seat: number): SeatFacts;
  /** True if the board needs every line of a phone: what is long in the bar is folded then. */
  crowded?(view: View): boolean;
  /** The stage of the game, in a few words. */
  stage(view: View): string;
  /** The answers that are offered as buttons because no thing on the board stands for them. */
  listed(view: View, choosing: Choosing): Choice[];
  label(choice: Choice): string;
  /** The same for a narrow button, where a word is enough. */
  brief(choice: Choice): string;
  /** The things of an answer, for picking it step by step. */
  things(choice: Choice): Thing[];
  /** True if an answer shows others something or ends the decision. */
  weighty(view: View, choice: Choice): boolean;
  /** An answer that a click on something not offered would have meant. */
  guess(view: View, choosing: Choosing, meanings: readonly Thing[]): string | null;
  /** The effects of an answer, as sentences. */
  foresee(view: View, values: readonly ValueInfo[], choice: Choice): string[];
  /** The place in the guide about the present decision: the page from 0, the section there from 1. */
  passage?(view: View): readonly [page: number, section: number] | null;
  /** Points that are left to spend, if any. */
  pips(view: View): number;
  moments(news: readonly Happening[]): Moment[];
  /** Of the view only who plays what is looked at. Without it a line is told as the engine says it. */
  told?(view: View, line: Happening, names: readonly string[], reader: number): Told;
  scenes?: SceneHints;
  scorings?: Scorings;
  bargains?: Bargains;
  /** A sentence about the decision and how to answer, said while nothing is chosen yet. */
  help?(view: View, values: readonly ValueInfo[], choosing?: Choosing): string;
  /** True if a line of the log is said to one seat alone, in the second person. */
  whispered(key: string): boolean;
  /** The text key of what decided between equal points. */
  tie(options: Record<string, string>): string;
}
