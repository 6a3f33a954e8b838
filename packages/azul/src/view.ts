// The view: all that a position knows, as plain data for screens and foreign programs.

import type { Seat } from '@mozaika/kernel';
import { type BoardName, SIZE } from './boards.ts';
import { type ByColour, COLOURS } from './colours.ts';
import { CENTRE, displaysFor, IN_CENTRE, type Phase, type Position } from './position.ts';
import { colourOfLine, countOfLine, lineAt, MARKER_TILE, type Side } from './side.ts';
import { countOf, formatTally, tallyByColour } from './tally.ts';

/** Tiles are letters (B Y R K W), `M` is the marker, `.` an empty cell. */
export type AzulView = {
  readonly board: BoardName;
  readonly seats: number;
  readonly round: number;
  /** Rounds in a row without a wall tile (R6). */
  readonly idleRounds: number;
  readonly phase: Phase;
  /** Who is to take tiles. */
  readonly mover: Seat | null;
  readonly starter: Seat | null;
  readonly marker: Seat | 'centre' | null;
  readonly displays: readonly string[];
  readonly centre: string;
  readonly bag: ByColour<number>;
  readonly lid: ByColour<number>;
  readonly players: readonly AzulPlayerView[];
};

export type AzulPlayerView = {
  readonly score: number;
  /** `['B', '', 'YYY', '', '']`: the tiles of each pattern line. */
  readonly lines: readonly string[];
  /** Five rows such as `B.R..`. */
  readonly wall: readonly string[];
  readonly floor: string;
};

export function view(position: Position): AzulView {
  const { board, seats, phase, offers } = position;
  const started = phase !== 'start';
  const seat = (index: number) => (index + 1) as Seat;
  const marker = position.marker === IN_CENTRE ? 'centre' : seat(position.marker);
  return {
    board: board.name,
    seats,
    round: position.round,
    idleRounds: position.idleRounds,
    phase,
    mover: phase === 'offer' ? seat(position.mover) : null,
    starter: started ? seat(position.starter) : null,
    marker: started ? marker : null,
    displays: Array.from(offers.subarray(0, displaysFor(seats)), formatTally),
    centre: formatTally(offers[CENTRE]),
    bag: tallyByColour(position.bag),
    lid: tallyByColour(position.lid),
    players: position.sides.map(playerView),
  };
}

const FIVE = [0, 1, 2, 3, 4];

function playerView(side: Side): AzulPlayerView {
  return {
    score: side.score,
    lines: FIVE.map((line) => COLOURS[colourOfLine(lineAt(side, line))].repeat(countOfLine(lineAt(side, line)))),
    wall: FIVE.map((row) => FIVE.map((column) => cellLetter(side, row, column)).join('')),
    floor: side
      .floorSpaces()
      .map((tile) => (tile === MARKER_TILE ? 'M' : COLOURS[tile - 1]))
      .join(''),
  };
}

function cellLetter({ cells }: Side, row: number, column: number): string {
  return COLOURS.find((_, colour) => cells[colour] & (1 << (SIZE * row + column))) ?? '.';
}

/** How many tiles of each colour there are, wherever they lie. */
export function census(position: Position): number[] {
  const heaps = [position.bag, position.lid, ...position.offers];
  const boards = position.sides.map(playerView).map(({ lines, wall, floor }) => [...lines, ...wall, floor].join(''));
  return COLOURS.map((letter, colour) => {
    const inHeaps = heaps.reduce((sum, heap) => sum + countOf(heap, colour), 0);
    return boards.reduce((sum, tiles) => sum + tiles.split(letter).length - 1, inHeaps);
  });
}
