// Dragging tiles: they lift, stick to the pointer with a slight tilt, and are dropped on a destination or go back.

import type { Attachment } from 'svelte/attachments';
import { trackDrag } from '../pointer-drag.ts';
import type { DragPayload } from './drag-payload.ts';

/** What happens to dragged tiles. */
export interface DragTarget {
  /** The tiles have left their place with the pointer. */
  start(payload: DragPayload, button: HTMLElement): void;
  move(x: number, y: number): void;
  /** Dropped at a place of the page, or called off. */
  drop(x: number, y: number): void;
  cancel(): void;
}

/** Lets a button's tiles be dragged while `live` says so. A tap stays a click. */
export function draggable(live: () => boolean, payload: DragPayload, target: DragTarget): Attachment<HTMLElement> {
  return (button) => {
    let callOff = (): void => {};
    const press = (event: PointerEvent) => {
      if (!live()) return;
      callOff = trackDrag(event, {
        start: () => target.start(payload, button),
        move: (x, y) => target.move(x, y),
        drop: (x, y) => target.drop(x, y),
        cancel: () => target.cancel(),
      });
    };
    button.addEventListener('pointerdown', press);
    return () => {
      callOff();
      button.removeEventListener('pointerdown', press);
    };
  };
}
