// Made from src/gunbai/server/messages.py by `./dev types`. Do not edit.

/** A motion that waits for consent, or was declined. */
export interface MotionInfo {
  id: string;
  kind: 'back' | 'end' | 'pace';
  by: number;
  asked: number[];
  agreed: number[];
  declined: number;
  left: number;
  pace: Pace | null;
}

/** No clock, a live clock (seconds for a decision and a bank), or days for a decision. */
export interface Pace {
  kind: 'days' | 'live' | 'none';
  decision?: number;
  bank?: number;
  days?: number;
}

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

/** A note between two, never enforced: what `seat` promised `to`, and how each judges it. */
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
  earlier: boolean;
}

/** A line of the table's log: from here on another person plays. */
export interface HandoverInfo {
  at: number;
  seat: number;
  before: string;
  after: string;
  line: number;
  step: number;
  person: string;
}

/** Somebody who held a seat for a part of a game, and the answers they gave. */
export interface HolderInfo {
  name: string;
  person: string;
  answers: number;
  counts: boolean;
}

/** An offer to pass a seat on; the one who made it sees the key of its link. */
export interface OfferInfo {
  by: string;
  to: string;
  votes: number[];
  agreed: boolean;
  awaits_owner: boolean;
  mine: boolean;
  invite: string;
}

