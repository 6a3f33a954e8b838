// Carrying a tile with a finger or the mouse, from the tray or from the grid, until it is dropped somewhere.

/** How far a pointer moves before it carries: less is a tap. */
const SLACK = 7;

export interface Carried {
  readonly id: number;
  /** Where the pointer is on the screen. */
  readonly x: number;
  readonly y: number;
}

export interface DragHandlers {
  lift(id: number): void;
  drop(carried: Carried): void;
  abandon(): void;
}

export class Drag {
  carried: Carried | undefined = $state.raw();
  readonly #handlers: DragHandlers;

  constructor(handlers: DragHandlers) {
    this.#handlers = handlers;
  }

  /** A pointer went down on a tile; from here on its way is followed. */
  start(event: PointerEvent, id: number): void {
    if (!event.isPrimary || event.button !== 0) return;
    const { pointerId, clientX, clientY } = event;
    const listening = new AbortController();
    const { signal } = listening;
    const mine = (listener: (event: PointerEvent) => void) => (each: PointerEvent) => {
      if (each.pointerId === pointerId) listener(each);
    };
    const follow = mine((each) => {
      if (!this.carried) {
        if (Math.hypot(each.clientX - clientX, each.clientY - clientY) < SLACK) return;
        this.#handlers.lift(id);
      }
      this.carried = { id, x: each.clientX, y: each.clientY };
    });
    const end = mine((each) => {
      listening.abort();
      const { carried } = this;
      this.carried = undefined;
      if (!carried) return;
      swallowClick();
      if (each.type === 'pointerup') this.#handlers.drop(carried);
      else this.#handlers.abandon();
    });
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  }
}

/** The click that follows the end of a drag is none. */
export function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
