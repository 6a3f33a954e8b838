// The view: all that a position knows, as plain data for screens and foreign programs.

import type { Seat } from '@mozaika/kernel';
import { type BoardName, SIZE } from './boards.ts';
import { type ByColour, COLOURS } from './colours.ts';
import { floorSpaces } from './floor.ts';
import {
  BAG,
  CENTRE,
  COLOUR_CELLS,
  colourOfLine,
  countOfLine,
  displaysFor,
  IDLE,
  IN_CENTRE,
  LID,
  LINE,
  MARKER,
  MARKER_TILE,
  MOVER,
  OFFER,
  OFFER_PHASE,
  PHASE,
  PHASES,
  type Phase,
  type Position,
  ROUND,
  SCORE,
  START_PHASE,
  STARTER,
  seatAt,
} from './position.ts';
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

export function view({ board, seats, state }: Position): AzulView {
  const phase = PHASES[state[PHASE]];
  const started = state[PHASE] !== START_PHASE;
  const seat = (index: number) => (index + 1) as Seat;
  const marker = state[MARKER] === IN_CENTRE ? 'centre' : seat(state[MARKER]);
  return {
    board: board.name,
    seats,
    round: state[ROUND],
    idleRounds: state[IDLE],
    phase,
    mover: state[PHASE] === OFFER_PHASE ? seat(state[MOVER]) : null,
    starter: started ? seat(state[STARTER]) : null,
    marker: started ? marker : null,
    displays: Array.from({ length: displaysFor(seats) }, (_, i) => formatTally(state[OFFER + i])),
    centre: formatTally(state[OFFER + CENTRE]),
    bag: tallyByColour(state[BAG]),
    lid: tallyByColour(state[LID]),
    players: Array.from({ length: seats }, (_, index) => playerView(state, index)),
  };
}

function playerView(state: Int32Array, index: number): AzulPlayerView {
  const at = seatAt(index);
  const lines = Array.from({ length: SIZE }, (_, i) => {
    const line = state[at + LINE + i];
    return COLOURS[colourOfLine(line)].repeat(countOfLine(line));
  });
  return {
    score: state[at + SCORE],
    lines,
    wall: Array.from({ length: SIZE }, (_, row) =>
      Array.from({ length: SIZE }, (_, column) => cellLetter(state, at, row, column)).join(''),
    ),
    floor: floorSpaces(state, index)
      .map((tile) => (tile === MARKER_TILE ? 'M' : COLOURS[tile - 1]))
      .join(''),
  };
}

function cellLetter(state: Int32Array, at: number, row: number, column: number): string {
  const cell = 1 << (SIZE * row + column);
  return COLOURS.find((_, colour) => state[at + COLOUR_CELLS + colour] & cell) ?? '.';
}

/** How many tiles of each colour there are, wherever they lie. */
export function census(position: Position): number[] {
  const { state } = position;
  const heaps = [BAG, LID, ...Array.from({ length: CENTRE + 1 }, (_, i) => OFFER + i)];
  const players = view(position).players.map(({ lines, wall, floor }) => [...lines, ...wall, floor].join(''));
  return COLOURS.map((letter, colour) => {
    const inHeaps = heaps.reduce((sum, heap) => sum + countOf(state[heap], colour), 0);
    const onBoards = players.reduce((sum, tiles) => sum + tiles.split(letter).length - 1, 0);
    return inHeaps + onBoards;
  });
}
