// Joraku for the table page: what is a button, what is a click, what is said of a choice.

import { type Choosing, type Thing, narrowed } from '../../core/selection';
import type { Choice, Happening, View } from '../../core/protocol';
import { say } from '../../core/settings.svelte';
import type { GameClient, Moment, SeatFacts } from '../index';
import ReplayHands from '../../parts/ReplayHands.svelte';
import Board from './Board.svelte';
import Crest from './Crest.svelte';
import Hand from './Hand.svelte';
import Legend from './Legend.svelte';
import { priceOf } from './offers';
import { factionOf, positionOf } from './position';
import { foresee } from './preview';
import { SECTIONS } from './sections';
import { story, whispered } from './story';
import { SCORINGS, tally, wonWords } from './tally';
import { told } from './log_lines';

const LISTED_WHOLE = ['JK-D04', 'JK-D05', 'JK-D08', 'JK-D10'];
const MOST_LISTED = 8;

function seat(view: View, number: number): SeatFacts {
  const position = positionOf(view);
  const own = position.seats[number];
  const points = (own?.colours ?? []).map((colour) => factionOf(position, colour)?.points ?? 0);
  const cards = (own?.hand ?? 0) + (own?.private ?? 0) + (own?.picked ?? 0) + (own?.draft ?? 0);
  return { points, cards, marks: position.kachidoki === number ? ['web-jk-holds-kachidoki'] : [] };
}

function stage(view: View): string {
  const position = positionOf(view);
  if (position.round === 0) return say('web-jk-setup');
  const each = position.trick_size;
  const hands = position.seats.reduce((sum, own) => sum + own.hand, 0);
  const playing = position.trick !== undefined;
  if (!playing) return say('web-jk-stage-recruitment', { round: position.round });
  const open = position.trick?.length ? 0 : 1;
  const trick = Math.ceil(position.plays.length / each) + open;
  const tricks = Math.ceil((position.plays.length + hands) / each);
  return say('web-jk-stage-trick', { round: position.round, trick: Math.min(trick, tricks), tricks });
}

function listed(view: View, choosing: Choosing): Choice[] {
  const key = view.prompt?.key ?? '';
  if (LISTED_WHOLE.includes(key)) return view.choices;
  const left = narrowed(view.choices, choosing);
  const stop = view.choices.filter((choice) => choice.verb === 'stop');
  // An area clicked first may mean several pieces; after a piece the areas shine.
  const aimed = choosing.some((thing) => thing.field === 'area');
  if (!aimed || left.length < 2 || left.length > MOST_LISTED) return stop;
  return [...left.filter((choice) => choice.verb !== 'stop'), ...stop];
}

function label(choice: Choice): string {
  return say(`jk-do-${choice.verb}`, choice.fields);
}

/** Beside the question "how many?" a number is enough, beside "which?" a name. */
function brief(choice: Choice): string {
  if (choice.verb === 'place') return String(choice.fields.count);
  if (choice.verb === 'effect') return say('web-jk-effect', choice.fields);
  if (choice.verb === 'command' || choice.verb === 'lower') return say('web-jk-daimyo', choice.fields);
  return label(choice);
}

function things(choice: Choice): Thing[] {
  const out: Thing[] = [];
  for (const [field, value] of Object.entries(choice.fields)) {
    for (const name of Array.isArray(value) ? value : [value]) {
      out.push(field === 'cards' || field === 'card' ? { field, name } : { verb: choice.verb, field, name });
    }
  }
  return out.length ? out : [{ verb: choice.verb }];
}

/** Cards are shown to others or handed over; the last step ends the decision. */
function weighty(view: View, choice: Choice): boolean {
  const words = view.prompt?.words ?? {};
  if (['play', 'pass', 'pick', 'discard', 'stop', 'lower'].includes(choice.verb)) return true;
  if (choice.verb === 'place') return view.prompt?.key === 'JK-D05' || words.max === 1;
  const price = priceOf(positionOf(view), choice.verb);
  return price > 0 && Number(words.points) <= price;
}

function guess(view: View, choosing: Choosing, meanings: readonly Thing[]): string | null {
  const key = view.prompt?.key ?? '';
  const named = (field: string) => meanings.find((thing) => thing.field === field)?.name;
  const card = named('card');
  if (card !== undefined) {
    const verb = key === 'JK-D09' ? 'pick' : key === 'JK-D12' ? 'discard' : 'play';
    return `${verb} ${card}`;
  }
  const area = named('area');
  if (area !== undefined) return guessArea(key, choosing, String(area));
  const colour = named('colour');
  if (colour !== undefined) {
    const verb = key === 'JK-D10' ? 'command' : key === 'JK-D08' ? 'lower' : 'remove';
    return key ? `${verb} ${colour}` : null;
  }
  return null;
}

function guessArea(key: string, choosing: Choosing, area: string): string | null {
  if (key === 'JK-D05') return `place ${area} 1`;
  if (key === 'JK-D13') return `send ${area}`;
  if (key !== 'JK-D07') return null;
  const from = choosing.find((thing) => thing.field === 'from');
  return from ? `move ${from.name} ${area}` : `march ${area}`;
}

function passage(view: View): [number, number] | null {
  const section = SECTIONS[positionOf(view).ask?.key ?? ''];
  return section === undefined ? null : [0, section];
}

function pips(view: View): number {
  return positionOf(view).action_points ?? 0;
}

const STAMPS: Record<string, string> = {
  'jk-kachidoki': 'web-jk-stamp-kachidoki',
  'jk-end': 'web-jk-stamp-end',
};

function moments(news: readonly Happening[]): Moment[] {
  const words = (line: Happening) => (line.key === 'jk-kachidoki' ? wonWords(line) : line.words);
  return news.filter(({ key }) => key in STAMPS).map((line) => ({ key: STAMPS[line.key]!, words: words(line) }));
}

export const joraku: GameClient = {
  prefix: 'jk',
  Board,
  Hand,
  Crest,
  Hands: ReplayHands,
  Legend,
  seat,
  stage,
  listed,
  label,
  brief,
  things,
  weighty,
  guess,
  foresee: (view, _figures, choice) => foresee(view, choice),
  passage,
  pips,
  moments,
  told,
  scorings: { lines: SCORINGS, great: ['jk-prestige'], tally },
  whispered,
  story,
  tie: (options) => `web-result-tie-joraku-${options['mode'] ?? 'base'}`,
};

export default joraku;
