// Moving the camera by hand: one finger or the mouse pans, two fingers pinch to zoom, so does the wheel.

import { swallowClick, TAP_DISTANCE } from '../pointer-drag.ts';
import type { CameraController } from './camera-controller.svelte.ts';

/** The natural logarithm of the zoom, by pixel of the wheel. */
const WHEEL_RATE = 0.0016;
/** Milliseconds without a turn of the wheel after which the zoom has come to rest. */
const WHEEL_REST = 160;
/** Pixels of a line, for wheels that count lines. */
const LINE = 30;

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

class CameraGestures {
  readonly #controller: CameraController;
  readonly #frame: HTMLElement;
  /** The pointers that are down, by id. */
  readonly #pointers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #moving = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(controller: CameraController, frame: HTMLElement) {
    this.#controller = controller;
    this.#frame = frame;
  }

  #fromMiddle({ x, y }: Point): Point {
    const { left, top, width, height } = this.#frame.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  }

  readonly down = (event: PointerEvent): void => {
    const target = event.target as Element;
    if (event.button !== 0 || target.closest('[data-carry], [data-map], button')) return;
    const point = { x: event.clientX, y: event.clientY };
    this.#pointers.set(event.pointerId, point);
    if (this.#pointers.size > 1) return;
    this.#start = point;
    this.#moving = false;
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (!other) {
      if (!this.#moving && distance(this.#start, now) < TAP_DISTANCE) return;
      if (!this.#moving) this.#frame.setPointerCapture(event.pointerId);
      this.#controller.pan(now.x - before.x, now.y - before.y);
    } else if (this.#pointers.size === 2) this.#pinch(before, now, other);
    this.#moving = true;
    this.#pointers.set(event.pointerId, now);
  };

  #pinch(before: Point, now: Point, other: Point): void {
    const from = middle(before, other);
    const to = middle(now, other);
    this.#controller.pan(to.x - from.x, to.y - from.y);
    const at = this.#fromMiddle(to);
    this.#controller.zoom(distance(now, other) / Math.max(1, distance(before, other)), at.x, at.y);
  }

  readonly up = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId) || this.#pointers.size > 0) return;
    if (this.#moving && event.type === 'pointerup') swallowClick();
    this.#controller.settle();
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
    if (event.shiftKey) this.#controller.pan(-(event.deltaX || event.deltaY) * pixels, 0);
    else {
      const at = this.#fromMiddle({ x: event.clientX, y: event.clientY });
      this.#controller.zoom(Math.exp(-event.deltaY * pixels * WHEEL_RATE), at.x, at.y);
    }
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#controller.settle(), WHEEL_REST);
  };

  close(): void {
    clearTimeout(this.#rest);
  }
}

/** Lets the camera be moved by whatever happens on the grid's frame. Tiles that can be dragged are left alone. */
export const gestures = (controller: CameraController) => (frame: HTMLElement) => {
  const gestures = new CameraGestures(controller, frame);
  const listening = new AbortController();
  const { signal } = listening;
  frame.addEventListener('pointerdown', gestures.down, { signal });
  frame.addEventListener('pointermove', gestures.move, { signal });
  frame.addEventListener('pointerup', gestures.up, { signal });
  frame.addEventListener('pointercancel', gestures.up, { signal });
  frame.addEventListener('wheel', gestures.wheel, { signal, passive: false });
  return () => {
    gestures.close();
    listening.abort();
  };
};
