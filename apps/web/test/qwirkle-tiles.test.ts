// Qwirkle's tiles can be told apart by everybody: by their hue under every sight, and by their shape even when small.

import { COLOURS, SHAPES, type Shape } from '@mozaika/qwirkle';
import { describe, expect, it } from 'vitest';
import { MARKS } from '../src/games/qwirkle/art/marks.ts';
import { HUES, SLATE } from '../src/games/qwirkle/art/palette.ts';
import { OUTLINES } from '../src/games/qwirkle/art/shapes.ts';
import { contrast, nearestPair } from './colour-blindness.ts';

type Point = readonly [number, number];

/** The points of an arc of a circle; `sweep` as in SVG. */
function arc([x, y]: Point, radius: number, large: number, sweep: number, [toX, toY]: Point): Point[] {
  const [halfX, halfY] = [(toX - x) / 2, (toY - y) / 2];
  const half = Math.hypot(halfX, halfY);
  const away = (Math.sqrt(Math.max(0, radius ** 2 - half ** 2)) / half) * (large === sweep ? -1 : 1);
  const [centreX, centreY] = [x + halfX - halfY * away, y + halfY + halfX * away];
  const from = Math.atan2(y - centreY, x - centreX);
  const turn = Math.atan2(toY - centreY, toX - centreX) - from;
  const whole = sweep === 1 ? (turn + 2 * Math.PI) % (2 * Math.PI) : -((2 * Math.PI - turn) % (2 * Math.PI));
  return Array.from({ length: 12 }, (_, i) => {
    const angle = from + (whole * (i + 1)) / 12;
    return [centreX + radius * Math.cos(angle), centreY + radius * Math.sin(angle)];
  });
}

/** The polygons of an outline; it knows the commands that our outlines are drawn with. */
function polygonsOf(outline: string): Point[][] {
  const polygons: Point[][] = [];
  for (const [, command, rest = ''] of outline.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const [a = 0, b = 0, , large = 0, sweep = 0, dx = 0, dy = 0] = [...rest.matchAll(/-?[\d.]+/g)].map(Number);
    const polygon = polygons.at(-1) ?? [];
    const [x, y] = polygon.at(-1) ?? [0, 0];
    if (command === 'M') polygons.push([[a, b]]);
    else if (command === 'L') polygon.push([a, b]);
    else if (command === 'h') polygon.push([x + a, y]);
    else if (command === 'v') polygon.push([x, y + a]);
    else if (command === 'a') polygon.push(...arc([x, y], a, large, sweep, [x + dx, y + dy]));
    else if (command !== 'Z') throw new Error(`unknown command ${command}`);
  }
  return polygons;
}

const winding = (polygon: readonly Point[], [x, y]: Point): number =>
  polygon.reduce((sum, [ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] ?? [ax, ay];
    const left = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
    if (ay <= y && by > y && left > 0) return sum + 1;
    return ay > y && by <= y && left < 0 ? sum - 1 : sum;
  }, 0);

const PIXELS = 20;

/** Which of 20 × 20 pixels a shape covers. */
function pixelsOf(shape: Shape): boolean[] {
  const polygons = polygonsOf(OUTLINES[shape]);
  const middle = (i: number) => ((i + 0.5) * 100) / PIXELS;
  return Array.from({ length: PIXELS ** 2 }, (_, i): boolean => {
    const point: Point = [middle(i % PIXELS), middle(Math.floor(i / PIXELS))];
    return polygons.reduce((sum, polygon) => sum + winding(polygon, point), 0) !== 0;
  });
}

describe('the hues', () => {
  const hues = COLOURS.map((colour) => HUES[colour]);

  it('are far from each other with normal sight, protanopia, deuteranopia and tritanopia', () => {
    const { distance, sight, pair } = nearestPair(hues);
    expect(distance, `${pair} with ${sight}`).toBeGreaterThanOrEqual(0.14);
  });

  it.each(COLOURS)('%s stands out from the slate of every set', (colour) => {
    for (const { face } of Object.values(SLATE)) expect(contrast(HUES[colour], face)).toBeGreaterThanOrEqual(3);
  });

  it('have a mark of their own each, in both languages', () => {
    for (const language of ['en', 'cs'] as const)
      expect(new Set(COLOURS.map((colour) => MARKS[colour][language])).size).toBe(COLOURS.length);
  });
});

describe('the shapes', () => {
  it('stay within the face of the tile and fill a good part of it', () => {
    for (const shape of SHAPES) {
      const pixels = pixelsOf(shape);
      const edge = pixels.filter((_, i) => i % PIXELS < 2 || i % PIXELS > 17 || i < 40 || i >= 360);
      expect(edge.filter(Boolean), shape).toHaveLength(0);
      expect(pixels.filter(Boolean).length, shape).toBeGreaterThan(60);
    }
  });

  it('differ from each other in a sixth of their pixels even at 20 pixels', () => {
    for (const one of SHAPES) {
      for (const other of SHAPES.filter((shape) => shape > one)) {
        const [a, b] = [pixelsOf(one), pixelsOf(other)];
        const different = a.filter((covered, i) => covered !== b[i]).length;
        const covered = a.filter((each, i) => each || b[i]).length;
        expect(different / covered, `${one} and ${other}`).toBeGreaterThan(1 / 6);
      }
    }
  });
});
