// The camera above the grid: which point is in the middle of the view, and how large a cell is. Plain arithmetic.

import type { Bounds, Cell } from './cells.ts';

/** The middle of the view in cells (whole numbers are middles of cells), and the size of a cell in pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** A pan, in pixels. */
export interface Shift {
  readonly dx: number;
  readonly dy: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A cell is never smaller or larger than this, whoever zooms. */
const CELL = { least: 10, most: 96 } as const;
/** A cell of a small grid in a large view grows no further than this. */
const FITTED_MOST = 64;
/** A cell that a finger hits without a thought; nearer than that the camera need not come. */
const COMFORTABLE = 44;
/** Free cells around the tiles that the middle of the view may go to. */
const MARGIN = 1;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const widthOf = ({ left, right }: Bounds): number => right - left + 1;
const heightOf = ({ top, bottom }: Bounds): number => bottom - top + 1;

/** How near to an edge a dragged tile moves the view, and how far in a frame. */
const RIM = { width: 24, speed: 7 } as const;

/**
 * The pan that a tile dragged to an edge asks for, in pixels; the point is given from the middle of the view.
 * The view moves only towards cells that it does not show yet.
 */
export function nudge(camera: Camera, size: Size, cells: Bounds, atX: number, atY: number): Shift {
  const { left, right, top, bottom } = visible(camera, size);
  const inside = Math.abs(atX) <= size.width / 2 && Math.abs(atY) <= size.height / 2;
  const towards = (at: number, half: number, before: number, after: number): number => {
    if (!inside || Math.abs(at) < half - RIM.width) return 0;
    return (at < 0 ? before : after) > -0.4 ? -Math.sign(at) * RIM.speed : 0;
  };
  return {
    dx: towards(atX, size.width / 2, left - cells.left, cells.right - right),
    dy: towards(atY, size.height / 2, top - cells.top, cells.bottom - bottom),
  };
}

/** The camera that shows all cells within the bounds, however small they become. */
export function fitted(bounds: Bounds, size: Size): Camera {
  const cell = Math.min(size.width / widthOf(bounds), size.height / heightOf(bounds), FITTED_MOST);
  return {
    x: (bounds.left + bounds.right) / 2,
    y: (bounds.top + bounds.bottom) / 2,
    cell: cell > CELL.least ? Math.floor(cell) : cell,
  };
}

/** Whether a finger that aims at a cell may hit its neighbour. */
export const isCramped = ({ cell }: Camera): boolean => cell < COMFORTABLE;

/** The camera above a cell, as near as a finger needs it. */
export const approached = (camera: Camera, { x, y }: Cell): Camera => ({
  x,
  y,
  cell: Math.max(camera.cell, COMFORTABLE + 4),
});

/** The cells that a finger at a point may mean, nearest first: each counts as at least a finger wide. */
export function cellsNear(camera: Camera, cells: Iterable<Cell>, atX: number, atY: number): Cell[] {
  const reach = Math.max(camera.cell, COMFORTABLE) / 2;
  const away = ({ x, y }: Cell): number =>
    Math.max(Math.abs((x - camera.x) * camera.cell - atX), Math.abs((y - camera.y) * camera.cell - atY));
  return [...cells].filter((cell) => away(cell) <= reach).sort((a, b) => away(a) - away(b));
}

/** The camera with its middle clamped to the tiles and a margin. */
export const clamped = (camera: Camera, bounds: Bounds): Camera => ({
  ...camera,
  x: clamp(camera.x, bounds.left - MARGIN, bounds.right + MARGIN),
  y: clamp(camera.y, bounds.top - MARGIN, bounds.bottom + MARGIN),
});

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.cell,
  y: camera.y - dy / camera.cell,
});

/** Zooms so that what lies at a point stays there; the point is given in pixels from the middle of the view. */
export function zoomed(camera: Camera, factor: number, atX: number, atY: number): Camera {
  const cell = clamp(camera.cell * factor, CELL.least, CELL.most);
  return {
    x: camera.x + atX / camera.cell - atX / cell,
    y: camera.y + atY / camera.cell - atY / cell,
    cell,
  };
}

/** The cell under a point, given in pixels from the middle of the view. */
export const cellUnder = (camera: Camera, atX: number, atY: number): Cell => ({
  x: Math.round(camera.x + atX / camera.cell),
  y: Math.round(camera.y + atY / camera.cell),
});

/** What the view shows, in cells. */
export const visible = ({ x, y, cell }: Camera, { width, height }: Size): Bounds => ({
  left: x - width / cell / 2,
  right: x + width / cell / 2,
  top: y - height / cell / 2,
  bottom: y + height / cell / 2,
});

/** Whether everything within the bounds is visible. */
export function shows(camera: Camera, size: Size, { left, right, top, bottom }: Bounds): boolean {
  const view = visible(camera, size);
  const half = 0.45;
  return (
    left - half >= view.left && right + half <= view.right && top - half >= view.top && bottom + half <= view.bottom
  );
}

/** Whether a cell is visible. */
export const showsCell = (camera: Camera, size: Size, { x, y }: Cell): boolean =>
  shows(camera, size, { left: x, right: x, top: y, bottom: y });

/** The least pan that brings a cell with its neighbours into the view. */
export function revealed(camera: Camera, size: Size, cell: Cell): Camera {
  const roomX = Math.max(0, size.width / camera.cell / 2 - 1.2);
  const roomY = Math.max(0, size.height / camera.cell / 2 - 1.2);
  return {
    ...camera,
    x: clamp(camera.x, cell.x - roomX, cell.x + roomX),
    y: clamp(camera.y, cell.y - roomY, cell.y + roomY),
  };
}

/** A camera on the way from one to another. */
export const between = (from: Camera, to: Camera, way: number): Camera => ({
  x: from.x + (to.x - from.x) * way,
  y: from.y + (to.y - from.y) * way,
  cell: from.cell * (to.cell / from.cell) ** way,
});
