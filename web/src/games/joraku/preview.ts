// What a choice would score as the board stands: arithmetic for showing, never for deciding.

import type { Choice, FigureInfo } from '../../core/protocol';
import { AREAS, type Area, type Faction, type Position, areaNumber, winnerOf } from './position';

/** The score tables, from the game's figures. */
export interface Tables {
  /** By area, round − 1, rank − 1 (JK-C10). */
  prestige: number[][][];
  /** Areas whose table is a house value. */
  house: boolean[];
  kachidoki: number[];
  louder: number[];
}

const ZERO = [
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
];

export function tablesOf(figures: readonly FigureInfo[]): Tables {
  const find = (name: string) => figures.find((figure) => figure.name === name);
  const areas = AREAS.map((area) => find(`prestige.${area}`));
  return {
    prestige: areas.map((figure) => (figure?.values.rows as number[][] | undefined) ?? ZERO),
    house: areas.map((figure) => figure?.confidence === 'house value'),
    kachidoki: (find('kachidoki')?.values.row as number[] | undefined) ?? [0, 0, 0],
    louder: (find('variant3')?.values.row as number[] | undefined) ?? [0, 0, 0],
  };
}

/** Ranks by influence; 0 without any (JK-W10, W11; generous: JK-V2a). */
export function ranksOf(influence: readonly number[], generous: boolean): number[] {
  return influence.map((mine) => {
    if (mine <= 0) return 0;
    const above = influence.filter((other) => other > mine).length;
    return generous ? above + 1 : influence.filter((other) => other >= mine).length;
  });
}

export function pay(rank: number, row: readonly number[]): number {
  return rank >= 1 ? (row[rank - 1] ?? 0) : 0;
}

/** JK-W12, or the table of variant 3 (JK-V3a). */
export function kachidokiRow(position: Position, tables: Tables): number[] {
  return position.variants.includes(3) ? tables.louder : tables.kachidoki;
}

/** Daimyo and samurai of each faction; what a choice changes. */
interface Pieces {
  daimyo: number;
  samurai: number[];
}

function influenceOf(pieces: Pieces, area: number): number {
  return (pieces.daimyo === area ? 2 : 0) + pieces.samurai[area]!;
}

function piecesOf(faction: Faction): Pieces {
  return {
    daimyo: faction.daimyo === null ? -1 : areaNumber(faction.daimyo),
    samurai: [...faction.samurai],
  };
}

/** Put a choice on the board; false if it moves no piece that we can foresee. */
function apply(all: Pieces[], position: Position, choice: Choice, sentFrom: string | null): boolean {
  const at = (field: string) => areaNumber(String(choice.fields[field]));
  const acting = position.factions.findIndex((faction) => faction.colour === position.acting);
  const own = all[acting];
  if (choice.verb === 'send') {
    const neutral = all[position.factions.findIndex((faction) => faction.seat < 0)];
    if (!neutral || sentFrom === null) return false;
    neutral.samurai[areaNumber(sentFrom)]! -= 1;
    neutral.samurai[at('area')]! += 1;
    return true;
  }
  if (!own) return false;
  if (choice.verb === 'place') own.samurai[at('area')]! += Number(choice.fields.count);
  else if (choice.verb === 'march') own.daimyo = at('area');
  else if (choice.verb === 'move') {
    own.samurai[at('from')]! -= 1;
    own.samurai[at('area')]! += 1;
  } else if (choice.verb === 'remove') {
    const victim = position.factions.findIndex(
      (faction) => faction.colour === choice.fields.colour && faction.seat >= 0,
    );
    if (victim < 0 || own.daimyo < 0) return false;
    all[victim]!.samurai[own.daimyo]! -= 1;
  } else return false;
  return true;
}

/** What changes for the acting faction in one area. */
export interface AreaChange {
  area: Area;
  rank: number;
  rankBefore: number;
  influence: number;
  /** Prestige of this round, if it were scored now, with variant 1. */
  prestige: number;
  prestigeBefore: number;
  /** What Kachidoki would pay there; null if no player's daimyo stands in the area. */
  kachidoki: number | null;
}

export interface Preview {
  areas: AreaChange[];
  /** The change of this round's prestige over all areas. */
  prestige: number;
}

function prestigeAt(
  pieces: Pieces,
  rank: number,
  area: number,
  position: Position,
  tables: Tables,
): number {
  const row = tables.prestige[area]?.[position.round - 1] ?? [];
  const presence = position.variants.includes(1) && rank === 1 && pieces.daimyo === area ? area : 0;
  return pay(rank, row) + presence;
}

/** What this choice would change for the acting faction, as the rest of the board stands. */
export function preview(
  position: Position,
  tables: Tables,
  choice: Choice,
  sentFrom: string | null = null,
): Preview | null {
  const before = position.factions.map(piecesOf);
  const after = position.factions.map(piecesOf);
  if (!apply(after, position, choice, sentFrom)) return null;
  const mine = position.factions.findIndex((faction) => faction.colour === position.acting);
  if (mine < 0) return null;
  const generous = position.variants.includes(2);
  const areas: AreaChange[] = [];
  let prestige = 0;
  AREAS.forEach((area, number) => {
    const was = before.map((pieces) => influenceOf(pieces, number));
    const now = after.map((pieces) => influenceOf(pieces, number));
    if (was.every((value, i) => value === now[i])) return;
    const rankBefore = ranksOf(was, generous)[mine]!;
    const rank = ranksOf(now, generous)[mine]!;
    const change = {
      area,
      rank,
      rankBefore,
      influence: now[mine]!,
      prestige: prestigeAt(after[mine]!, rank, number, position, tables),
      prestigeBefore: prestigeAt(before[mine]!, rankBefore, number, position, tables),
      kachidoki: after.some((pieces, i) => pieces.daimyo === number && position.factions[i]!.seat >= 0)
        ? pay(rank, kachidokiRow(position, tables))
        : null,
    };
    prestige += change.prestige - change.prestigeBefore;
    areas.push(change);
  });
  return { areas, prestige };
}

/** Whether this card would win the trick as it stands (JK-W02…W05). */
export function wouldWin(position: Position, card: string): boolean {
  const cards = (position.trick ?? []).map((play) => play.card);
  return winnerOf([...cards, card]) === cards.length;
}

/** What Kachidoki would pay a faction in the area where its daimyo stands (JK-W08, W12). */
export function kachidokiNow(position: Position, tables: Tables, colour: string): number {
  const faction = position.factions.find((each) => each.colour === colour);
  if (!faction?.daimyo) return 0;
  return pay(faction.ranks[areaNumber(faction.daimyo)] ?? 0, kachidokiRow(position, tables));
}
