// Made from src/gunbai/server/messages.py by `./dev types`. Do not edit.

/** Say that a promise was kept or broken, or take that back. */
export interface Judge {
  type: 'judge';
  id: string;
  promise: number;
  verdict: 'broken' | 'kept' | 'open';
}

export interface MakePromise {
  type: 'promise';
  id: string;
  to: number;
  key?: string;
  words?: Record<string, string | number>;
  text?: string;
}

/** A promise: a new one, or one with a new verdict. */
export interface Promised {
  type: 'promise';
  n: number;
  promise: PromiseInfo;
}

/** A note between two, never enforced: what `seat` promised `to`, and what each says of it. */
export interface PromiseInfo {
  id: number;
  at: number;
  seat: number;
  to: number;
  key: string;
  words: Record<string, unknown>;
  text: string;
  giver: 'broken' | 'kept' | 'open';
  receiver: 'broken' | 'kept' | 'open';
}

/** The visitor as the server knows them. */
export interface Me {
  id: string;
  name: string;
  has_password: boolean;
}

export interface NameForm {
  name: string;
}

export interface PasswordForm {
  password: string;
  current?: string;
}

export interface LoginForm {
  name: string;
  password: string;
}

export interface OptionInfo {
  name: string;
  values: string[];
  words: string[];
  default: string;
  several: boolean;
  ordered: boolean;
  ruling: boolean;
  rule: string;
}

export interface ConflictInfo {
  first: string;
  firsts: string[];
  other: string;
  others: string[];
  key: string;
  rule: string;
}

export interface FigureInfo {
  name: string;
  values: Record<string, unknown>;
  confidence: string;
  source: string;
}

/** A game. Its option `players`, if it has one, says how many seats there are. */
export interface GameInfo {
  name: string;
  prefix: string;
  rules: string;
  seats: number[];
  options: OptionInfo[];
  conflicts: ConflictInfo[];
  figures: FigureInfo[];
}

/** The texts of a game in one language, for a client that does not have them. */
export interface GameWords {
  texts: string[];
  terms: Record<string, string>;
  guide: string[];
}

export interface RuleInfo {
  id: string;
  section: string;
  text: string;
  source: string;
}

/** No clock, a live clock (seconds for a decision and a bank), or days for a decision. */
export interface Pace {
  kind: 'days' | 'live' | 'none';
  decision?: number;
  bank?: number;
  days?: number;
}

export interface SeatForm {
  kind: 'bot' | 'invited' | 'me' | 'open';
  level: 'easy' | 'medium' | 'strong';
}

export interface TableForm {
  game: string;
  options?: Record<string, unknown>;
  seats?: SeatForm[];
  pace?: Pace;
  watch: 'everybody' | 'link' | 'nobody';
  note?: string;
  language: '' | 'en' | 'ru' | 'uk';
  start?: boolean;
  seed?: string;
}

export interface JoinForm {
  seat?: number | null;
  token?: string;
}

/** The host gives a seat to a bot, opens it, or makes it a place for an invited guest. */
export interface SeatChange {
  seat: number;
  kind: 'bot' | 'invited' | 'open';
  level: 'easy' | 'medium' | 'strong';
}

export interface AwayForm {
  seat: number;
  away: boolean;
}

/** A vote of the others when the host is gone. */
export interface VoteForm {
  motion: 'end' | 'pause' | 'replace' | 'resume';
  seat?: number;
}

export interface ForkForm {
  upto: number;
}

export interface RecordForm {
  text: string;
}

export interface SeatInfo {
  number: number;
  kind: 'bot' | 'invited' | 'open' | 'person' | 'program';
  name: string;
  level: string;
  away: boolean;
  connected: boolean;
  mine: boolean;
  invite: string;
}

/** Seconds left by seat: for this decision, and in the bank; `running` while it is owed. */
export interface ClockInfo {
  decision: number[];
  bank: number[];
  running: boolean[];
}

