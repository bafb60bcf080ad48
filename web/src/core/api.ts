// Requests to the server. A refusal is an error that carries its key, words and rule.

import type {
  Created,
  GameInfo,
  JoinForm,
  Me,
  RatingInfo,
  Refused,
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

export class RefusedError extends Error {
  constructor(
    readonly refused: Refused,
    readonly status: number,
  ) {
    super(refused.key);
  }
}

const OFFLINE: Refused = { key: 'offline', rule: '', words: {} };

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new RefusedError(OFFLINE, 0);
  }
  const text = await response.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = text;
  }
  if (!response.ok) {
    const refused = data && typeof data === 'object' && 'key' in data ? (data as Refused) : OFFLINE;
    throw new RefusedError(refused, response.status);
  }
  return data as T;
}

const get = <T>(path: string) => request<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body);
const table = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  me: () => get<Me | null>('/api/me'),
  setName: (name: string) => post<Me>('/api/me', { name }),
  setPassword: (password: string, current: string) => post<Me>('/api/me/password', { password, current }),
  logIn: (name: string, password: string) => post<Me>('/api/login', { name, password }),
  logOut: () => post<null>('/api/logout'),
  games: () => get<GameInfo[]>('/api/games'),
  rule: (id: string) => get<RuleInfo>(`/api/rules/${encodeURIComponent(id)}`),
  ratings: (game: string) => get<RatingInfo[]>(`/api/ratings/${encodeURIComponent(game)}`),
  tables: () => get<TableList>('/api/tables'),
  table: (id: string) => get<TableInfo>(table(id)),
  create: (form: TableForm) => post<Created>('/api/tables', form),
  invite: (token: string) => get<TableInfo>(`/api/invites/${encodeURIComponent(token)}`),
  join: (id: string, form: JoinForm) => post<TableInfo>(table(id, '/join'), form),
  leave: (id: string) => post<TableInfo>(table(id, '/leave')),
  seat: (id: string, change: SeatChange) => post<TableInfo>(table(id, '/seat'), change),
  away: (id: string, seat: number, away: boolean) => post<TableInfo>(table(id, '/away'), { seat, away }),
  start: (id: string) => post<TableInfo>(table(id, '/start')),
  steer: (id: string, motion: 'pause' | 'resume' | 'end') => post<TableInfo>(table(id, `/steer/${motion}`)),
  vote: (id: string, form: VoteForm) => post<TableInfo>(table(id, '/vote'), form),
  rematch: (id: string) => post<Created>(table(id, '/rematch')),
  fork: (id: string, upto: number) => post<Created>(table(id, '/fork'), { upto }),
  upload: (text: string) => post<Created>('/api/records', { text }),
  replay: (id: string) => get<ReplayInfo>(table(id, '/replay')),
  replaySteps: (id: string, at: number, count: number, seat: number) =>
    get<ReplayStep[]>(table(id, `/replay/${at}/on/${count}?seat=${seat}`)),
  replayLog: (id: string, seat: number) => get<ReplayLine[]>(table(id, `/replay/log?seat=${seat}`)),
  replayTalk: (id: string) => get<ReplayTalk>(table(id, '/replay/talk')),
  recordUrl: (id: string) => table(id, '/record'),
};
