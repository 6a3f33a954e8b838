// Qwirkle as a value of the kernel's contract.

import { type Game, type GameTypes, type Move, SEATS, type Seat, type Turn, type Viewer } from '@mozaika/kernel';
import { applyMove } from './apply.ts';
import { applyDeal, checkDeal, deal, determinize, maskDeal, type QwirkleDeal } from './chance.ts';
import { checkMove } from './check.ts';
import { duplicateDeal } from './duplicate-deal.ts';
import type { QwirkleEvent } from './events.ts';
import { legalMoves, legalTrades } from './legal.ts';
import { encodeHiddenTrade, isTrade, tradeSize } from './moves.ts';
import { formatDeal, formatMove, parseDeal, parseMove } from './notation.ts';
import { parseOptions, type QwirkleOptions, reseat } from './options.ts';
import { clonePosition, copyPosition, isKnown, maskPosition, Position } from './position.ts';
import { formatPosition, parsePosition } from './position-text.ts';
import { ranksByScore } from './scoring.ts';
import { VERSION_NUMBERS } from './versions.ts';
import { census, publicView, scores, view } from './view.ts';

export interface QwirkleTypes extends GameTypes {
  readonly position: Position;
  readonly options: QwirkleOptions;
  readonly deal: QwirkleDeal;
  readonly event: QwirkleEvent;
}

const DEAL: Turn = { kind: 'deal' };
const MOVE_BY: readonly Turn[] = SEATS.map((seat) => ({ kind: 'move', seats: [seat] }));

function turn(position: Position): Turn {
  if (position.phase === 'move') return MOVE_BY[position.mover - 1];
  if (position.reason === undefined) return DEAL;
  const points = scores(position);
  const ranks = ranksByScore(points);
  return { kind: 'over', outcome: { scores: points, ranks, reason: position.reason } };
}

/** Plays and passes are public; which tiles a trade sets aside, only its seat knows. */
const maskMove = (move: Move, seat: Seat, viewer: Viewer): Move =>
  isTrade(move) && seat !== viewer ? encodeHiddenTrade(tradeSize(move)) : move;

export const qwirkle: Game<QwirkleTypes> = {
  id: 'qwirkle',
  rules: VERSION_NUMBERS,
  variants: [{}],
  editions: [{ id: 'qwirkle', options: {} }],
  parseOptions,
  reseat,
  setup: (options, seats, rules) => new Position(options, seats, rules),
  clone: clonePosition,
  copy: copyPosition,
  turn,
  scores,
  /** A round is over when as many turns are over as there are seats. */
  round: ({ turns, seats }) => 1 + Math.floor(turns / seats),
  legalMoves,
  unlistedMoves: legalTrades,
  knows: isKnown,
  checkMove,
  checkDeal,
  applyMove,
  applyDeal,
  deal,
  duplicateDeal,
  determinize,
  parseMove,
  formatMove,
  parseDeal,
  formatDeal,
  formatPosition,
  parsePosition,
  maskPosition,
  maskMove,
  maskDeal,
  view,
  publicView,
  census,
};
