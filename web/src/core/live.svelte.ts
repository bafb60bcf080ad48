// One table, live: keeps what the server says, answers, comes back after a broken line.

import type {
  ClockInfo,
  FromClient,
  FromServer,
  Happening,
  Judge,
  MakePromise,
  PromiseInfo,
  Refused,
  Reply,
  Scenes,
  Spoken,
  StepBackInfo,
  TableInfo,
  View,
} from './protocol';
import { keepFingerprint } from './fairness';
import { mutes } from './mutes.svelte';
import { type Scene, scenesOf } from './scenes';

type Status = 'connecting' | 'open' | 'lost' | 'refused';
type Send = FromClient extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;

/** Shows what happens, in its own time. */
export interface Watcher {
  /** An answer led to these scenes. */
  add(scenes: readonly Scene[]): void;
  /** A step was taken back: the view and the log are those before it. */
  cut(): void;
  /** Everything was sent again. */
  renew(): void;
}

const RETRY = [300, 800, 2000, 4000, 8000];
/** Time within which those come back who are not asked: all lines of a server may break at once. */
const SPREAD = 1500;

export class Live {
  status = $state<Status>('connecting');
  refused = $state('');
  table = $state.raw<TableInfo>();
  /** When `table` was told, by this browser's clock. */
  tableAt = $state(0);
  view = $state.raw<View | null>(null);
  log = $state.raw<Happening[]>([]);
  /** Steps of others that they took back. */
  stepsBack = $state.raw<StepBackInfo[]>([]);
  talk = $state.raw<Spoken[]>([]);
  /** The talk without those whom I do not want to read. */
  heard = $derived(mutes.heard(this.talk, this.table));
  /** Those in which I am one of the two, the oldest first. */
  promises = $state.raw<PromiseInfo[]>([]);
  clock = $state.raw<ClockInfo | null>(null);
  /** When `clock` was told, by this browser's clock. */
  clockAt = $state(0);
  /** An answer is on its way. */
  busy = $state(false);
  watcher: Watcher | undefined;