/** A table as somebody may see it in a list or at its head. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  status: 'ended' | 'finished' | 'lobby' | 'paused' | 'running';
  host: string;
  hosting: boolean;
  my_seat: number;
  seats: SeatInfo[];
  pace: Pace;
  watch: 'everybody' | 'link' | 'nobody';
  note: string;
  version: number;
  answers: number;
  to_act: number[];
  since: number;
  created: number;
  result: Record<string, unknown> | null;
  origin: Record<string, unknown> | null;
  successor: string;
  votes: Record<string, number[]>;
  own_figures: boolean;
  host_here: boolean;
  language: string;
  figures: FigureInfo[];
}

export interface TableList {
  open: TableInfo[];
  mine: TableInfo[];
  running: TableInfo[];
  finished: TableInfo[];
}

export interface Created {
  id: string;
}

export interface RatingInfo {
  who: string;
  name: string;
  bot: boolean;
  rating: number;
  games: number;
  wins: number;
}

/** A log line as data. */
export interface Happening {
  key: string;
  words: Record<string, unknown>;
  background?: Record<string, unknown> | null;
}

/** A spoken message; a bot says a `line`, which each client puts into its own language. */
export interface Spoken {
  id: number;
  at: number;
  seat: number;
  name: string;
  to: number | null;
  text: string;
  line: Happening | null;
}

export interface Answer {
  type: 'answer';
  id: string;
  seen: number;
  action: string;
}

export interface Undo {
  type: 'undo';
  id: string;
  seen: number;
}

export interface WhyNot {
  type: 'why';
  id: string;
  action: string;
}

export interface Hint {
  type: 'hint';
  id: string;
}

export interface Say {
  type: 'say';
  id: string;
  text: string;
  to?: number | null;
}

export interface Ping {
  type: 'ping';
  id: string;
}

/** Everything: sent at first and whenever something was missed. */
export interface Sync {
  type: 'sync';
  n: number;
  epoch: string;
  table: TableInfo;
  view: View | null;
  log: Happening[];
  talk: Spoken[];
  clock: ClockInfo | null;
  promises: PromiseInfo[];
}

/** The game went on, or a step was taken back: cut the log to `log_at`, then add `log`. */
export interface Moved {
  type: 'moved';
  n: number;
  view: View;
  log_at: number;
  log: Happening[];
  clock: ClockInfo | null;
  undone: boolean;
  by: number;
}

export interface TableChanged {
  type: 'table';
  n: number;
  table: TableInfo;
  clock: ClockInfo | null;
}

export interface Talked {
  type: 'talk';
  n: number;
  spoken: Spoken;
}

/** The answer to a message of this client, by its id. */
export interface Reply {
  type: 'reply';
  id: string;
  ok: boolean;
  refused: Refused | null;
  hint: string[];
}

/** A finished game (or one's own running one) to step through. */
export interface ReplayInfo {
  table: TableInfo;
  answers: number;
  seats: number[];
  rounds: number[];
}

/** A log line, and the number of its answer. */
export interface ReplayLine {
  at: number;
  happening: Happening;
}

/** The position after this many answers, and the events of the last one. */
export interface ReplayStep {
  at: number;
  view: View;
  log_at: number;
  log: Happening[];
}

/** The talk that the visitor may read, and the visitor's own promises. */
export interface ReplayTalk {
  talk: Spoken[];
  promises: PromiseInfo[];
}

/** The game as one seat, or an onlooker, sees it now. */
export interface View {
  can_undo: boolean;
  choices: Choice[];
  free: Choice[];
  position: Record<string, unknown>;
  prompt: Prompt | null;
  seat: number;
  undo_reason: Refused | null;
  version: number;
}

/** A legal answer: the text to send, and the things on the board it names. */
export interface Choice {
  fields: Record<string, unknown>;
  text: string;
  verb: string;
}

/** The decision a seat owes: the ledger's key and the arguments of its text. */
export interface Prompt {
  key: string;
  words: Record<string, unknown>;
}

/** A refusal as plain data: a text key, the ledger's rule id or "", the text's arguments. */
export interface Refused {
  key: string;
  rule: string;
  words: Record<string, unknown>;
}

export type FromClient = Answer | Undo | WhyNot | Hint | Say | MakePromise | Judge | Ping;

export type FromServer = Sync | Moved | TableChanged | Talked | Promised | Reply;
