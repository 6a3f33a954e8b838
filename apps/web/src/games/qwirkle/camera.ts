// The camera above the grid: which point is in the middle of the view, and how large a cell is. Plain arithmetic.

import { type Bounds, type Cell, widened } from './cells.ts';

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

/** A cell is never smaller or larger than this. */
const CELL = { least: 18, most: 96 } as const;
/** A grid that fits itself stops shrinking here: its cells are to be hit with a finger. */
const FITTED = { least: 24, most: 64 } as const;
/** Free cells around the tiles that should be visible. */
const MARGIN = 1;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const widthOf = ({ left, right }: Bounds): number => right - left + 1;
const heightOf = ({ top, bottom }: Bounds): number => bottom - top + 1;

/** What the buttons in the lower right corner cover. */
const CORNER: Size = { width: 140, height: 54 };

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

/** The camera that shows everything with a margin and beside the buttons, as far as the cells stay large enough. */
export function fitted(bounds: Bounds, size: Size): Camera {
  const wide = widened(bounds, MARGIN);
  const cellIn = (width: number, height: number): number =>
    clamp(Math.floor(Math.min(width / widthOf(wide), height / heightOf(wide))), FITTED.least, FITTED.most);
  const above = cellIn(size.width, size.height - CORNER.height);
  const beside = cellIn(size.width - CORNER.width, size.height);
  const cell = Math.max(above, beside);
  const room = {
    x: Math.max(0, size.width - widthOf(wide) * cell) / 2,
    y: Math.max(0, size.height - heightOf(wide) * cell) / 2,
  };
  const aside = beside > above || (beside === above && room.x > room.y);
  const shift = aside ? Math.min(room.x, CORNER.width - room.x) : Math.min(room.y, CORNER.height - room.y);
  const shifted = Math.max(0, shift) / cell;
  return {
    x: (bounds.left + bounds.right) / 2 + (aside ? shifted : 0),
    y: (bounds.top + bounds.bottom) / 2 + (aside ? 0 : shifted),
    cell,
  };
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
