// Requests to the server. A refusal is an error that carries its key, words and rule.

import type { Refused } from './protocol';
import type { Requests } from './requests';

export class RefusedError extends Error {
  constructor(
    readonly refused: Refused,
    readonly status: number,
  ) {
    super(refused.key);
  }

  /** The server can't be reached, or a proxy can't reach it. */
  get nobody(): boolean {
    return !this.status || (this.status > 501 && this.status < 505);
  }
}

const OFFLINE: Refused = { key: 'offline', rule: '', words: {} };

type Key = keyof Requests;
type Method = 'GET' | 'POST';
type Path<M extends Method> = Key extends infer K ? (K extends `${M} ${infer P}` ? P : never) : never;
/** The names between braces in a path. */
type Names<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Places<P extends string> = Record<Names<P>, string | number>;

async function request(method: Method, path: string, body?: unknown): Promise<unknown> {
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
  return data;
}

/** A path with its names replaced. */
function fill<P extends string>(path: P, places: Places<P>): string {
  return path.replace(/{(\w+)}/g, (_, name: Names<P>) => encodeURIComponent(places[name]));
}

export function get<P extends Path<'GET'>>(path: P, places: Places<P>, query = '') {
  return request('GET', fill(path, places) + query) as Promise<Requests[`GET ${P}`]['gets']>;
}

export function post<P extends Path<'POST'>>(path: P, places: Places<P>, body: Requests[`POST ${P}`]['sends']) {
  return request('POST', fill(path, places), body ?? {}) as Promise<Requests[`POST ${P}`]['gets']>;
}

/** Parameters for an address; those without a value are left out. */
function query(values: Record<string, number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length ? `?${given.map(([name, value]) => `${name}=${value}`).join('&')}` : '';
}

type Sends<K extends Key> = Requests[K]['sends'];

