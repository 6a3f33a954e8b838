// Dragging a tile of the hand, from the tray or from the grid, until it is dropped somewhere.

import { trackDrag } from '../pointer-drag.ts';

export interface DraggedTile {
  readonly id: number;
  /** Where the pointer is on the screen. */
  readonly x: number;
  readonly y: number;
}

export interface DragHandlers {
  lift(id: number): void;
  drop(dragged: DraggedTile): void;
  cancel(): void;
}

export class Drag {
  dragged: DraggedTile | undefined = $state.raw();
  readonly #handlers: DragHandlers;

  constructor(handlers: DragHandlers) {
    this.#handlers = handlers;
  }

  /** A pointer went down on a tile; from here on its way is followed. */
  start(event: PointerEvent, id: number): void {
    trackDrag(event, {
      start: () => this.#handlers.lift(id),
      move: (x, y) => {
        this.dragged = { id, x, y };
      },
      drop: (x, y) => {
        this.dragged = undefined;
        this.#handlers.drop({ id, x, y });
      },
      cancel: () => {
        this.dragged = undefined;
        this.#handlers.cancel();
      },
    });
  }
}
