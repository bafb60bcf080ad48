// Made from src/gunbai/server by `./dev types`. Do not edit.

import type {
  AwayForm,
  Created,
  ForkForm,
  GameInfo,
  GameWords,
  JoinForm,
  LoginForm,
  Me,
  NameForm,
  PasswordForm,
  RatingInfo,
  RecordForm,
  ReplayInfo,
  ReplayLine,
  ReplayStep,
  ReplayTalk,
  RuleInfo,
  SeatChange,
  TableForm,
  TableInfo,
  TableList,
  VoteForm,
} from './protocol';

/** What each request sends and gets. */
export interface Requests {
  'GET /api/games': { sends: null; gets: GameInfo[] };
  'GET /api/games/{game}/words/{language}': { sends: null; gets: GameWords };
  'GET /api/invites/{token}': { sends: null; gets: TableInfo };
  'GET /api/me': { sends: null; gets: Me | null };
  'GET /api/ratings/{game}': { sends: null; gets: RatingInfo[] };
  'GET /api/rules/{rule}': { sends: null; gets: RuleInfo };
  'GET /api/tables': { sends: null; gets: TableList };
  'GET /api/tables/{table}': { sends: null; gets: TableInfo };
  'GET /api/tables/{table}/record': { sends: null; gets: string };
  'GET /api/tables/{table}/replay': { sends: null; gets: ReplayInfo };
  'GET /api/tables/{table}/replay/log': { sends: null; gets: ReplayLine[] };
  'GET /api/tables/{table}/replay/talk': { sends: null; gets: ReplayTalk };
  'GET /api/tables/{table}/replay/{at}': { sends: null; gets: ReplayStep };
  'GET /api/tables/{table}/replay/{at}/on/{count}': { sends: null; gets: ReplayStep[] };
  'POST /api/login': { sends: LoginForm; gets: Me };
  'POST /api/logout': { sends: null; gets: null };
  'POST /api/me': { sends: NameForm; gets: Me };
  'POST /api/me/password': { sends: PasswordForm; gets: Me };
  'POST /api/records': { sends: RecordForm; gets: Created };
  'POST /api/tables': { sends: TableForm; gets: Created };
  'POST /api/tables/{table}/away': { sends: AwayForm; gets: TableInfo };
  'POST /api/tables/{table}/fork': { sends: ForkForm; gets: Created };
  'POST /api/tables/{table}/join': { sends: JoinForm; gets: TableInfo };
  'POST /api/tables/{table}/leave': { sends: null; gets: TableInfo };
  'POST /api/tables/{table}/rematch': { sends: null; gets: Created };
  'POST /api/tables/{table}/seat': { sends: SeatChange; gets: TableInfo };
  'POST /api/tables/{table}/start': { sends: null; gets: TableInfo };
  'POST /api/tables/{table}/steer/{motion}': { sends: null; gets: TableInfo };
  'POST /api/tables/{table}/vote': { sends: VoteForm; gets: TableInfo };
}
