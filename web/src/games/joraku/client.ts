// Joraku for the table page: what is a button, what is a click, what is said of a choice.

import { type Choosing, type Thing, narrowed } from '../../core/selection';
import type { Choice, Happening, ValueInfo, View } from '../../core/protocol';
import type { Scene } from '../../core/scenes';
import { say } from '../../core/settings.svelte';
import type { GameClient, Moment, SeatFacts } from '../index';
import Board from './Board.svelte';
import Crest from './Crest.svelte';
import Hand from './Hand.svelte';
import { later } from './later';
import { priceOf } from './offers';
import { factionOf, positionOf } from './position';
import { foresee } from './preview';
import { SECTIONS } from './sections';
import { whispered } from './story';
import { scorings, wonWords } from './scorings';
import { told } from './log_lines';

const LISTED_WHOLE = ['JK-D04', 'JK-D05', 'JK-D08', 'JK-D10'];
const MOST_LISTED = 8;

function seat(view: View, number: number): SeatFacts {
  const position = positionOf(view);
  const own = position.seats[number];
  const colours = own?.colours ?? [];
  const points = colours.map((colour) => factionOf(position, colour)?.points ?? 0);
  const prestige = colours.flatMap((colour) => position.prestige[colour] ?? []);
  const cards = (own?.hand ?? 0) + (own?.private ?? 0) + (own?.picked ?? 0) + (own?.draft ?? 0);
  const coming = { points: prestige, label: say('web-jk-prestige-now', { points: prestige.join(' · ') }) };
  const marks = position.kachidoki === number ? ['web-jk-holds-kachidoki'] : [];
  return { points, ...(prestige.length ? { coming } : {}), cards, marks };
}

function stage(view: View): string {
  const position = positionOf(view);
  if (position.round === 0) return say('web-jk-setup');
  const { round, trick_number: trick, tricks } = position;
  if (trick !== undefined) return say('web-jk-stage-trick', { round, trick, tricks });
  const played = position.plays.length > 0 && position.seats.every(({ hand }) => !hand);
  return say(played ? 'web-jk-stage-prestige' : 'web-jk-stage-recruitment', { round });
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

/** Explain the decision, with the prices of the moment; once a piece is picked, say what to click next. */
function help(view: View, _values: readonly ValueInfo[], choosing: Choosing = []): string {
  const key = view.prompt?.key;
  if (key === 'JK-D07' && choosing.length && choosing.every(({ field }) => field !== 'area')) return say('web-jk-help-where');
  return key ? say(`web-jk-help-${key}`, { ...positionOf(view).prices }) : '';
}

function passage(view: View): readonly [number, number] | null {
  return SECTIONS[positionOf(view).ask?.key ?? ''] ?? null;
}

function pips(view: View): number {
  return positionOf(view).action_points ?? 0;
}

function moments(news: readonly Happening[]): Moment[] {
  return news.filter(({ key }) => key === 'jk-kachidoki').map((line) => ({ key: 'web-jk-stamp-kachidoki', words: wonWords(line) }));
}

/** Samurai that others removed; cards that play themselves and tricks are seen on the table. */
function befell({ own, mine, lines }: Scene): readonly Happening[] {
  return mine && !own ? lines.filter(({ key }) => key === 'jk-removed') : [];
}

export const joraku: GameClient = {
  prefix: 'jk',
  Board,
  Hand,
  Crest,
  later,
  seat,
  stage,
  listed,
  label,
  brief,
  things,
  weighty,
  guess,
  foresee: (view, _values, choice) => foresee(view, choice),
  passage,
  pips,
  moments,
  told,
  help,
  scorings,
  scenes: { befell },
  whispered,
  tie: (options) => `web-result-tie-joraku-${options['mode'] ?? 'base'}`,
};

export default joraku;
