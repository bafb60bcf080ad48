// Shogun for the table page: what is a button, what is a click, what is said of a choice.

import { type Choosing, type Thing, thingsOf } from '../../core/selection';
import type { Choice, ValueInfo, View } from '../../core/protocol';
import { say, thing } from '../../core/settings.svelte';
import type { GameClient, SeatFacts } from '../index';
import Board from './Board.svelte';
import Crest from './Crest.svelte';
import Hand from './Hand.svelte';
import { later } from './later';
import { foresee as foreseen } from './preview';
import { help } from './help';
import { MARK } from './looks';
import { guessOf } from './offers';
import { positionOf } from './position';
import { scenes } from './scenes';
import { scorings } from './scorings';
import { phaseOf } from './stage';
import { told, whispered } from './log_lines';

/** Fields that a thing on the board stands for. */
const ON_BOARD = ['province', 'target', 'card', 'slot', 'office'];
const MOST_LISTED = 5;
/** Answers that are sent at once: they can be changed, or were set with the stepper. */
const LIGHT = ['lay', 'lift', 'confirm', 'move', 'attack'];

function seat(view: View, number: number): SeatFacts {
  const { seats, winter_points } = positionOf(view);
  const own = seats[number];
  const winter = winter_points?.[number];
  if (!own) return { points: [], cards: 0, marks: [] };
  const good = (mark: string, name: string, value: number) => ({
    mark: MARK[mark]!,
    label: say(`web-sg-good-${name}`, { count: value }),
    value,
  });
  return {
    points: [own.points],
    ...(winter === undefined ? {} : { coming: { points: [winter], label: say('web-sg-winter-now', { count: winter }) } }),
    cards: own.provinces,
    marks: [],
    goods: [
      good('chest', 'chests', own.chests),
      good('rice', 'rice', own.rice),
      good('province', 'provinces', own.provinces),
      good('army', 'supply', own.supply),
    ],
  };
}

function stage(view: View): string {
  const position = positionOf(view);
  const year = Math.max(1, position.year);
  const phase = phaseOf(view);
  if (!phase) return say('web-sg-year', { year, season: position.season });
  const name = phase.words.action ? say('web-sg-plan-slot', { name: phase.words.action }) : '';
  return say('web-sg-stage', { year, season: position.season, phase: say(phase.key, { ...phase.words, name }) });
}

/** Return the answers without a place on the board; a few that have one are offered both ways. */
function listed(view: View, _choosing: Choosing): Choice[] {
  const key = view.prompt?.key ?? '';
  const plain = view.choices.filter((choice) => !ON_BOARD.some((field) => field in choice.fields));
  if (['SG-D6', 'SG-D16', 'SG-D17'].includes(key)) return plain;
  return view.choices.length - plain.length <= MOST_LISTED ? view.choices : plain;
}

function label(choice: Choice): string {
  return say(`sg-do-${choice.verb}`, choice.fields);
}

/** Beside the question a number or a name is enough. */
function brief(choice: Choice): string {
  const { verb, fields } = choice;
  if (verb === 'group' || verb === 'deploy') return String(fields.armies);
  if (verb === 'revolt') return thing('province', String(fields.province));
  if (verb === 'favour') return thing('favour', String(fields.favour));
  if (verb === 'choose') return thing('special', String(fields.special));
  return label(choice);
}

function weighty(view: View, choice: Choice): boolean {
  if (!LIGHT.includes(choice.verb)) return true;
  // Without a number to set, a click on the target would be the whole answer.
  const { target } = choice.fields;
  return target !== undefined && view.choices.filter((each) => each.fields.target === target).length === 1;
}

export const shogun: GameClient = {
  prefix: 'sg',
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
  guess: (view: View, _choosing: Choosing, meanings: readonly Thing[]) => guessOf(view, meanings),
  foresee: (view: View, values: readonly ValueInfo[], choice: Choice) => foreseen(view, values, choice),
  pips: () => 0,
  crowded: (view: View) => view.prompt?.key === 'SG-D6',
  moments: () => [],
  told,
  scenes,
  help,
  scorings,
  whispered,
  tie: () => 'web-result-tie-shogun',
};

export default shogun;
