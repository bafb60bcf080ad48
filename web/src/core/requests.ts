// Made from src/gunbai/server by `./dev types`. Do not edit.

import type {
  AwayForm,
  BookInfo,
  BotForm,
  BotInfo,
  BotInvitation,
  BotWishes,
  ConsentForm,
  Created,
  DeskExample,
  DeskForm,
  DeskInfo,
  DeskLook,
  DeskOutcome,
  DeskQuestion,
  DeskSituation,
  DeskStart,
  DeskText,
  DeskVerdict,
  DeviceForm,
  EntryInfo,
  EntryKey,
  ExampleFilm,
  ForkForm,
  GameInfo,
  GameWords,
  GuestInfo,
  Heir,
  HereForm,
  InviteForm,
  JoinForm,
  LessonForm,
  LessonInfo,
  LoginForm,
  Me,
  MotionForm,
  MuteForm,
  NameForm,
  NoticesInfo,
  NudgeForm,
  Nudged,
  OfferForm,
  OrderForm,
  Orders,
  OwnBots,
  PasskeyChallenge,
  PasskeyForm,
  PasskeyInfo,
  PasskeyLogin,
  PasskeyRequest,
  PasswordForm,
  PersonInfo,
  PhoneLink,
  PlateInfo,
  PuzzleForm,
  PuzzleHint,
  PuzzleList,
  PuzzleShown,
  PuzzleVerdict,
  RatingInfo,
  RecordForm,
  ReplayInfo,
  ReplayLine,
  ReplayRun,
  ReplayStep,
  ReplayTalk,
  ReviewInfo,
  RuleInfo,
  RulingInfo,
  SeatChange,
  SharingForm,
  SharingInfo,
  TableForm,
  TableInfo,
  TableList,
  TableNotices,
  TalkMuteForm,
  TalkMutes,
  TargetForm,
  TriedNotice,
  VacationForm,
  VacationInfo,
  VoteForm,
  Waiting,
  WayBackForm,
  WayBackInfo,
  WayBackLink,
  WishesForm,
  WordForm,
} from './protocol';

