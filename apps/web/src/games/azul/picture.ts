// The picture to share: everybody's wall with name and score, as one SVG document that needs nothing else.

import type { AzulView } from '@mozaika/azul';
import type { PicturedTable } from '../contract.ts';
import { card, framed, nameAndScore, STAGE } from '../share-picture.ts';
import { TILE_SYMBOLS } from './art/tiles.ts';
import { SIZE, wallCells } from './thumbnail.ts';

const GAP = 20;
const PAD = 20;
/** The line with name and score below the wall. */
const LABEL = 62;

export function picture({ view, names, title }: PicturedTable<AzulView>): string {
  const count = view.players.length;
  const width = Math.min((STAGE.width - GAP * (count - 1)) / count, STAGE.height - LABEL);
  const side = width - 2 * PAD;
  const height = side + 2 * PAD + LABEL;
  const left = STAGE.x + (STAGE.width - width * count - GAP * (count - 1)) / 2;
  const y = STAGE.y + (STAGE.height - height) / 2;
  const best = view.endReason === null ? undefined : Math.max(...view.players.map(({ score }) => score));
  const boards = view.players.map(({ wall, score }, i) => {
    const x = left + i * (width + GAP);
    return [
      card({ x, y, width, height }, score === best ? 'best' : 'other'),
      `<g transform="translate(${x + PAD} ${y + PAD}) scale(${side / SIZE})">${wallCells(wall, view.board)}</g>`,
      nameAndScore(
        names[i] ?? '',
        score,
        { x: x + PAD, y: y + height - 24, width: side, height: LABEL },
        count > 2 ? 22 : 30,
      ),
    ].join('');
  });
  return framed(title, TILE_SYMBOLS + boards.join(''));
}