/** The visitor as the server knows them. */
export interface Me {
  id: string;
  name: string;
  has_password: boolean;
  has_way_back: boolean;
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

export interface ValueInfo {
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
  minutes: number[];
  lesson: boolean;
  options: OptionInfo[];
  conflicts: ConflictInfo[];
  values: ValueInfo[];
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
  chapter: string;
  name: string;
  text: string;
  source: string;
}

/** A statement of the rules; several ids may share it. */
export interface PassageInfo {
  ids: string[];
  name: string;
  text: string;
  more: string;
  pages: string;
  see: string[];
  example: string;
}

export interface ChapterInfo {
  slug: string;
  title: string;
  depth: number;
  opening: string;
  passages: PassageInfo[];
}

/** A picture of the book: the chapter that it opens, and what it shows. */
export interface PlateCaption {
  name: string;
  chapter: string;
  caption: string;
}

export interface BookInfo {
  chapters: ChapterInfo[];
  plates: PlateCaption[];
}

/** A position to be drawn by the game's own board. */
export interface PlateInfo {
  seats: number;
  view: View;
  beside: boolean;
}

/** A rule that answers a question, and what is linked to it: rules, rulings, an example. */
export interface RulingInfo {
  game: string;
  chapter: string;
  title: string;
  passage: PassageInfo;
  beside: PassageInfo[];
}

export interface SeatForm {
  kind: 'bot' | 'here' | 'invited' | 'me' | 'open';
  level?: string;
  name?: string;
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
  vacation?: boolean;
  seed?: string;
}

export interface JoinForm {
  seat?: number | null;
  token?: string;
  word?: string;
}

/** A word for the table's randomness, from somebody who sits there. */
export interface WordForm {
  word?: string;
}

/** The host gives a seat to a bot, opens it, or makes it a place for an invited guest. */
export interface SeatChange {
  seat: number;
  kind: 'bot' | 'invited' | 'open';
  level?: string;
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
  person: string;
  invite: string;
  word: string;
  here: boolean;
  offer: OfferInfo | null;
  character: string;
  vacation: number;
}

/** Seconds left by seat: for this decision, and in the bank; `running` while it is owed. */
export interface ClockInfo {
  decision: number[];
  bank: number[];
  running: boolean[];
}

/** A pause: the name of whoever asked for it, "" after a vote, and its seconds so far. */
export interface PauseInfo {
  by: string;
  since: number;
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
  my_seats: number[];
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
  own_values: boolean;
  host_here: boolean;
  host_away: number;
  host_gone: number;
  paused: PauseInfo | null;
  language: string;
  invite: string;
  values: ValueInfo[];
  fingerprint: string;
  secret: string;
  closed: Refused | null;
  handovers: HandoverInfo[];
  held: HolderInfo[][];
  offered: number;
  motions: MotionInfo[];
  notes: NoteInfo[];
  vacation: boolean;
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

/** A person's rating in one game. */
export interface OwnRating {
  game: string;
  rating: number;
  games: number;
  wins: number;
}

/** A person as others may know them: ratings, and finished games that the asker may see. */
export interface PersonInfo {
  id: string;
  name: string;
  since: number;
  ratings: OwnRating[];
  finished: TableInfo[];
  bot: boolean;
  maker: string;
}

/** A log line as data. */
export interface Happening {
  key: string;
  words: Record<string, unknown>;
  opens?: '' | 'act' | 'chapter' | 'phase';
  idle?: boolean;
  echo?: boolean;
  ahead?: boolean;
  background?: Record<string, unknown> | null;
}

/** A log line about the table rather than the game, and the line before which it belongs. */
export interface NoteInfo {
  at: number;
  time: number;
  line: Happening;
}

/** A step that its seat took back: a line of it, and the line of the log before which it was. */
export interface StepBackInfo {
  at: number;
  by: number;
  line: Happening;
  agreed: number[];
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
  members: number[];
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

/** Ask what a bot would answer, and why; `quick`: without a search. */
export interface Hint {
  type: 'hint';
  id: string;
  quick?: boolean;
}

/** Ask how the seats stand, as far as this seat can know. */
export interface HowIStand {
  type: 'stand';
  id: string;
}

export interface Say {
  type: 'say';
  id: string;
  text: string;
  to?: number | null;
  members?: number[];
}

export interface Ping {
  type: 'ping';
  id: string;
}

/** Everything: sent first and whenever something was missed. */
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
  steps_back: StepBackInfo[];
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
  steps_back: StepBackInfo[] | null;
}

/** The next `lines` of the log, and the change of the view that they lead to. */
export interface SceneInfo {
  lines: number;
  weight?: 'great' | 'normal' | 'quiet';
  mine?: boolean;
  change?: unknown;
}

/** As `moved`, for clients that asked for scenes: changes of the view before. */
export interface Scenes {
  type: 'scenes';
  n: number;
  change: unknown;
  scenes: SceneInfo[];
  log_at: number;
  log: Happening[];
  clock: ClockInfo | null;
  undone: boolean;
  by: number;
  steps_back: StepBackInfo[] | null;
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

/** A text of the game with its words; `points` at the end that it is about, with their sign. */
export interface ReasonInfo {
  key: string;
  words: Record<string, unknown>;
  points: number;
}

/** An answer that a bot considered: all its steps, the chance to win after it, and reasons. */
export interface AdviceInfo {
  steps: string[];
  chance: number;
  reasons: ReasonInfo[];
}

/** The outlook of one seat: its chance to win, points to expect with their spread, and why. */
export interface OutlookInfo {
  chance: number;
  points: number;
  spread: number;
  reasons: ReasonInfo[];
}

/** The answer to a message of this client, by its id. */
export interface Reply {
  type: 'reply';
  id: string;
  ok: boolean;
  refused: Refused | null;
  hint: string[];
  advice: AdviceInfo[];
  outlooks: OutlookInfo[];
}

/** A finished game (or your own running one) to step through. */
export interface ReplayInfo {
  table: TableInfo;
  answers: number;
  seats: number[];
  rounds: number[];
}

/** A log line, and the number of its answer; −1: before the replay's first position. */
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

/** The step to the next position: its scenes, as in `scenes` over the socket. */
export interface ReplayMove {
  change: unknown;
  scenes: SceneInfo[];
  log: Happening[];
}

/** A position and the moves that follow it, each as a change of the view before. */
export interface ReplayRun {
  at: number;
  view: View;
  log_at: number;
  moves: ReplayMove[];
}

/** The talk that the visitor may read, and the visitor's own promises. */
export interface ReplayTalk {
  talk: Spoken[];
  promises: PromiseInfo[];
}

/** One of my passkeys; it works where the server is called `host`. */
export interface PasskeyInfo {
  id: number;
  name: string;
  host: string;
  created: number;
  used: number | null;
}

/** A challenge for a new passkey, and what a browser wants to know besides. */
export interface PasskeyRequest {
  challenge: string;
  host: string;
  user: string;
  name: string;
  algorithms: number[];
  known: string[];
}

/** A new passkey, as the browser made it; `current` is the password, if there is one. */
export interface PasskeyForm {
  id: string;
  client_data: string;
  attestation: string;
  name?: string;
  current?: string;
}

/** A challenge to log in with any passkey of the visitor's device. */
export interface PasskeyChallenge {
  challenge: string;
  host: string;
}

/** The answer of a passkey to a challenge. */
export interface PasskeyLogin {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  user: string;
}

/** A link that makes another device mine, once: as text, and as a picture (a data address). */
export interface PhoneLink {
  link: string;
  picture: string;
  seconds: number;
}

/** The key of a one-time link: what follows the # of its address. */
export interface EntryKey {
  key: string;
}

/** A one-time link, as it is shown before it is used. */
export interface EntryInfo {
  kind: 'back' | 'phone';
  person: string;
  name: string;
  by: string;
  table: string;
  ends_password: boolean;
}

export interface WayBackForm {
  seat: number;
}

/** A person at a table whom the host can give a way back. */
export interface WayBackInfo {
  seat: number;
  waiting: boolean;
  here: boolean;
}

/** A new way back for somebody at the table. */
export interface WayBackLink {
  link: string;
  picture: string;
  hours: number;
  people: WayBackInfo[];
}

/** The games that a bot plays, and with whom. */
export interface BotWishes {
  plays: Record<string, number[]>;
  welcome: 'all' | 'owner';
  languages: ('en' | 'ru' | 'uk')[];
  tables: number;
}

/** A new account of a bot; its name gets the mark of bots. */
export interface BotForm {
  name: string;
  wishes: BotWishes;
}

/** A bot with an account, as everybody may know it; `here` while its line is open. */
export interface BotInfo {
  id: string;
  name: string;
  maker: string;
  plays: Record<string, number[]>;
  languages: string[];
  here: boolean;
}

/** An account of a bot, for the person it belongs to. */
export interface OwnBot {
  bot: BotInfo;
  active: boolean;
  renewed: number;
  welcome: 'all' | 'owner';
  tables: number;
  playing: number;
}

/** My bots, and how many I may have; right after a token was made, that token. */
export interface OwnBots {
  bots: OwnBot[];
  most: number;
  token: string;
}

/** The host of a table gives a seat to a bot with an account. */
export interface BotInvitation {
  seat: number;
  bot: string;
}

/** Give up a seat: before the start it is open again, later one of our bots plays on. */
export interface Leave {
  type: 'leave';
  id: string;
  table: string;
}

/** A table at which the bot sits; `owes` while it has to answer, at this `version`. */
export interface BotTable {
  type: 'table';
  table: string;
  game: string;
  seat: number;
  status: 'ended' | 'finished' | 'lobby' | 'paused' | 'running' | 'gone';
  owes: boolean;
  version: number;
  away: boolean;
}

/** The first message: who the program is, and all tables at which it sits. */
export interface Hello {
  type: 'hello';
  bot: BotInfo;
  tables: BotTable[];
}

/** The hours without notices, in minutes of the day; they may go over midnight. */
export interface QuietHours {
  start: number;
  end: number;
}

/** A person's wishes: what to be told, and when. */
export interface WishesForm {
  kinds: ('begun' | 'decision' | 'invited' | 'message' | 'motion' | 'nudge' | 'over' | 'reminder')[];
  quiet: QuietHours | null;
  away: number;
  language: 'en' | 'ru' | 'uk';
  zone: string;
}

/** An address for notices, or for those of a table; empty for none. */
export interface TargetForm {
  address: string;
  language: 'en' | 'ru' | 'uk';
  zone?: string;
}

/** The subscription of a browser to web push, and how its owner may call it. */
export interface DeviceForm {
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
  language: 'en' | 'ru' | 'uk';
  zone?: string;
}

/** A browser that gets notices; `problem` says why they no longer get there. */
export interface DeviceInfo {
  id: number;
  name: string;
  endpoint: string;
  problem: string;
}

/** A person's wishes, and the ways that notices take; a target is shown without secrets. */
export interface NoticesInfo {
  kinds: ('begun' | 'decision' | 'invited' | 'message' | 'motion' | 'nudge' | 'over' | 'reminder')[];
  quiet: QuietHours | null;
  away: number;
  language: string;
  zone: string;
  target: string;
  problem: string;
  devices: DeviceInfo[];
  push_key: string;
}

/** The number of games that wait for me, and the version of the client that the server has. */
export interface Waiting {
  tables: number;
  build: string;
}

/** The outcome of a notice that was sent at once: how many ways it went, and problems. */
export interface TriedNotice {
  reached: number;
  problems: string[];
}

/** My notices of a table, unless they are muted; for its host, where its group is told. */
export interface TableNotices {
  muted: boolean;
  hook: string;
  problem: string;
}

/** Somebody with whom the host has played, and who may be invited to a new table. */
export interface GuestInfo {
  person: string;
  name: string;
  invited: boolean;
}

export interface InviteForm {
  person: string;
}

export interface MuteForm {
  muted: boolean;
}

/** Offer a seat to a person, or to whoever has a link. */
export interface OfferForm {
  seat: number;
  person?: string;
}

/** Agree to an offer, or decline, which withdraws your own offer or that of your seat. */
export interface ConsentForm {
  seat: number;
  agree: boolean;
}

/** Let somebody take a free seat on my device; without a name they leave it again. */
export interface HereForm {
  seat: number;
  name?: string;
}

/** Somebody to whom a seat may be offered. */
export interface Heir {
  person: string;
  name: string;
}

/** A change that somebody at the table asks the others to agree to; `pace` says which one. */
export interface MotionForm {
  kind: 'back' | 'end' | 'pace';
  pace?: Pace | null;
}

/** The seat that is to be reminded of its decision. */
export interface NudgeForm {
  seat: number;
}

/** A reminder that was sent, unless its person gets no notices outside the page. */
export interface Nudged {
  reached: boolean;
}

/** The time at which a vacation ends, in seconds since 1970; 0 to come back now. */
export interface VacationForm {
  until: number;
}

/** My vacation: when it ends (0: there is none), and the days that are left for this year. */
export interface VacationInfo {
  until: number;
  days: number;
}

/** Somebody whose messages I do not want to read: a person's id, or "bots". */
export interface TalkMuteForm {
  whom: string;
  muted: boolean;
}

/** All whose messages I do not want to read: ids of people, and "bots". */
export interface TalkMutes {
  whom: string[];
}

/** An order by its name, to be placed or (`until` empty) cancelled. */
export interface OrderForm {
  name: string;
  until: 'chapter' | 'end' | 'phase' | '';
}

/** An order that the game knows: until when it stands ("": not at all), and its uses. */
export interface OrderInfo {
  name: string;
  until: 'chapter' | 'end' | 'phase' | '';
  times: number;
}

/** All orders that can be left in a game, as they stand for my seat. */
export interface Orders {
  orders: OrderInfo[];
}

/** A position to look at, from a seat; else from the first one that is asked. */
export interface DeskForm {
  text: string;
  seat?: number | null;
  balance?: boolean;
}

/** An answer of a seat, as it is typed or as named things; a seed decides chance. */
export interface DeskQuestion {
  text: string;
  seat: number;
  action: string;
  named: Record<string, unknown> | null;
  seed: number | null;
}

/** A position to be brought to a situation; otherwise it need not be possible yet. */
export interface DeskSituation {
  text: string;
  situation: string;
  chosen: Record<string, unknown>;
}

/** A position in its notation, which may still be impossible. */
export interface DeskText {
  text: string;
}

/** A new game, or a game at the first occurrence of a decision. */
export interface DeskStart {
  options: Record<string, string>;
  decision: string;
  seed: number;
}

/** A possible position: as one seat sees it, as text, and what is allowed where. */
export interface DeskLook {
  text: string;
  view: View;
  seats: number;
  blanks: Record<string, unknown>;
  assumed: string[];
}

/** The verdict on an answer: None if it is allowed, else the reason. */
export interface DeskVerdict {
  action: string;
  refused: Refused | null;
}

/** The consequences of an answer: the scenes, and the position after them. */
export interface DeskOutcome {
  action: string;
  run: ReplayRun;
  look: DeskLook;
}

/** Something that can be done, with what may be named for it. */
export interface VerbInfo {
  verb: string;
  fields: Record<string, unknown>;
}

/** A situation to which a position can be brought, with what is chosen for it. */
export interface SituationInfo {
  situation: string;
  fields: Record<string, unknown>;
  chosen: Record<string, unknown>;
}

/** A printed example: the id of its passage in the rulebook, and how many answers it has. */
export interface ExampleInfo {
  id: string;
  answers: number;
}

/** All that the desk of a game offers: decisions, verbs, examples and situations. */
export interface DeskInfo {
  decisions: string[];
  verbs: VerbInfo[];
  examples: ExampleInfo[];
  situations: SituationInfo[];
}

/** An answer of a printed example. */
export interface ExampleStep {
  seat: number;
  action: string;
  named: Record<string, unknown>;
}

/** A printed example, set up; the answers lead to what is printed. */
export interface DeskExample {
  id: string;
  look: DeskLook;
  answers: ExampleStep[];
  refused: ExampleStep[];
}

/** An answer of a printed example: the seat that gives it, what it is asked, what it answers. */
export interface FilmStep {
  seat: number;
  prompt: Prompt | null;
  choice: Choice;
}

/** An answer that an example says is not allowed. */
export interface FilmRefusal {
  seat: number;
  choice: Choice;
  refused: Refused;
}

/** A printed example, played through, as a spectator sees it. */
export interface ExampleFilm {
  seats: number;
  run: ReplayRun;
  steps: FilmStep[];
  choices: Choice[];
  refused: FilmRefusal[];
}

/** A puzzle in a list, with the number that people call it by; difficulty 1 (easy) to 3. */
export interface PuzzleInfo {
  id: string;
  number: number;
  theme: string;
  difficulty: number;
}

/** The puzzles of a game, theme by theme; today's is the same for everybody. */
export interface PuzzleList {
  themes: string[];
  puzzles: PuzzleInfo[];
  daily: string;
}

/** A puzzle as its seat sees it: nothing else of the position is ever sent. */
export interface PuzzleShown {
  info: PuzzleInfo;
  view: View;
  seats: number;
  next: string;
}

/** A hint: what the solution is good for, and the answers of which it is one. */
export interface PuzzleHint {
  reasons: ReasonInfo[];
  left: string[];
}

/** An answer to a puzzle; an empty one gives up. */
export interface PuzzleForm {
  action: string;
}

/** An answer, the seat's chance to win after it, and what speaks for or against it. */
export interface PuzzleAnswer {
  choice: Choice;
  chance: number;
  reasons: ReasonInfo[];
}

/** The verdict on an answer, and its result: scenes as the solver sees them. */
export interface PuzzleVerdict {
  right: boolean;
  given: PuzzleAnswer;
  best: number;
  run: ReplayRun;
  answers: PuzzleAnswer[];
}

/** The game that somebody wants to learn. */
export interface LessonForm {
  game: string;
}

/** A sentence of the host, to be said once this many lines of the log have been shown. */
export interface SentenceInfo {
  at: number;
  text: string;
}

/** The current sentences for a learner: the result of the last answer, then the question. */
export interface LessonInfo {
  sentences: SentenceInfo[];
  suggested: string;
  through: boolean;
}

/** The review of one game. */
export interface Review {
  format: number;
  game: string;
  last: number;
  scores: number[];
  places: number[];
  curve: CurvePoint[];
  chapters: Chapter[];
  decisions: DecisionReview[];
  turning: number[];
  strokes: Stroke[];
  seats: SeatReview[];
  summary: Told[];
}

/** The review of a game, or how far it is. */
export interface ReviewInfo {
  table: TableInfo;
  state: 'failed' | 'made' | 'none' | 'running' | 'waiting';
  done: number;
  total: number;
  ahead: number;
  review: Review | null;
}

/** My consent to the record of this game becoming part of a dataset, or none. */
export interface SharingForm {
  agree: boolean;
}

/** The number of people at a table who agree to its record becoming part of a dataset. */
export interface SharingInfo {
  mine: boolean;
  agreed: number;
  people: number;
  possible: boolean;
  open: boolean;
}

/** A sentence: the key of a text, and its words. */
export interface Told {
  key: string;
  words: Record<string, unknown>;
}

/** A reason for the better answer, and the points that it is about. */
export interface Why {
  key: string;
  words: Record<string, unknown>;
  points: number;
}

/** The chances of the seats to win at a position of the replay, with all secrets known. */
export interface CurvePoint {
  at: number;
  chances: number[];
}

/** The position of the replay at which a chapter of the game begins. */
export interface Chapter {
  at: number;
  title: Told;
}

/** A decision: what was answered, what a strong bot would have answered, what that is worth. */
export interface DecisionReview {
  at: number;
  seat: number;
  ask: Told;
  given: Choice[];
  best: Choice[];
  chance: number;
  loss: number;
  grade: 'blunder' | 'good' | 'mistake' | 'slip';
  luck: number;
  reasons: Why[];
}

/** A stroke of fortune: throws, draws and what came to light. */
export interface Stroke {
  at: number;
  gains: number[];
  events: Told[];
}

/** One seat's game: what its decisions lost in total, and what luck gave it. */
export interface SeatReview {
  decisions: number;
  good: number;
  lost: number;
  luck: number;
}

/** The game as one seat, or a spectator, sees it now. */
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

export type FromClient = Answer | Undo | WhyNot | Hint | HowIStand | Say | MakePromise | Judge | Ping;

export type FromServer = Sync | Moved | Scenes | TableChanged | Talked | Promised | Reply;
