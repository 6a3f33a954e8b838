// The grid and the ranking as a picture to share: a whole SVG document that needs nothing else.

import { type QwirkleView, ranksByScore } from '@mozaika/qwirkle';
import type { PicturedTable } from '../contract.ts';
import { escaped, shortened } from '../svg-image.ts';
import { tileSvg } from './art/shapes.ts';
import { boundsOf } from './cells.ts';

const CELL = 44;
const EDGE = 28;
const TITLE = 52;
const ROW = 30;
const NARROWEST = 420;
const PAPER = { page: '#f7f3ea', ink: '#1c2b4a', soft: '#51607c', line: '#d5cbb6' } as const;
const FONT = 'font-family="ui-sans-serif, system-ui, sans-serif"';

export function picture({ view, names, title }: PicturedTable<QwirkleView>): string {
  const { left, right, top, bottom } = boundsOf(view.grid);
  const columns = right - left + 1;
  const lines = bottom - top + 1;
  const width = Math.max(NARROWEST, columns * CELL + 2 * EDGE);
  const gridHeight = lines * CELL;
  const height = TITLE + gridHeight + EDGE + names.length * ROW + EDGE;
  const startX = (width - columns * CELL) / 2;

  const tiles = view.grid.map(({ tile, x, y }) => {
    const place = `translate(${startX + (x - left) * CELL} ${TITLE + (y - top) * CELL}) scale(${CELL / 100})`;
    return `<g transform="${place}">${tileSvg(tile)}</g>`;
  });

  const ranks = ranksByScore(view.scores);
  const ranking = names
    .map((name, i) => ({ name, score: view.scores[i], rank: ranks[i] ?? 1 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name, score, rank }, i) => {
      const y = TITLE + gridHeight + EDGE + i * ROW + 20;
      const weight = rank === 1 ? 700 : 400;
      const style = `${FONT} font-size="17" font-weight="${weight}" fill="${PAPER.ink}"`;
      return (
        `<text x="${EDGE}" y="${y}" ${style}>${rank}. ${escaped(shortened(name, 30))}</text>` +
        `<text x="${width - EDGE}" y="${y}" text-anchor="end" ${style}>${score}</text>`
      );
    });

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${PAPER.page}"/>`,
    `<text x="${EDGE}" y="34" ${FONT} font-size="20" font-weight="700" fill="${PAPER.ink}">${escaped(shortened(title, 36))}</text>`,
    ...tiles,
    `<path d="M${EDGE} ${TITLE + gridHeight + EDGE / 2}H${width - EDGE}" stroke="${PAPER.line}"/>`,
    ...ranking,
    '</svg>',
  ].join('\n');
}
