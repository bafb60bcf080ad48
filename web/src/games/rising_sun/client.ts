// Rising Sun for the table page: what is a button, what is a click, what is said of a choice.

import { type Choosing, thingsOf } from '../../core/selection';
import type { Choice, ValueInfo, Happening, View } from '../../core/protocol';
import { say, thing } from '../../core/settings.svelte';
import type { GameClient, Moment, SeatFacts } from '../index';
import Bargain from './Bargain.svelte';
import { promiseWords } from './bargains';
import Board from './Board.svelte';
import Crest from './Crest.svelte';
import { foresee } from './preview';
import Hand from './Hand.svelte';
import { help } from './help';
import { later } from './later';
import { MARK } from './marks';
import { guessOf } from './offers';
import { positionOf, rankOf } from './position';
import { hints } from './scenes';
import { stage } from './stage';
import { scorings } from './scorings';
import { told, whispered } from './log_lines';

/** Fields that a thing on the board stands for. */
const ON_BOARD = ['province', 'source', 'target', 'place', 'kami', 'card', 'mandate', 'tile', 'advantage'];
const MOST_LISTED = 3;
/** Answers that are sent at once: they can be taken back until somebody else has acted. */
const LIGHT = ['summon', 'worship', 'move', 'replace', 'stake', 'offer', 'withdraw'];

/** The fields with which such a step begins. */
const FIRST_CLICKS = ['source', 'figure', 'place', 'kami'];

function seat(view: View, number: number): SeatFacts {
  const position = positionOf(view);
  const own = position.seats[number];
  if (!own) return { points: [], cards: 0, marks: [] };
  const honor = rankOf(position, number);
  const winter = position.winter_points?.[number];
  return {
    points: [own.points],
    ...(winter === undefined ? {} : { coming: { points: [winter], label: say('web-rs-winter-now', { count: winter }) } }),
    cards: own.cards.length,
    marks: [],
    goods: [
      { mark: MARK.honor!, label: say('web-rs-good-honor', { place: honor }), value: honor },
      { mark: MARK.coin!, label: say('web-rs-good-coins', { count: own.coins }), value: own.coins },
      { mark: MARK.ronin!, label: say('web-rs-good-ronin', { count: own.ronin }), value: own.ronin },
      { mark: MARK.card!, label: say('web-cards', { count: own.cards.length }), value: own.cards.length },
    ],
  };
}

/** Return the answers without a place on the board; a few that have one are offered both ways. */
function listed(view: View, _choosing: Choosing): Choice[] {
  // The talks have a panel of their own.
  if (view.prompt?.key === 'RS-DP03') return view.choices.filter(({ verb }) => verb === 'ready');
  // So have a bid and the figures that can be taken hostage.
  if (view.prompt?.key === 'RS-DP22') return view.choices.filter(({ verb }) => verb === 'confirm');
  if (view.prompt?.key === 'RS-DP24') return view.choices.filter(({ verb }) => verb === 'pass');
  const plain = view.choices.filter((choice) => !ON_BOARD.some((field) => field in choice.fields));
  const others = view.choices.length - plain.length;
  const tiles = view.choices.some(({ verb }) => verb === 'choose' || verb === 'bury');
  return others <= MOST_LISTED && !tiles ? view.choices : plain;
}

function label(choice: Choice): string {
  return say(`rs-do-${choice.verb}`, choice.fields);
}

/** Answers that name a figure of another clan. */
const WHOSE = ['capture', 'displace', 'kill', 'push', 'replace'];

/** Beside the question a name is enough. */
function brief(choice: Choice): string {
  const { verb, fields } = choice;
  if (verb === 'give') return say(`clan-${String(fields.clan)}.name`);
  if (verb === 'effect') return thing('card', String(fields.effect));
  if (verb === 'muster') return thing('province', String(fields.province));
  const figure = fields.victim ?? fields.figure;
  if (!WHOSE.includes(verb) || figure === undefined) return label(choice);
  const place = fields.place ?? fields.province ?? fields.target;
  const there = place === undefined ? '' : `, ${thing('place', String(place))}`;
  return `${say(`clan-${String(fields.clan)}.name`)}: ${thing('figure', String(figure))}${there}`;
}

/** True if a single click would be the whole answer: then it is asked for once more. */
function atOnce(view: View, choice: Choice): boolean {
  const alone = (field: string) => view.choices.filter(({ fields }) => fields[field] === choice.fields[field]).length === 1;
  return FIRST_CLICKS.some((field) => field in choice.fields && alone(field));
}

/** A bid is made step by step and confirmed once; only to bid nothing is asked again. */
function weighty(view: View, choice: Choice): boolean {
  if (choice.verb !== 'confirm') return !LIGHT.includes(choice.verb) || atOnce(view, choice);
  const purse = positionOf(view).battle?.purse;
  return !purse || (purse.staked === 0 && view.choices.length > 1);
}

/** Other great moments have a stage of their own (scenes.ts). */
const STAMPS: Record<string, string> = {
  'rs-season': 'web-rs-stamp-season',
};

function moments(news: readonly Happening[]): Moment[] {
  return news.filter((line) => line.key in STAMPS && !scorings.solemn(line)).map(({ key, words }) => ({ key: STAMPS[key]!, words }));
}

export const risingSun: GameClient = {
  prefix: 'rs',
  Board,
  Hand,
  Crest,
  later,
  seat,
  stage,
  listed,
  label,
  brief,
  things: thingsOf,
  weighty,
  guess: guessOf,
  foresee,
  pips: (view: View) => {
    const { recruit, moves } = positionOf(view);
    return view.prompt?.key === 'RS-DP07' ? (recruit?.left ?? 0) : Math.max(0, moves?.left ?? 0);
  },
  moments,
  scenes: hints,
  told,
  help: (view: View, values: readonly ValueInfo[]) => help(view, values),
  scorings,
  whispered,
  bargains: { Panel: Bargain, promise: promiseWords },
  tie: () => 'web-result-tie-rising-sun',
};

export default risingSun;
