// Dragging tiles with a pointer: they lift, stick to the finger with a slight tilt, and are dropped on a destination or go back.

import type { Attachment } from 'svelte/attachments';
import type { DragPayload } from './drag-payload.ts';

/** What happens to picked tiles. */
export interface DragTarget {
  /** The tiles have left their place with the pointer. */
  start(payload: DragPayload, button: HTMLElement): void;
  move(x: number, y: number): void;
  /** Dropped at a place of the page, or called off. */
  drop(x: number, y: number): void;
  cancel(): void;
}

/** A pointer that has moved less than this has tapped. */
const TAP = 7;

/** Lets a button's tiles be dragged while `live` says so. A tap stays a click. */
export function draggable(live: () => boolean, payload: DragPayload, drag: DragTarget): Attachment<HTMLElement> {
  return (button) => {
    let from: { readonly id: number; readonly x: number; readonly y: number } | undefined;
    let dragging = false;

    const down = (event: PointerEvent) => {
      if (!live() || event.button !== 0 || !event.isPrimary) return;
      from = { id: event.pointerId, x: event.clientX, y: event.clientY };
      // A quick pointer has left the button before it is first heard of.
      button.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (from?.id !== event.pointerId) return;
      if (!dragging) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < TAP) return;
        dragging = true;
        drag.start(payload, button);
      }
      drag.move(event.clientX, event.clientY);
    };
    const up = (event: PointerEvent) => {
      if (from?.id !== event.pointerId) return;
      from = undefined;
      if (!dragging) return;
      dragging = false;
      // The click that follows a drag is not a tap.
      const swallow = new AbortController();
      addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: swallow.signal });
      setTimeout(() => swallow.abort());
      if (event.type === 'pointerup') drag.drop(event.clientX, event.clientY);
      else drag.cancel();
    };
    button.addEventListener('pointerdown', down);
    button.addEventListener('pointermove', move);
    button.addEventListener('pointerup', up);
    button.addEventListener('pointercancel', up);
    return () => {
      if (dragging) drag.cancel();
      button.removeEventListener('pointerdown', down);
      button.removeEventListener('pointermove', move);
      button.removeEventListener('pointerup', up);
      button.removeEventListener('pointercancel', up);
    };
  };
}
