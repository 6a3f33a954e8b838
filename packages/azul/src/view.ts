// The view: all that a position knows, as plain data for screens and foreign programs; and the position that a view shows.

import { type Seat, type SeatCount, seatAt } from '@mozaika/kernel';
import { type BoardName, boardNamed, SIZE } from './boards.ts';
import { type ByColour, COLOURS, colourIndex } from './colours.ts';
import { CENTRE, displaysFor, type EndReason, IN_CENTRE, type Phase, Position } from './position.ts';
import { colourOfLine, countOfLine, lineAt, MARKER_TILE, type Side } from './side.ts';
import { countOf, formatTally, parseTally, type Tally, tallyByColour, tiles, total } from './tally.ts';
import { topFullLine } from './tiling.ts';

/** Tiles are letters (B Y R K W), `M` is the marker, `.` an empty cell. */
export type AzulView = {
  readonly board: BoardName;
  readonly seats: SeatCount;
  readonly round: number;
  /** Rounds in a row without a wall tile (R6). */
  readonly idleRounds: number;
  /** Wall tiles that were placed in this round: with one the round is not idle. */
  readonly placed: number;
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
  /** Why the match has ended, if it has. */
  readonly endReason: EndReason | null;
};

export type AzulPlayerView = {
  readonly score: number;
  /** `['B', '', 'YYY', '', '']`: the tiles of each pattern line. */
  readonly lines: readonly string[];
  /** Five rows such as `B.R..`. */
  readonly wall: readonly string[];
  readonly floor: string;
  /** The full line that this seat has to tile next, if it has to. */
  readonly tiling: number | null;
};

export function view(position: Position): AzulView {
  const { board, seats, phase, offers } = position;
  const started = phase !== 'start';
  const marker = position.marker === IN_CENTRE ? 'centre' : seatAt(position.marker);
  return {
    board: board.name,
    seats,
    round: position.round,
    idleRounds: position.idleRounds,
    placed: position.placed,
    phase,
    mover: phase === 'offer' ? seatAt(position.mover) : null,
    starter: started ? seatAt(position.starter) : null,
    marker: started ? marker : null,
    displays: Array.from(offers.subarray(0, displaysFor(seats)), formatTally),
    centre: formatTally(offers[CENTRE]),
    bag: tallyByColour(position.bag),
    lid: tallyByColour(position.lid),
    players: position.sides.map((side) => playerView(side, phase)),
    endReason: position.endReason ?? null,
  };
}

const FIVE = [0, 1, 2, 3, 4];

function playerView(side: Side, phase: Phase): AzulPlayerView {
  return {
    score: side.score,
    lines: FIVE.map((line) => COLOURS[colourOfLine(lineAt(side, line))].repeat(countOfLine(lineAt(side, line)))),
    wall: FIVE.map((row) => FIVE.map((column) => cellLetter(side, row, column)).join('')),
    floor: side
      .floorSpaces()
      .map((tile) => (tile === MARKER_TILE ? 'M' : COLOURS[tile - 1]))
      .join(''),
    tiling: phase === 'tiling' && side.full !== 0 ? topFullLine(side) + 1 : null,
  };
}

function cellLetter({ cells }: Side, row: number, column: number): string {
  return COLOURS.find((_, colour) => cells[colour] & (1 << (SIZE * row + column))) ?? '.';
}

/**
 * The position that a view shows. The view is taken at its word; what it does not tell is the start that the table has chosen,
 * which matters before the first deal only.
 */
export function positionOf(view: AzulView, start?: Seat): Position {
  const position = new Position(boardNamed(view.board), view.seats, start);
  position.phase = view.phase;
  position.round = view.round;
  position.idleRounds = view.idleRounds;
  position.placed = view.placed;
  position.endReason = view.endReason ?? undefined;
  position.starter = (view.starter ?? 1) - 1;
  position.mover = (view.mover ?? view.starter ?? 1) - 1;
  position.marker = view.marker === 'centre' ? IN_CENTRE : (view.marker ?? 1) - 1;
  position.bag = tallyOf(view.bag);
  position.lid = tallyOf(view.lid);
  for (const [display, letters] of view.displays.entries()) position.fill(display, heapOf(letters));
  position.fill(CENTRE, heapOf(view.centre));
  for (const tally of position.offers) position.left += total(tally);
  for (const [index, player] of view.players.entries()) seatPlayer(position.sides[index], player);
  return position;
}

const tallyOf = (counts: ByColour<number>): Tally =>
  COLOURS.reduce((tally, letter, colour) => tally + tiles(colour, counts[letter]), 0);

const heapOf = (letters: string): Tally => [...letters].reduce((sum, letter) => sum + (parseTally(letter) ?? 0), 0);

const indexOf = (letter: string): number => colourIndex(letter) ?? 0;

function seatPlayer(side: Side, { score, lines, wall, floor }: AzulPlayerView): void {
  side.score = score;
  for (const [row, cells] of wall.entries()) {
    for (const [column, letter] of [...cells].entries()) if (letter !== '.') side.place(row, column, indexOf(letter));
  }
  side.open = 0;
  for (const [line, letters] of lines.entries()) {
    side.clear(line);
    if (letters !== '') side.fill(line, indexOf(letters[0]), letters.length);
  }
  for (const letter of floor) {
    if (letter === 'M') side.dropMarker();
    else side.drop(indexOf(letter), 1);
  }
}

/** How many tiles of each colour there are, wherever they lie. */
export function census(position: Position): number[] {
  const heaps = [position.bag, position.lid, ...position.offers];
  const boards = position.sides
    .map((side) => playerView(side, position.phase))
    .map(({ lines, wall, floor }) => [...lines, ...wall, floor].join(''));
  return COLOURS.map((letter, colour) => {
    const inHeaps = heaps.reduce((sum, heap) => sum + countOf(heap, colour), 0);
    return boards.reduce((sum, tiles) => sum + tiles.split(letter).length - 1, inHeaps);
  });
}
