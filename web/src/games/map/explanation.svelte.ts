// The thing being explained: under the pointer, in focus, or clicked.

import { crosses } from '../../core/looked';

/** A province, or whatever else a game can tell something of. */
export interface About {
  kind: string;
  name: string;
}

export type Look = (what: About | null, how: 'hover' | 'focus' | 'click') => void;

const same = (one: About | null, other: About | null) => one?.kind === other?.kind && one?.name === other?.name;

export class Explaining {
  hovered = $state.raw<About | null>(null);
  private focused = $state.raw<About | null>(null);
  private pinned = $state.raw<About | null>(null);

  get now(): About | null {
    return this.hovered ?? this.focused ?? this.pinned;
  }

  look: Look = (what, how) => {
    if (how === 'hover') this.hovered = what;
    else if (how === 'focus') this.focused = what;
    else this.pinned = same(this.pinned, what) ? null : what;
  };

  is(kind: string, name: string): boolean {
    return same(this.now, { kind, name });
  }

  clear(): void {
    this.pinned = null;
  }
}

/** Pointer and focus of anything that can be explained; only a mouse that moves asks for it. */
export function explains(look: Look, kind: string, name: string) {
  const what: About = { kind, name };
  return {
    onpointermove: (event: PointerEvent) => event.pointerType === 'mouse' && look(what, 'hover'),
    onpointerout: (event: PointerEvent) => event.pointerType === 'mouse' && crosses(event) && look(null, 'hover'),
    onfocusin: (event: FocusEvent) => (event.currentTarget as Element).matches(':focus-visible') && look(what, 'focus'),
    onfocusout: () => look(null, 'focus'),
  };
}
