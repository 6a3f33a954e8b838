// Dragging with a pointer: a press that moves far enough is a drag, anything less stays a tap.

export interface DragListener {
  /** The pointer has moved far enough. */
  start(): void;
  /** The pointer is at a point of the page. */
  move(x: number, y: number): void;
  drop(x: number, y: number): void;
  cancel(): void;
}

/** Pixels that a pointer moves before it drags: less is a tap. */
export const TAP_DISTANCE = 7;

/** Follows the pointer of a `pointerdown` until it is released. Returns how to call the drag off. */
export function trackDrag(pressed: PointerEvent, listener: DragListener): () => void {
  if (!pressed.isPrimary || pressed.button !== 0) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  let dragging = false;
  const ofPointer = (handle: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pressed.pointerId) handle(event);
  };
  const move = ofPointer(({ clientX, clientY }) => {
    if (!dragging) {
      if (Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) < TAP_DISTANCE) return;
      dragging = true;
      listener.start();
    }
    listener.move(clientX, clientY);
  });
  const end = ofPointer(({ type, clientX, clientY }) => {
    listening.abort();
    if (!dragging) return;
    dragging = false;
    swallowClick();
    if (type === 'pointerup') listener.drop(clientX, clientY);
    else listener.cancel();
  });
  // On the window: a quick pointer has left its element before the first move arrives.
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
  return () => {
    listening.abort();
    if (dragging) listener.cancel();
    dragging = false;
  };
}

/** Stops the click that browsers send after the end of a drag. */
export function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
