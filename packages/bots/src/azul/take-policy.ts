// The policy of the lowest levels, which search nothing: of the few groups of tiles that it notices, it takes what appeals to
// it most, by a linear function of what a person sees at a glance, with some noise (a softmax over the noticed takes).

import {
  type AzulTypes,
  azul,
  CENTRE,
  colourOf,
  countOf,
  countOfLine,
  destinationOf,
  IN_CENTRE,
  isTileMove,
  legalColumns,
  lineAt,
  type Position,
  SIZE,
  sourceOf,
  TO_FLOOR,
  takeMove,
} from '@mozaika/azul';
import { type Move, MoveList, type Random, type Seat } from '@mozaika/kernel';
import { log } from '../algorithms/portable-math.ts';
import type { Analysis, AnytimeSearch, SearchRequest } from '../bot.ts';
import { bestColumn, pointsAt, pointsOfTiling } from './greedy.ts';
import type { TakePolicyLevel } from './levels.ts';

const PRECISION = 1 << 20;
/** A group: all tiles of one colour in one place. Its takes differ in the destination. */
const groupOf = (move: Move): number => takeMove(sourceOf(move), colourOf(move), 0);

/** A decision of the policy: made at once, a node is a noticed move. */
export class TakePolicy implements AnytimeSearch {
  nodes = 0;
  private readonly values: readonly { readonly move: Move; readonly value: number }[];

  constructor({ position, seat, random }: SearchRequest<AzulTypes>, level: TakePolicyLevel) {
    const list = new MoveList();
    azul.legalMoves(position, seat, list);
    const appeal =
      position.phase === 'tiling' ? tileAppeal(position, seat, level) : takeAppeal(position, seat, level, random);
    this.values = noticed(list.toArray(), level.groups, random)
      .map((move) => ({ move, value: appeal(move) + level.temperature * gumbel(random) }))
      .sort((one, other) => other.value - one.value);
  }

  advance(): 'done' {
    this.nodes = this.values.length;
    return 'done';
  }

  best(): Move {
    return this.values[0].move;
  }

  /** The policy has no notion of the margin or of winning. */
  analysis(): Analysis {
    const moves = this.values.map(({ move, value }) => ({ move, margin: value, win: 0.5 }));
    return { moves, line: [this.best()], nodes: this.nodes };
  }
}

/** The moves of so many groups, drawn at random; placements on the wall are all noticed. */
function noticed(moves: readonly Move[], groups: number, random: Random): readonly Move[] {
  if (moves.some(isTileMove)) return moves;
  const overlooked = [...new Set(moves.map(groupOf))];
  const seen = new Set<number>();
  while (overlooked.length > 0 && seen.size < groups) {
    for (const group of overlooked.splice(random(overlooked.length), 1)) seen.add(group);
  }
  return moves.filter((move) => seen.has(groupOf(move)));
}

/** How takes appeal in this turn: whether the floor is looked at is drawn once. */
function takeAppeal(position: Position, seat: Seat, level: TakePolicyLevel, random: Random): (move: Move) => number {
  const side = position.sides[seat - 1];
  const floor = random(PRECISION) < level.attentionToFloor * PRECISION ? level.fallen : 0;
  const favourite = seat % SIZE;
  return (move) => {
    const source = sourceOf(move);
    const colour = colourOf(move);
    const line = destinationOf(move);
    const count = countOf(position.offers[source], colour);
    const marker = source === CENTRE && position.marker === IN_CENTRE ? 1 : 0;
    const liking = colour === favourite ? level.favourite : 0;
    if (line === TO_FLOOR) return liking + level.given + floor * (count + marker);
    const room = line + 1 - countOfLine(lineAt(side, line));
    const fitting = Math.min(count, room);
    const missing = room - fitting;
    const reached = missing === 0 ? level.full : missing === 1 ? level.nearlyFull : 0;
    const points = missing === 0 ? level.points * mostPoints(position, seat, line, colour) : 0;
    return liking + reached + points + level.tile * fitting + floor * (count - fitting + marker);
  };
}

/** How placements on a free wall appeal. */
const tileAppeal =
  (position: Position, seat: Seat, level: TakePolicyLevel) =>
  (move: Move): number =>
    level.placement * pointsOfTiling(position, seat - 1, move);

/** What a tile of this colour would score on the wall now. */
function mostPoints({ board, sides }: Position, seat: Seat, row: number, colour: number): number {
  const side = sides[seat - 1];
  return pointsAt(board, side, row, bestColumn(board, side, row, legalColumns(board, side, row, colour)));
}

/** Standard Gumbel noise: the highest of values with it is a sample of their softmax. */
const gumbel = (random: Random): number => -log(-log((random(PRECISION) + 0.5) / PRECISION));
