// Keys of the table: Escape steps back, Enter confirms, digits pick, arrows move; at a show Space skips.

import type { Choice } from '../../core/protocol';
import type { ScenePlayer } from '../../core/scene_player.svelte';
import type { Decision } from './decision.svelte';
import { type Direction, nearest } from './directions';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/** In the rail and the head the arrow keys scroll and move as usual. */
function beside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('aside, header') !== null;
}

function move(direction: Direction): void {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-thing]')];
  const here = document.activeElement;
  const from = all.find((each) => each === here);
  if (!from) {
    (all.find((each) => each.dataset.thing === 'on') ?? all[0])?.focus();
    return;
  }
  const others = all.filter((each) => each !== from);
  const next = nearest(
    from.getBoundingClientRect(),
    others.map((each) => each.getBoundingClientRect()),
    direction,
  );
  others[next]?.focus();
}

/** True if the listed answers differ by a count: then the count is their key. */
export function areCounts(listed: readonly Choice[]): boolean {
  const counts = listed.map((choice) => choice.fields.count);
  return counts.every((count) => typeof count === 'number') && new Set(counts).size === listed.length;
}

function listedAt(listed: readonly Choice[], number: number): Choice | undefined {
  if (!areCounts(listed)) return listed[number - 1];
  return listed.find((choice) => choice.fields.count === number);
}

function pickNumber(decision: Decision, number: number): boolean {
  const choice = listedAt(decision.listed, number);
  if (choice) {
    decision.take(choice);
    return true;
  }
  const shown = document.querySelector<HTMLElement>(`[data-digit="${number}"]`);
  const thing = shown ?? document.querySelectorAll<HTMLElement>('[data-card]')[number - 1];
  thing?.focus();
  thing?.click();
  return Boolean(thing);
}

/** True if the key was for the table. */
export function press(event: KeyboardEvent, decision: Decision): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return false;
  if (event.key === 'Escape') {
    decision.back();
    return true;
  }
  if (event.key === 'Enter' && decision.decided) {
    const on = event.target instanceof Element ? event.target.closest('button, a, [role=button]') : null;
    if (on && !on.hasAttribute('data-thing')) return false; // a button of its own
    decision.confirm();
    return true;
  }
  if (/^[0-9]$/.test(event.key)) return pickNumber(decision, Number(event.key));
  if (ARROWS.includes(event.key) && !beside(event.target)) {
    move(event.key as Direction);
    return true;
  }
  return false;
}

const SKIPPING = [' ', 'Enter', 'Escape'];

/** The same while scenes are shown: nothing can be picked. A key that is held down does not skip. */
export function pressAtShow(event: KeyboardEvent, player: ScenePlayer): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return false;
  if (/^[0-9]$/.test(event.key)) return true;
  if (!SKIPPING.includes(event.key)) return false;
  const on = event.target instanceof Element ? event.target.closest('button, a, summary, [role=button], [role=tab]') : null;
  if (on && !on.hasAttribute('data-thing')) return false; // a button of its own
  if (!event.repeat) player.skip();
  return true;
}
