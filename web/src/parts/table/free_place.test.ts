import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePlace } from './free_place';

/** A page of 400 by 1000 in which every element has the box that its data say. */
function boxOf(element: Element): DOMRect {
  const [left = 0, top = 0, width = 0, height = 0] = ((element as HTMLElement).dataset['box'] ?? '').split(' ').map(Number);
  return new DOMRect(left, top, width, height);
}

let board: HTMLElement;
let seal: HTMLElement;
let laid: { destroy: () => void };

function add<Name extends keyof HTMLElementTagNameMap>(name: Name, box: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.dataset['box'] = box;
  board.append(made);
  return made;
}

beforeEach(() => {
  board = document.createElement('main');
  board.dataset['box'] = '0 0 400 1000';
  document.body.replaceChildren(board);
  seal = document.createElement('div');
  seal.style.top = '10px';
  board.append(seal);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this);
  });
  Object.defineProperties(seal, {
    offsetParent: { value: board },
    offsetWidth: { value: 200 },
    offsetHeight: { value: 60 },
    offsetTop: { get: () => parseInt(seal.style.top) },
  });
  document.elementFromPoint = (x, y) =>
    [...board.querySelectorAll('button')].find((each) => {
      const { left, right, top, bottom } = boxOf(each);
      return left <= x && x <= right && top <= y && y <= bottom && !each.hidden;
    }) ?? board;
});

afterEach(() => {
  laid.destroy();
  vi.restoreAllMocks();
});

/** Whoever observes the page has heard of its changes and measured it, and nothing was drawn before. */
const heard = () => Promise.resolve().then(() => new Promise(requestAnimationFrame));

it('stays where it covers nothing', async () => {
  add('button', '0 500 400 20');
  laid = freePlace(seal, { grown: 1, tilt: 0 });
  await heard();
  expect([seal.style.top, seal.style.visibility]).toEqual(['10px', 'visible']);
});

it('makes way before a button that appears under it is drawn', async () => {
  laid = freePlace(seal, { grown: 1, tilt: 0 });
  add('button', '150 60 4 4');
  await heard();
  expect([seal.style.top, seal.style.visibility]).toEqual(['310px', 'visible']);
});

it('is not seen while no place is free', async () => {
  laid = freePlace(seal, { grown: 1, tilt: 0 });
  const everywhere = add('button', '0 0 400 1000');
  await heard();
  expect(seal.style.visibility).toBe('hidden');
  everywhere.hidden = true;
  await heard();
  expect([seal.style.top, seal.style.visibility]).toEqual(['10px', 'visible']);
});

it('leaves room for its turn and for being laid down', () => {
  add('button', '150 72 4 4');
  laid = freePlace(seal, { grown: 1.4, tilt: -2 });
  expect(seal.style.top).toBe('310px');
});

it('lies in the part of a long page that is seen', () => {
  board.scrollTop = 300;
  add('button', '150 10 4 4');
  laid = freePlace(seal, { grown: 1, tilt: 0 });
  expect(seal.style.top).toBe('610px');
});

it('covers no name if it can lie beside all of them', () => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  board.append(svg);
  const names = ['40', '330', '600'].map((top) => {
    const name = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    name.setAttribute('class', 'name');
    name.dataset['box'] = `150 ${top} 40 20`;
    svg.append(name);
    return name;
  });
  laid = freePlace(seal, { grown: 1, tilt: 0 });
  expect(seal.style.top).toBe('210px');
  laid.destroy();
  names[0]!.remove();
  laid = freePlace(seal, { grown: 1, tilt: 0 });
  expect(seal.style.top).toBe('10px');
});
