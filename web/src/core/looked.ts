// Things that are looked at: the pointer is over them, or the focus in them.

/** True if pointer or focus came into the thing from outside, or left it: not from one part of it to another. */
export function crosses({ currentTarget, relatedTarget }: PointerEvent | FocusEvent): boolean {
  return !(currentTarget as Element).contains(relatedTarget as Node | null);
}

/** Handlers that tell when a thing begins or ends to be looked at. Their events bubble: the page has one listener of each kind for all things. */
export function whileLooked(look: (on: boolean) => void) {
  const begin = (event: PointerEvent | FocusEvent) => crosses(event) && look(true);
  const end = (event: PointerEvent | FocusEvent) => crosses(event) && look(false);
  return { onpointerover: begin, onpointerout: end, onfocusin: begin, onfocusout: end };
}

/** The same, but a pointer must move: one that rests while the page changes below it looks at nothing. */
export function whileMovedOver(look: (on: boolean) => void) {
  const { onpointerover: _, ...rest } = whileLooked(look);
  return { ...rest, onpointermove: () => look(true) };
}
