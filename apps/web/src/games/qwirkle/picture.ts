// The picture to share: the grid beside everybody's name and score, as one SVG document that needs nothing else.

import { type QwirkleView, ranksByScore } from '@mozaika/qwirkle';
import type { PicturedTable } from '../contract.ts';
import { card, framed, nameAndScore, STAGE } from '../share-picture.ts';
import { tileSvg } from './art/shapes.ts';
import { boundsOf } from './cells.ts';

const RANKING = 330;
const GAP = 20;
const ROW = 84;
/** The largest side of a tile: few tiles don't fill the picture. */
const LARGEST = 64;
const PAD = 20;

function grid({ grid: tiles }: QwirkleView): string {
  const { left, right, top, bottom } = boundsOf(tiles);
  const [columns, rows] = [right - left + 1, bottom - top + 1];
  const width = STAGE.width - RANKING - GAP;
  const cell = Math.min((width - 2 * PAD) / columns, (STAGE.height - 2 * PAD) / rows, LARGEST);
  const [x0, y0] = [STAGE.x + (width - columns * cell) / 2, STAGE.y + (STAGE.height - rows * cell) / 2];
  const drawn = tiles.map(({ tile, x, y }) => {
    const place = `translate(${(x0 + (x - left) * cell).toFixed(1)} ${(y0 + (y - top) * cell).toFixed(1)}) scale(${(cell / 100).toFixed(4)})`;
    return `<g transform="${place}">${tileSvg(tile)}</g>`;
  });
  return card({ x: STAGE.x, y: STAGE.y, width, height: STAGE.height }, 'other') + drawn.join('');
}

function ranking({ scores, reason }: QwirkleView, names: readonly string[]): string {
  const ranks = ranksByScore(scores);
  const x = STAGE.x + STAGE.width - RANKING;
  return names
    .map((name, i) => ({ name, score: scores[i] ?? 0, rank: ranks[i] ?? 1 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name, score, rank }, i) => {
      const y = STAGE.y + i * (ROW + 16);
      return (
        card({ x, y, width: RANKING, height: ROW }, reason !== null && rank === 1 ? 'best' : 'other') +
        nameAndScore(name, score, { x: x + 20, y: y + 54, width: RANKING - 40, height: ROW }, 27)
      );
    })
    .join('');
}

export const picture = ({ view, names, title }: PicturedTable<QwirkleView>): string =>
  framed(title, grid(view) + ranking(view, names));
