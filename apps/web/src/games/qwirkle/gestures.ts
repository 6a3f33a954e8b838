// Moving the camera by hand: one finger or the mouse pans, two fingers zoom, so does the wheel.

import { swallowClick, TAP_DISTANCE } from '../pointer-drag.ts';
import type { CameraController } from './camera-controller.svelte.ts';

const WHEEL_RATE = 0.0016;
/** After this long without a turn of the wheel the zoom has come to rest. */
const WHEEL_REST = 160;

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Lets the camera be moved by whatever happens on a stage. Tiles that can be carried are left alone. */
export const gestures = (controller: CameraController) => (stage: HTMLElement) => {
  const pointers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let moving = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };

  const down = (event: PointerEvent): void => {
    const target = event.target as Element;
    if (event.button !== 0 || target.closest('[data-carry], [data-map], button')) return;
    const point = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, point);
    if (pointers.size === 1) {
      start = point;
      moving = false;
    }
  };

  const move = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (pointers.size === 1) {
      if (!moving && distance(start, now) < TAP_DISTANCE) return;
      if (!moving) stage.setPointerCapture(event.pointerId);
      controller.pan(now.x - before.x, now.y - before.y);
    } else if (pointers.size === 2) {
      const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      const from = middle(before, other);
      const to = middle(now, other);
      controller.pan(to.x - from.x, to.y - from.y);
      const at = fromMiddle(to);
      controller.zoom(distance(now, other) / Math.max(1, distance(before, other)), at.x, at.y);
    }
    moving = true;
    pointers.set(event.pointerId, now);
  };

  const up = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    if (moving && event.type === 'pointerup') swallowClick();
    controller.settle();
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    if (event.shiftKey) controller.pan(-(event.deltaX || event.deltaY) * lines, 0);
    else {
      const at = fromMiddle({ x: event.clientX, y: event.clientY });
      controller.zoom(Math.exp(-event.deltaY * lines * WHEEL_RATE), at.x, at.y);
    }
    clearTimeout(rest);
    rest = setTimeout(() => controller.settle(), WHEEL_REST);
  };

  const listening = new AbortController();
  const { signal } = listening;
  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  stage.addEventListener('pointerup', up, { signal });
  stage.addEventListener('pointercancel', up, { signal });
  stage.addEventListener('wheel', wheel, { signal, passive: false });
  return () => {
    clearTimeout(rest);
    listening.abort();
  };
};
