// The camera controller: the grid's camera, moved by gestures, keys and by itself when the grid grows.

import { prefersReducedMotion } from 'svelte/motion';
import {
  between,
  type Camera,
  clamped,
  fitted,
  panned,
  revealed,
  type Size,
  shows,
  showsCell,
  zoomed,
} from './camera.ts';
import type { Bounds, Cell } from './cells.ts';

const GLIDE = 240;
const eased = (way: number): number => 1 - (1 - way) ** 3;

export class CameraController {
  camera: Camera = $state.raw({ x: 0, y: 0, cell: 48 });
  size: Size = $state.raw({ width: 0, height: 0 });
  bounds: Bounds = $state.raw({ left: 0, right: 0, top: 0, bottom: 0 });
  /** The size in which cells are laid out; while the camera moves, the layer is only scaled. */
  drawn = $state(48);
  /** Whether the person has moved the camera: then it no longer fits itself. */
  free = $state(false);
  /** The cells that matter most now: they stay visible when the view changes its size. */
  #latest: readonly Cell[] = [];
  #frame = 0;

  /** Whether the grid is larger than the view. */
  get cramped(): boolean {
    return this.size.width > 0 && !shows(this.camera, this.size, this.bounds);
  }

  resize(size: Size): void {
    const first = this.size.width === 0;
    this.size = size;
    if (!this.free || first) this.#jump(this.#attentive(fitted(this.bounds, size)));
  }

  /** The grid fills these bounds now; `latest` are the cells that matter most. */
  follow(bounds: Bounds, latest: readonly Cell[]): void {
    this.bounds = bounds;
    this.#latest = latest;
    if (this.size.width > 0) this.#glide(this.#attentive(this.free ? this.camera : fitted(bounds, this.size)));
  }

  /** A tile was laid down: the grid may be larger now, and the cells around the tile should be visible. */
  extend(bounds: Bounds, cell: Cell): void {
    this.bounds = bounds;
    this.#latest = [cell];
    this.reveal(cell);
  }

  pan(dx: number, dy: number): void {
    this.#stop();
    this.free = true;
    this.camera = clamped(panned(this.camera, dx, dy), this.bounds);
  }

  /** Zooms at a point, in pixels from the middle of the view. */
  zoom(factor: number, atX = 0, atY = 0): void {
    this.#stop();
    this.free = true;
    this.camera = clamped(zoomed(this.camera, factor, atX, atY), this.bounds);
  }

  /** A step of zoom by a button or a key. */
  step(factor: number): void {
    this.free = true;
    this.#glide(clamped(zoomed(this.camera, factor, 0, 0), this.bounds));
  }

  fit(): void {
    this.free = false;
    this.#glide(fitted(this.bounds, this.size));
  }

  reveal(cell: Cell): void {
    this.#glide(revealed(this.camera, this.size, cell));
  }

  /** If none of these cells is visible, moves to the nearest one. */
  revealOne(cells: readonly Cell[]): void {
    if (cells.some((cell) => showsCell(this.camera, this.size, cell))) return;
    const far = ({ x, y }: Cell): number => Math.hypot(x - this.camera.x, y - this.camera.y);
    const [nearest] = cells.toSorted((a, b) => far(a) - far(b));
    if (nearest) this.reveal(nearest);
  }

  centre(cell: Cell): void {
    this.free = true;
    this.#jump(clamped({ ...this.camera, ...cell }, this.bounds));
  }

  /** Lays the cells out anew in the size that they have on the screen. */
  settle(): void {
    this.drawn = this.camera.cell;
  }

  #attentive(target: Camera): Camera {
    return this.#latest.reduce<Camera>((camera, cell) => revealed(camera, this.size, cell), target);
  }

  #jump(target: Camera): void {
    this.#stop();
    this.camera = target;
    this.settle();
  }

  #glide(target: Camera): void {
    const from = this.camera;
    if (target.x === from.x && target.y === from.y && target.cell === from.cell) return;
    if (prefersReducedMotion.current || document.hidden) {
      this.#jump(target);
      return;
    }
    this.#stop();
    const start = performance.now();
    const move = (now: number): void => {
      const way = Math.min(Math.max((now - start) / GLIDE, 0), 1);
      this.camera = between(from, target, eased(way));
      if (way < 1) this.#frame = requestAnimationFrame(move);
      else this.settle();
    };
    this.#frame = requestAnimationFrame(move);
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