export const api = {
  me: () => get('/api/me', {}),
  setName: (name: string) => post('/api/me', {}, { name }),
  setPassword: (password: string, current: string) => post('/api/me/password', {}, { password, current }),
  logIn: (name: string, password: string) => post('/api/login', {}, { name, password }),
  waiting: () => get('/api/me/waiting', {}),
  logOut: () => post('/api/logout', {}, null),
  logOutEverywhere: () => post('/api/logout/everywhere', {}, null),
  passkeys: () => get('/api/me/passkeys', {}),
  newPasskey: () => post('/api/me/passkeys/challenge', {}, null),
  addPasskey: (form: Sends<'POST /api/me/passkeys'>) => post('/api/me/passkeys', {}, form),
  forgetPasskey: (passkey: number) => post('/api/me/passkeys/{passkey}/forget', { passkey }, null),
  passkeyChallenge: () => post('/api/login/challenge', {}, null),
  logInByPasskey: (form: Sends<'POST /api/login/passkey'>) => post('/api/login/passkey', {}, form),
  phoneLink: () => post('/api/me/phone', {}, null),
  lookAtEntry: (key: string) => post('/api/entry/look', {}, { key }),
  enter: (key: string) => post('/api/entry', {}, { key }),
  waysBack: (table: string) => get('/api/tables/{table}/ways-back', { table }),
  addWayBack: (table: string, seat: number) => post('/api/tables/{table}/ways-back', { table }, { seat }),
  revokeWayBack: (table: string, seat: number) => post('/api/tables/{table}/ways-back/revoke', { table }, { seat }),
  games: () => get('/api/games', {}),
  words: (game: string, language: string) => get('/api/games/{game}/words/{language}', { game, language }),
  rule: (rule: string, language: string) => get('/api/rules/{rule}', { rule }, `?language=${language}`),
  book: (game: string, language: string) => get('/api/games/{game}/book/{language}', { game, language }),
  desk: (game: string) => get('/api/desk/{game}', { game }),
  deskExample: (game: string, name: string) => get('/api/desk/{game}/examples/{name}', { game, name }),
  deskStart: (game: string, form: Sends<'POST /api/desk/{game}/start'>) => post('/api/desk/{game}/start', { game }, form),
  deskSituation: (game: string, form: Sends<'POST /api/desk/{game}/situation'>) => post('/api/desk/{game}/situation', { game }, form),
  deskLook: (game: string, form: Sends<'POST /api/desk/{game}/look'>) => post('/api/desk/{game}/look', { game }, form),
  deskWhy: (game: string, form: Sends<'POST /api/desk/{game}/why'>) => post('/api/desk/{game}/why', { game }, form),
  deskTry: (game: string, form: Sends<'POST /api/desk/{game}/try'>) => post('/api/desk/{game}/try', { game }, form),
  deskPlay: (game: string, text: string) => post('/api/desk/{game}/play', { game }, { text }),
  deskOfTable: (table: string, at?: number, seat?: number) =>
    get('/api/tables/{table}/desk', { table }, query({ at, seat })),
  plate: (game: string, plate: string) => get('/api/games/{game}/plates/{plate}', { game, plate }),
  rulings: (question: string, language: string, game: string) =>
    get('/api/rulings', {}, `?${new URLSearchParams({ question, language, game })}`),
  person: (person: string) => get('/api/people/{person_id}', { person_id: person }),
  ratings: (game: string) => get('/api/ratings/{game}', { game }),
  tables: () => get('/api/tables', {}),
  table: (table: string) => get('/api/tables/{table}', { table }),
  create: (form: Sends<'POST /api/tables'>) => post('/api/tables', {}, form),
  invite: (token: string) => get('/api/invites/{token}', { token }),
  join: (table: string, form: Sends<'POST /api/tables/{table}/join'>) =>
    post('/api/tables/{table}/join', { table }, form),
  leave: (table: string) => post('/api/tables/{table}/leave', { table }, null),
  seat: (table: string, change: Sends<'POST /api/tables/{table}/seat'>) =>
    post('/api/tables/{table}/seat', { table }, change),
  away: (table: string, seat: number, away: boolean) => post('/api/tables/{table}/away', { table }, { seat, away }),
  start: (table: string, word = '') => post('/api/tables/{table}/start', { table }, { word }),
  word: (table: string, word: string) => post('/api/tables/{table}/word', { table }, { word }),
  steer: (table: string, motion: 'pause' | 'resume' | 'end') =>
    post('/api/tables/{table}/steer/{motion}', { table, motion }, null),
  vote: (table: string, form: Sends<'POST /api/tables/{table}/vote'>) =>
    post('/api/tables/{table}/vote', { table }, form),
  rematch: (table: string) => post('/api/tables/{table}/rematch', { table }, null),
  fork: (table: string, upto: number) => post('/api/tables/{table}/fork', { table }, { upto }),
  upload: (text: string) => post('/api/records', {}, { text }),
  replay: (table: string) => get('/api/tables/{table}/replay', { table }),
  replayRun: (table: string, at: number, count: number, seat: number) =>
    get('/api/tables/{table}/replay/{at}/on/{count}', { table, at, count }, `?seat=${seat}`),
  since: (table: string, lines: number, count?: number, seat?: number) =>
    get('/api/tables/{table}/since/{lines}', { table, lines }, query({ count, seat })),
  replayLog: (table: string, seat: number) => get('/api/tables/{table}/replay/log', { table }, `?seat=${seat}`),
  replayTalk: (table: string, seat?: number) => get('/api/tables/{table}/replay/talk', { table }, query({ seat })),
  review: (table: string) => get('/api/tables/{table}/review', { table }),
  askForReview: (table: string) => post('/api/tables/{table}/review', { table }, null),
  heirs: (table: string, seat: number) => get('/api/tables/{table}/heirs', { table }, query({ seat })),
  offer: (table: string, seat: number, person: string) => post('/api/tables/{table}/offer', { table }, { seat, person }),
  consent: (table: string, seat: number, agree: boolean) => post('/api/tables/{table}/consent', { table }, { seat, agree }),
  accept: (token: string) => post('/api/invites/{token}', { token }, null),
  sitBeside: (table: string, seat: number, name: string) => post('/api/tables/{table}/here', { table }, { seat, name }),
  notices: () => get('/api/me/notices', {}),
  setNotices: (wishes: Sends<'POST /api/me/notices'>) => post('/api/me/notices', {}, wishes),
  setTarget: (form: Sends<'POST /api/me/notices/target'>) => post('/api/me/notices/target', {}, form),
  addDevice: (form: Sends<'POST /api/me/notices/devices'>) => post('/api/me/notices/devices', {}, form),
  forgetDevice: (device: number) => post('/api/me/notices/devices/{device}/forget', { device }, null),
  tryNotices: () => post('/api/me/notices/try', {}, null),
  tableNotices: (table: string) => get('/api/tables/{table}/notices', { table }),
  muteTable: (table: string, muted: boolean) => post('/api/tables/{table}/notices', { table }, { muted }),
  setGroupTarget: (table: string, form: Sends<'POST /api/tables/{table}/notices/group'>) =>
    post('/api/tables/{table}/notices/group', { table }, form),
  sharing: (table: string) => get('/api/tables/{table}/sharing', { table }),
  setSharing: (table: string, agree: boolean) => post('/api/tables/{table}/sharing', { table }, { agree }),
  guests: (table: string) => get('/api/tables/{table}/guests', { table }),
  inviteGuest: (table: string, person: string) => post('/api/tables/{table}/guests', { table }, { person }),
  move: (table: string, form: Sends<'POST /api/tables/{table}/motions'>) =>
    post('/api/tables/{table}/motions', { table }, form),
  answerMotion: (table: string, motion: string, verdict: 'accept' | 'decline' | 'withdraw') =>
    post('/api/tables/{table}/motions/{motion}/{verdict}', { table, motion, verdict }, null),
  nudge: (table: string, seat: number) => post('/api/tables/{table}/nudge', { table }, { seat }),
  orders: (table: string) => get('/api/tables/{table}/orders', { table }),
  setOrder: (table: string, form: Sends<'POST /api/tables/{table}/orders'>) =>
    post('/api/tables/{table}/orders', { table }, form),
  vacation: () => get('/api/me/vacation', {}),
  setVacation: (until: number) => post('/api/me/vacation', {}, { until }),
  mutes: () => get('/api/me/mutes', {}),
  setMute: (whom: string, muted: boolean) => post('/api/me/mutes', {}, { whom, muted }),
  recordUrl: (table: string) => fill('/api/tables/{table}/record', { table }),
};