/** The bodies and answers of all requests. */
export interface Requests {
  'GET /api/bots': { sends: null; gets: string[] };
  'GET /api/desk/{game}': { sends: null; gets: DeskInfo };
  'GET /api/desk/{game}/examples/{name}': { sends: null; gets: DeskExample };
  'GET /api/desk/{game}/examples/{name}/film': { sends: null; gets: ExampleFilm };
  'GET /api/games': { sends: null; gets: GameInfo[] };
  'GET /api/games/{game}/book/{language}': { sends: null; gets: BookInfo };
  'GET /api/games/{game}/plates/{plate}': { sends: null; gets: PlateInfo };
  'GET /api/games/{game}/tips/{language}': { sends: null; gets: Record<string, string> };
  'GET /api/games/{game}/words/{language}': { sends: null; gets: GameWords };
  'GET /api/invites/{token}': { sends: null; gets: TableInfo };
  'GET /api/me': { sends: null; gets: Me | null };
  'GET /api/me/bots': { sends: null; gets: OwnBots };
  'GET /api/me/mutes': { sends: null; gets: TalkMutes };
  'GET /api/me/notices': { sends: null; gets: NoticesInfo };
  'GET /api/me/passkeys': { sends: null; gets: PasskeyInfo[] };
  'GET /api/me/vacation': { sends: null; gets: VacationInfo };
  'GET /api/me/waiting': { sends: null; gets: Waiting };
  'GET /api/people/{person_id}': { sends: null; gets: PersonInfo };
  'GET /api/puzzles/{game}': { sends: null; gets: PuzzleList };
  'GET /api/puzzles/{game}/{puzzle}': { sends: null; gets: PuzzleShown };
  'GET /api/puzzles/{game}/{puzzle}/hint': { sends: null; gets: PuzzleHint };
  'GET /api/ratings/{game}': { sends: null; gets: RatingInfo[] };
  'GET /api/rules/{rule}': { sends: null; gets: RuleInfo };
  'GET /api/rulings': { sends: null; gets: RulingInfo[] };
  'GET /api/tables': { sends: null; gets: TableList };
  'GET /api/tables/{table}': { sends: null; gets: TableInfo };
  'GET /api/tables/{table}/bots': { sends: null; gets: BotInfo[] };
  'GET /api/tables/{table}/desk': { sends: null; gets: DeskLook };
  'GET /api/tables/{table}/guests': { sends: null; gets: GuestInfo[] };
  'GET /api/tables/{table}/heirs': { sends: null; gets: Heir[] };
  'GET /api/tables/{table}/lesson/{language}': { sends: null; gets: LessonInfo };
  'GET /api/tables/{table}/notices': { sends: null; gets: TableNotices };
  'GET /api/tables/{table}/orders': { sends: null; gets: Orders };
  'GET /api/tables/{table}/record': { sends: null; gets: string };
  'GET /api/tables/{table}/replay': { sends: null; gets: ReplayInfo };
  'GET /api/tables/{table}/replay/log': { sends: null; gets: ReplayLine[] };
  'GET /api/tables/{table}/replay/talk': { sends: null; gets: ReplayTalk };
  'GET /api/tables/{table}/replay/{at}': { sends: null; gets: ReplayStep };
  'GET /api/tables/{table}/replay/{at}/on/{count}': { sends: null; gets: ReplayRun };
  'GET /api/tables/{table}/review': { sends: null; gets: ReviewInfo };
  'GET /api/tables/{table}/sharing': { sends: null; gets: SharingInfo };
  'GET /api/tables/{table}/since/{lines}': { sends: null; gets: ReplayRun };
  'GET /api/tables/{table}/ways-back': { sends: null; gets: WayBackInfo[] };
  'POST /api/desk/{game}/look': { sends: DeskForm; gets: DeskLook };
  'POST /api/desk/{game}/play': { sends: DeskForm; gets: Created };
  'POST /api/desk/{game}/situation': { sends: DeskSituation; gets: DeskText };
  'POST /api/desk/{game}/start': { sends: DeskStart; gets: DeskLook };
  'POST /api/desk/{game}/try': { sends: DeskQuestion; gets: DeskOutcome };
  'POST /api/desk/{game}/why': { sends: DeskQuestion; gets: DeskVerdict };
  'POST /api/entry': { sends: EntryKey; gets: Me };
  'POST /api/entry/look': { sends: EntryKey; gets: EntryInfo };
  'POST /api/invites/{token}': { sends: null; gets: TableInfo };
  'POST /api/lessons': { sends: LessonForm; gets: Created };
  'POST /api/login': { sends: LoginForm; gets: Me };
  'POST /api/login/challenge': { sends: null; gets: PasskeyChallenge };
  'POST /api/login/passkey': { sends: PasskeyLogin; gets: Me };
  'POST /api/logout': { sends: null; gets: null };
  'POST /api/logout/everywhere': { sends: null; gets: null };
  'POST /api/me': { sends: NameForm; gets: Me };
  'POST /api/me/bots': { sends: BotForm; gets: OwnBots };
  'POST /api/me/bots/{bot}': { sends: BotWishes; gets: OwnBots };
  'POST /api/me/bots/{bot}/delete': { sends: null; gets: OwnBots };
  'POST /api/me/bots/{bot}/renew': { sends: null; gets: OwnBots };
  'POST /api/me/bots/{bot}/revoke': { sends: null; gets: OwnBots };
  'POST /api/me/mutes': { sends: TalkMuteForm; gets: TalkMutes };
  'POST /api/me/notices': { sends: WishesForm; gets: NoticesInfo };
  'POST /api/me/notices/devices': { sends: DeviceForm; gets: NoticesInfo };
  'POST /api/me/notices/devices/{device}/forget': { sends: null; gets: NoticesInfo };
  'POST /api/me/notices/target': { sends: TargetForm; gets: NoticesInfo };
  'POST /api/me/notices/try': { sends: null; gets: TriedNotice };
  'POST /api/me/passkeys': { sends: PasskeyForm; gets: PasskeyInfo[] };
  'POST /api/me/passkeys/challenge': { sends: null; gets: PasskeyRequest };
  'POST /api/me/passkeys/{passkey}/forget': { sends: null; gets: PasskeyInfo[] };
  'POST /api/me/password': { sends: PasswordForm; gets: Me };
  'POST /api/me/phone': { sends: null; gets: PhoneLink };
  'POST /api/me/vacation': { sends: VacationForm; gets: VacationInfo };
  'POST /api/puzzles/{game}/{puzzle}': { sends: PuzzleForm; gets: PuzzleVerdict };
  'POST /api/records': { sends: RecordForm; gets: Created };
  'POST /api/tables': { sends: TableForm; gets: Created };
  'POST /api/tables/{table}/away': { sends: AwayForm; gets: TableInfo };
  'POST /api/tables/{table}/bots': { sends: BotInvitation; gets: TableInfo };
  'POST /api/tables/{table}/consent': { sends: ConsentForm; gets: TableInfo };
  'POST /api/tables/{table}/fork': { sends: ForkForm; gets: Created };
  'POST /api/tables/{table}/guests': { sends: InviteForm; gets: GuestInfo[] };
  'POST /api/tables/{table}/here': { sends: HereForm; gets: TableInfo };
  'POST /api/tables/{table}/join': { sends: JoinForm; gets: TableInfo };
  'POST /api/tables/{table}/leave': { sends: null; gets: TableInfo };
  'POST /api/tables/{table}/motions': { sends: MotionForm; gets: TableInfo };
  'POST /api/tables/{table}/motions/{motion}/{verdict}': { sends: null; gets: TableInfo };
  'POST /api/tables/{table}/notices': { sends: MuteForm; gets: TableNotices };
  'POST /api/tables/{table}/notices/group': { sends: TargetForm; gets: TableNotices };
  'POST /api/tables/{table}/nudge': { sends: NudgeForm; gets: Nudged };
  'POST /api/tables/{table}/offer': { sends: OfferForm; gets: TableInfo };
  'POST /api/tables/{table}/orders': { sends: OrderForm; gets: Orders };
  'POST /api/tables/{table}/rematch': { sends: null; gets: Created };
  'POST /api/tables/{table}/review': { sends: null; gets: ReviewInfo };
  'POST /api/tables/{table}/seat': { sends: SeatChange; gets: TableInfo };
  'POST /api/tables/{table}/sharing': { sends: SharingForm; gets: SharingInfo };
  'POST /api/tables/{table}/start': { sends: WordForm | null; gets: TableInfo };
  'POST /api/tables/{table}/steer/{motion}': { sends: null; gets: TableInfo };
  'POST /api/tables/{table}/vote': { sends: VoteForm; gets: TableInfo };
  'POST /api/tables/{table}/ways-back': { sends: WayBackForm; gets: WayBackLink };
  'POST /api/tables/{table}/ways-back/revoke': { sends: WayBackForm; gets: WayBackInfo[] };
  'POST /api/tables/{table}/word': { sends: WordForm; gets: TableInfo };
}
