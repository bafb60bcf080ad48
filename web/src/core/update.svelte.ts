// A newer client on the server: this page says so, and makes way for it when nothing is lost by that.

import { desk } from './desk.svelte';
import { router } from './route.svelte';

const TRIED = 'gunbai-renewed';
/** Pages that are forms. */
const FORMS = ['new', 'join', 'login', 'me'];

/** The build of this page; empty while it is developed. */
const own = (): string => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';

/** Somebody is writing, or has something open. */
function writes(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input:not([type]), input[type=text]');
  return [...fields].some(({ value, readOnly }) => value && !readOnly) || document.querySelector('dialog[open]') !== null;
}

class Update {
  /** The newer build; empty if there is none, or if coming back did not lead to it. */
  build = $state('');
  /** The question that somebody has begun to answer: they clicked or typed since it was asked. */
  private touched: string | undefined;

  /** The server has this build; while nobody looks, the page makes way for it. */
  heard(build: string): void {
    const mine = own();
    if (!mine || !build) return;
    this.build = build === mine || sessionStorage.getItem(TRIED) === build ? '' : build;
    if (document.visibilityState === 'hidden') this.renewIfFree();
  }

  touch = (): void => {
    this.touched = desk.decision?.asked;
  };

  /** Something would be lost: an answer that is half made or on its way, a message, a form. */
  private get unfinished(): boolean {
    const { decision } = desk;
    const deciding = decision && (decision.busy || (decision.choices.length && decision.asked === this.touched));
    return Boolean(deciding) || FORMS.includes(router.now.page) || writes();
  }

  /** Makes way, unless something would be lost. */
  renewIfFree(): void {
    if (this.build && !this.unfinished) this.renew();
  }

  /** Only once for each build: if it does not come, the old one goes on. */
  renew(path = ''): void {
    sessionStorage.setItem(TRIED, this.build);
    this.build = '';
    if (path) location.assign(path);
    else location.reload();
  }
}

export const update = new Update();
