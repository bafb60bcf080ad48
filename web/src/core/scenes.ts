// Scenes: what happened between two decisions, one thing worth a look after another.

import { changed } from './changes';
import type { Happening, ReplayMove, ReplayRun, SceneInfo, View } from './protocol';
import { type Tempo, isStill, settings } from './settings.svelte';

export type Weight = NonNullable<SceneInfo['weight']>;

export interface Scene {
  before: View;
  /** The view that it leads to. */
  view: View;
  lines: readonly Happening[];
  weight: Weight;
  /** It concerns my seat. */
  mine: boolean;
  /** My own answer led to it. */
  own: boolean;
  /** Lines of the log so far, its own included. */
  logLength: number;
}

/** A scene as boards get it. */
export interface ShownScene extends Pick<Scene, 'lines' | 'weight' | 'mine' | 'before'> {
  /** Milliseconds for which it will be shown. */
  time: number;
  /** Nothing may move: mark what changed instead. */
  still: boolean;
}

/** A game's wishes for how its scenes are shown. */
export interface SceneHints {
  /** A factor for how long a scene stays. */
  time?(scene: Scene): number;
  /** The places on the map that lines speak of. */
  places?(lines: readonly Happening[]): readonly string[];
  /** The board says in words what happens: nothing else needs to. */
  said?(lines: readonly Happening[]): boolean;
  /** The lines about what others did to a seat, which stay until they are put away. Without it: the main lines of weightier scenes. */
  befell?(scene: Scene, seat: number): readonly Happening[];
  /** The board itself keeps in sight what befell a seat: nothing else needs to. */
  keeps?: boolean;
  /** Resolves when the board has all that it needs to show a scene; null if it has. */
  awaited?(): Promise<void> | null;
  /** Part of a ceremony: each line is told at the same pace, and none is left out. */
  ceremonial?(scene: Pick<Scene, 'logLength'>): boolean;
}

/**
 * The line that a scene is about: not one that others say as well, or if possible that says that nothing happened or that comes
 * ahead of what it decides. Of several that tell the same of different players, the one about me.
 */
export function leading(lines: readonly Happening[], aboutMe: (line: Happening) => boolean = () => false): Happening | undefined {
  const news = lines.filter(({ idle, echo }) => !idle && !echo);
  const first = news.find(({ ahead }) => !ahead) ?? news[0] ?? lines.find(({ echo }) => !echo) ?? lines[0];
  return lines.find((line) => line.key === first?.key && aboutMe(line)) ?? first;
}

/** Return the lines about what others did to a seat in a scene. */
export function befell(scene: Scene, seat: number, hints: SceneHints | undefined): readonly Happening[] {
  if (hints?.befell) return hints.befell(scene, seat);
  const line = scene.mine && !scene.own && scene.weight !== 'quiet' ? leading(scene.lines) : undefined;
  return line ? [line] : [];
}

/** The scenes of one answer, and the view that they lead to. */
export function scenesOf(
  move: Pick<ReplayMove, 'change' | 'scenes' | 'log'>,
  before: View,
  logAt: number,
  own = false,
): { scenes: Scene[]; view: View } {
  const scenes: Scene[] = [];
  let [view, told] = [before, 0];
  // Lines that belong to no scene are one of their own.
  const infos: SceneInfo[] = move.scenes.length || !move.log.length ? move.scenes : [{ lines: move.log.length, weight: 'quiet' }];
  infos.forEach((info, place) => {
    const last = place === infos.length - 1;
    const reached = changed(changed(view, info.change), last ? move.change : null);
    const lines = move.log.slice(told, told + info.lines);
    told += info.lines;
    const { weight = 'normal', mine = false } = info;
    scenes.push({ before: view, view: reached, lines, weight, mine, own, logLength: logAt + told });
    view = reached;
  });
  return { scenes, view: infos.length ? view : changed(view, move.change) };
}

/** The scenes of several answers one after the other. */
export function scenesOfRun(run: ReplayRun): Scene[] {
  let [view, length] = [run.view, run.log_at];
  return run.moves.flatMap((move) => {
    const done = scenesOf(move, view, length);
    view = done.view;
    length += move.log.length;
    return done.scenes;
  });
}

/** Small steps that follow from one plain answer are seen at once. */
export function asOne(scenes: readonly Scene[]): Scene {
  return {
    ...scenes.at(-1)!,
    before: scenes[0]!.before,
    lines: scenes.flatMap(({ lines }) => lines),
    mine: scenes.some(({ mine }) => mine),
  };
}

/** Milliseconds at the normal tempo. */
const TIMES: Record<Weight, number> = { quiet: 700, normal: 1400, great: 2800 };
const TEMPOS: Record<Tempo, number> = { instant: 0.5, quick: 0.5, normal: 1, slow: 2 };
/** Scenes that concern me stay longer, and so does each line of a ceremony. */
const MINE = 1.5;
const SOLEMN = 1.3;

/** Return the milliseconds for which a scene is shown. At the tempo “instant”, scenes asked for again are shown quickly. */
export function timeOf(scene: Scene, tempo: Tempo, factor = 1): number {
  const befalls = scene.mine && !(scene.own && scene.weight === 'quiet');
  return Math.round(TIMES[scene.weight] * TEMPOS[tempo] * (befalls ? MINE : 1) * factor);
}

/** A scene at the tempo chosen, `factor` times as long. */
export function shownScene(scene: Scene, hints: SceneHints | undefined, factor = 1): ShownScene {
  const { lines, weight, mine, before } = scene;
  const pace = factor * (hints?.time?.(scene) ?? 1) * (hints?.ceremonial?.(scene) ? SOLEMN : 1);
  return { lines, weight, mine, before, still: isStill(), time: timeOf(scene, settings.tempo, pace) };
}