  private socket: WebSocket | undefined;
  private epoch = '';
  private n = -1;
  private tries = 0;
  private sent = 0;
  private closed = false;
  private readonly key = Math.random().toString(36).slice(2, 10);
  private waiting = new Map<string, { message: FromClient; done: (reply: Reply) => void }>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly url: string = liveUrl(id),
    /** Of several seats on this device, the one to look from. */
    readonly seat?: number,
  ) {
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Close and come back: after sitting down the server must see who we are now. */
  renew(): void {
    this.n = -1;
    this.epoch = '';
    this.tries = 0;
    this.socket?.close();
  }

  private connect(): void {
    const resume = this.n >= 0 ? `&epoch=${this.epoch}&seen=${this.n}` : '';
    const seat = this.seat === undefined ? '' : `&seat=${this.seat}`;
    const socket = new WebSocket(`${this.url}?scenes=true${seat}${resume}`);
    this.socket = socket;
    socket.onopen = () => {
      this.status = 'open';
      for (const { message } of this.waiting.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.lost(event.code, event.reason);
  }

  private lost(code: number, reason: string): void {
    if (this.closed) return;
    if (code === 4403 || code === 4404) {
      this.status = 'refused';
      this.refused = reason || 'table-unknown';
      return;
    }
    this.status = 'lost';
    const pause = RETRY[Math.min(this.tries, RETRY.length - 1)]!;
    this.tries += 1;
    const patience = this.isAwaited() ? 0 : SPREAD * Math.random();
    this.timer = setTimeout(() => this.connect(), pause + patience);
  }

  /** Others wait for me, or I for a reply or for what I have never seen. */
  private isAwaited(): boolean {
    return this.n < 0 || this.waiting.size > 0 || (this.view?.choices.length ?? 0) > 0;
  }

  private take(message: FromServer): void {
    this.tries = 0; // only now: the server also opens a line to say why it closes it
    if (message.type === 'reply') {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      waiting?.done(message);
      return;
    }
    if (message.type === 'sync') {
      this.n = message.n;
      this.epoch = message.epoch;
      this.setTable(message.table);
      this.view = message.view;
      this.log = message.log;
      this.stepsBack = message.steps_back ?? [];
      this.talk = message.talk;
      this.promises = message.promises;
      this.setClock(message.clock);
      this.watcher?.renew();
      return;
    }
    if (message.n <= this.n) return; // told twice
    if (message.n !== this.n + 1) {
      this.renew(); // something was missed
      return;
    }
    this.n = message.n;
    if (message.type === 'scenes') {
      this.move(message);
    } else if (message.type === 'moved') {
      this.renew(); // only for clients without scenes
    } else if (message.type === 'table') {
      this.setTable(message.table);
      this.setClock(message.clock);
    } else if (message.type === 'promise') {
      const others = this.promises.filter(({ id }) => id !== message.promise.id);
      this.promises = [...others, message.promise].sort((one, other) => one.id - other.id);
    } else {
      this.talk = [...this.talk, message.spoken];
    }
  }

  private move(message: Scenes): void {
    if (!this.view) {
      this.renew(); // there is nothing that could have changed
      return;
    }
    // An answer that a bot gave for me is not my own.
    const own = message.by >= 0 && message.by === this.view.seat && !this.table?.seats[message.by]?.away;
    const { scenes, view } = scenesOf(message, this.view, message.log_at, own);
    this.view = view;
    this.log = [...this.log.slice(0, message.log_at), ...message.log];
    this.stepsBack = message.steps_back ?? this.stepsBack;
    this.setClock(message.clock);
    if (message.undone) this.watcher?.cut();
    else this.watcher?.add(scenes);
  }

  private setTable(table: TableInfo): void {
    this.table = table;
    keepFingerprint(table);
    this.tableAt = performance.now();
  }

  private setClock(clock: ClockInfo | null): void {
    this.clock = clock;
    this.clockAt = performance.now();
  }

  /** Send a message; it is sent again after a broken line until the server has answered it. */
  private send(message: Send): Promise<Reply> {
    this.sent += 1;
    const full = { ...message, id: `${this.key}-${this.sent}` } as FromClient;
    return new Promise((done) => {
      this.waiting.set(full.id, { message: full, done });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(full));
    });
  }

  async answer(action: string): Promise<Refused | null> {
    this.busy = true;
    try {
      const reply = await this.send({ type: 'answer', seen: this.view?.version ?? -1, action });
      return reply.refused;
    } finally {
      this.busy = false;
    }
  }

  /** Send an answer that the rules allow at any time, also while others decide, whatever happened meanwhile. */
  async free(action: string): Promise<Refused | null> {
    return (await this.send({ type: 'answer', seen: -1, action })).refused;
  }

  async undo(): Promise<Refused | null> {
    return (await this.send({ type: 'undo', seen: this.view?.version ?? -1 })).refused;
  }

  async why(action: string): Promise<Refused | null> {
    return (await this.send({ type: 'why', action })).refused;
  }

  /** Ask for the answer of a bot with its reasons; `quick`: at a glance. */
  async hint(quick: boolean): Promise<Reply> {
    return await this.send({ type: 'hint', quick });
  }

  async stand(): Promise<Reply> {
    return await this.send({ type: 'stand' });
  }

  /** To the table, to one other seat, or to several. */
  async say(text: string, to: number | readonly number[] | null): Promise<Refused | null> {
    const several = typeof to === 'object' && to !== null;
    return (await this.send({ type: 'say', text, to: several ? null : to, members: several ? [...to] : [] })).refused;
  }

  async promise(to: number, key: string, words: MakePromise['words'], text: string): Promise<Refused | null> {
    return (await this.send({ type: 'promise', to, key, words, text })).refused;
  }

  async judge(promise: number, verdict: Judge['verdict']): Promise<Refused | null> {
    return (await this.send({ type: 'judge', promise, verdict })).refused;
  }
}

export function liveUrl(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`;
}
