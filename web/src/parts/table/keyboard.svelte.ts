// The part of the window that an on-screen keyboard leaves. Some browsers shrink the window for it,
// others (Safari) lay the keyboard over the page and move what can be seen.

/** A window lower than this has no room for a board above the message that is being written. */
const LOW = 560; // pixels

export class Keyboard {
  /** The height that can be seen, and how far it was moved down the page. */
  height = $state(innerHeight);
  top = $state(0);
  private writing = $state(false);

  constructor() {
    $effect(() => {
      const seen = window.visualViewport;
      const look = () => {
        if (seen && seen.scale !== 1) return; // enlarged with two fingers
        this.height = seen?.height ?? innerHeight;
        this.top = seen?.offsetTop ?? 0;
      };
      look();
      seen?.addEventListener('resize', look);
      seen?.addEventListener('scroll', look);
      return () => {
        seen?.removeEventListener('resize', look);
        seen?.removeEventListener('scroll', look);
      };
    });
  }

  /** Somebody writes, and little is left beside the keyboard. */
  get up(): boolean {
    return this.writing && this.height < LOW;
  }

  focus = (event: FocusEvent): void => {
    this.writing = event.type === 'focusin' && event.target instanceof HTMLTextAreaElement;
  };
}
