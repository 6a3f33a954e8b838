// Azul as a value of the kernel's contract.

import type { Game, GameTypes, Seat, Turn } from '@mozaika/kernel';
import { applyMove } from './apply.ts';
import { BOARD_NAMES } from './boards.ts';
import { type AzulDeal, applyDeal, checkDeal, deal, duplicateDeal } from './chance.ts';
import { checkMove } from './check.ts';
import type { AzulEvent } from './events.ts';
import { formatDeal, formatMove, parseDeal, parseMove } from './notation.ts';
import { listTakes } from './offer.ts';
import { type AzulOptions, parseOptions, reseat } from './options.ts';
import { outcome, scores } from './outcome.ts';
import { clonePosition, copyPosition, type Position, setup } from './position.ts';
import { formatPosition, parsePosition } from './position-text.ts';
import { listTilings } from './tiling.ts';
import { census, view } from './view.ts';

export interface AzulTypes extends GameTypes {
  readonly position: Position;
  readonly options: AzulOptions;
  readonly deal: AzulDeal;
  readonly event: AzulEvent;
}

const DEAL: Turn = { kind: 'deal' };

/** The turns in which seats move, by the bits of their indices: made once, so that asking makes no garbage. */
const MOVE_BY: readonly Turn[] = Array.from({ length: 16 }, (_, bits) => ({
  kind: 'move',
  seats: ([1, 2, 3, 4] as const).filter((seat) => bits & (1 << (seat - 1))),
}));

function turn(position: Position): Turn {
  const { phase } = position;
  if (phase === 'offer') return MOVE_BY[1 << position.mover];
  if (phase === 'over') return { kind: 'over', outcome: outcome(position) };
  return phase === 'tiling' ? MOVE_BY[tilers(position)] : DEAL;
}

/** The seats with a full line, as the bits of their indices. */
function tilers({ sides }: Position): number {
  let bits = 0;
  for (let index = 0; index < sides.length; index++) if (sides[index].full !== 0) bits |= 1 << index;
  return bits;
}

export const azul: Game<AzulTypes> = {
  id: 'azul',
  rules: [1],
  variants: BOARD_NAMES.map((board) => ({ board })),
  editions: [
    { id: 'azul', options: { board: 'coloured' } },
    { id: 'azul-gray', options: { board: 'gray' } },
    { id: 'azul-mini', options: { board: 'coloured', edition: 'mini' } },
    { id: 'azul-mini-gray', options: { board: 'gray', edition: 'mini' } },
    { id: 'crystal-mosaic-x2', options: { board: 'crystal-x2' } },
    { id: 'crystal-mosaic-bonus', options: { board: 'crystal-bonus' } },
  ],
  parseOptions,
  reseat,
  setup,
  clone: clonePosition,
  copy: copyPosition,
  turn,
  scores,
  round: ({ round }) => round,
  legalMoves: (position, seat, out) =>
    position.phase === 'tiling' ? listTilings(position, seat - 1, out) : listTakes(position, seat - 1, out),
  knows: () => true,
  checkMove: (position, seat: Seat, move) => checkMove(position, seat - 1, move),
  checkDeal,
  applyMove,
  applyDeal,
  deal,
  duplicateDeal: (position, _, streams) => duplicateDeal(position, streams),
  determinize: clonePosition,
  formatPosition,
  parsePosition,
  parseMove,
  formatMove,
  parseDeal,
  formatDeal,
  maskMove: (move) => move,
  maskDeal: (dealt) => dealt,
  view,
  publicView: view,
  census,
};
