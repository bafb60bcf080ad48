import { afterEach, expect, test } from 'vitest';
import { whileLooked, whileMovedOver } from './looked';

afterEach(() => document.body.replaceChildren());

/** A button with two parts, and all that it tells. */
function button() {
  const told: boolean[] = [];
  const whole = document.createElement('button');
  const [icon, name] = [whole.appendChild(document.createElement('i')), whole.appendChild(document.createElement('b'))];
  const { onpointerover, onpointerout, onfocusin, onfocusout } = whileLooked((on) => told.push(on));
  whole.addEventListener('pointerover', onpointerover as EventListener);
  whole.addEventListener('pointerout', onpointerout as EventListener);
  whole.addEventListener('focusin', onfocusin);
  whole.addEventListener('focusout', onfocusout);
  document.body.append(whole);
  return { told, whole, icon, name };
}

const move = (type: string, at: Element, other: Element | null) =>
  at.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: other }));

test('a thing is looked at until the pointer leaves all of it', () => {
  const { told, icon, name } = button();
  move('pointerover', icon, document.body);
  move('pointerout', icon, name);
  move('pointerover', name, icon);
  expect(told).toEqual([true]);
  move('pointerout', name, document.body);
  expect(told).toEqual([true, false]);
});

test('a thing is looked at while it has the focus', () => {
  const { told, whole } = button();
  whole.focus();
  expect(told).toEqual([true]);
  whole.blur();
  expect(told).toEqual([true, false]);
});

test('a pointer that rests while things change below it looks at nothing', () => {
  const told: boolean[] = [];
  const handlers = whileMovedOver((on) => told.push(on));
  expect(handlers).not.toHaveProperty('onpointerover');
  handlers.onpointermove();
  expect(told).toEqual([true]);
});
