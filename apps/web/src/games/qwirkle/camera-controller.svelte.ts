// The camera controller: the grid's camera, moved by gestures, keys and by itself when the grid grows.

import { isStill } from '../motion.ts';
import {
  approached,
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
import { type Bounds, boundsOf, type Cell } from './cells.ts';

/** What there is to see. */
export interface Sight {
  /** The rectangle around the tiles. */
  readonly bounds: Bounds;
  /** The rectangle that should be visible: the tiles, the cells around them, and the cells for a held tile. */
  readonly needed: Bounds;
}

const NOTHING: Bounds = { left: 0, right: 0, top: 0, bottom: 0 };

const GLIDE = 240;
const eased = (way: number): number => 1 - (1 - way) ** 3;

export class CameraController {
  camera: Camera = $state.raw({ x: 0, y: 0, cell: 48 });
  size: Size = $state.raw({ width: 0, height: 0 });
  sight: Sight = $state.raw({ bounds: NOTHING, needed: NOTHING });
  /** The size in which cells are laid out; while the camera moves, the layer is only scaled. */
  drawn = $state(48);
  /** Whether the person has moved the camera: then it no longer fits itself. */
  free = $state(false);
  /** The cells that matter most now: they stay visible when the view changes its size. */
  #latest: readonly Cell[] = [];
  #frame = 0;

  get bounds(): Bounds {
    return this.sight.bounds;
  }

  /** Whether the grid is larger than the view. */
  get cramped(): boolean {
    return this.size.width > 0 && !shows(this.camera, this.size, this.bounds);
  }

  resize(size: Size): void {
    const first = this.size.width === 0;
    this.size = size;
    if (!this.free || first) this.#jump(fitted(this.sight.needed, size));
  }

  /** The grid has changed; `latest` are the cells that matter most. */
  follow(sight: Sight, latest: readonly Cell[]): void {
    this.#latest = latest;
    this.cover(sight);
    if (this.free) this.#glide(this.#attentive(this.camera));
  }

  /** Something else should be visible now. */
  cover(sight: Sight): void {
    this.sight = sight;
    if (this.size.width > 0 && !this.free) this.#glide(fitted(sight.needed, this.size));
  }

  /** A tile was laid down: it matters most now. */
  attend(cell: Cell): void {
    this.#latest = [cell];
    if (this.free) this.reveal(cell);
  }

  /** Lets the camera fit itself again. */
  release(): void {
    this.free = false;
  }

  /** Comes as near to a cell as a finger needs it. */
  approach(cell: Cell): void {
    this.free = true;
    this.#glide(clamped(approached(this.camera, cell), this.bounds));
  }

  /** Comes nearer to what matters most. */
  closeUp(): void {
    const { left, right, top, bottom } = this.#latest.length > 0 ? boundsOf(this.#latest) : this.bounds;
    this.approach({ x: (left + right) / 2, y: (top + bottom) / 2 });
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
    this.#glide(fitted(this.sight.needed, this.size));
  }

  reveal(cell: Cell): void {
    if (!this.free && showsCell(this.camera, this.size, cell)) return;
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
    if (isStill() || document.hidden) {
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
