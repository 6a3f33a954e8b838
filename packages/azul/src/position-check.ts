// What makes a view a position that can be played: tiles add up, walls and lines obey the rules, and turn and counts fit each other.
// No moves that lead there are asked for.

import { type Seat, seatAt } from '@mozaika/kernel';
import { boardNamed, FLOOR_SPACES, printedColour, SIZE } from './boards.ts';
import { COLOURS, type Colour, colourIndex, TILES_PER_COLOUR } from './colours.ts';
import { endBonus } from './outcome.ts';
import { displaysFor } from './position.ts';
import type { AzulRefusal } from './refusals.ts';
import { MOST_IDLE_ROUNDS } from './rounds.ts';
import type { AzulPlayerView, AzulView } from './view.ts';

const TILES_PER_DISPLAY = 4;
/** A tile scores its run in the row and its run in the column, with five tiles each at most. */
const MOST_POINTS = 10;

/** Why a view shows no position that can be played, or was the end of a match. */
export const checkPosition = (view: AzulView): AzulRefusal | undefined =>
  first(
    () => checkOffer(view),
    () => checkBoards(view),
    () => checkTurn(view),
    () => checkCounts(view),
    () => firstOf(view.players, (player, i) => checkReach(view, player, seatAt(i))),
  );

/** Why the players' boards cannot be as a view shows them, whatever is on offer. */
export const checkBoards = (view: AzulView): AzulRefusal | undefined =>
  first(
    () => firstOf(view.players, (player, i) => checkWall(view, player, seatAt(i))),
    () => firstOf(view.players, (player, i) => checkLines(player, seatAt(i))),
    () => firstOf(view.players, (player, i) => checkFloor(view, player, seatAt(i))),
    () => checkTiles(view),
  );

/** What the first of these checks that refuses has to say. */
function first(...checks: readonly (() => AzulRefusal | undefined)[]): AzulRefusal | undefined {
  for (const check of checks) {
    const refusal = check();
    if (refusal) return refusal;
  }
  return undefined;
}

const firstOf = <T>(list: readonly T[], check: (one: T, index: number) => AzulRefusal | undefined) =>
  first(...list.map((one, i) => () => check(one, i)));

function checkOffer({ seats, displays, centre }: AzulView): AzulRefusal | undefined {
  const expected = displaysFor(seats);
  if (displays.length !== expected) return { code: 'display-count', found: displays.length, expected };
  const full = displays.findIndex(({ length }) => length > TILES_PER_DISPLAY);
  if (full >= 0) {
    return { code: 'display-too-full', display: full + 1, found: displays[full].length, most: TILES_PER_DISPLAY };
  }
  // Whoever empties a display takes at least one of its tiles.
  const most = (TILES_PER_DISPLAY - 1) * displays.filter((letters) => letters === '').length;
  return centre.length > most ? { code: 'centre-too-full', found: centre.length, most } : undefined;
}

function checkWall({ board }: AzulView, { wall }: AzulPlayerView, seat: Seat): AzulRefusal | undefined {
  const { data } = boardNamed(board);
  for (const [row, cells] of wall.entries()) {
    for (const [column, colour] of [...cells].entries()) {
      if (!isColour(colour)) continue;
      const facts = { seat, row: row + 1, column: column + 1, colour };
      const printed = printedColour(data, row, column);
      if (printed !== undefined && printed !== colour) return { code: 'wall-cell-printed', ...facts, printed };
      if (cells.indexOf(colour) !== column) return { code: 'wall-row-twice', seat, row: row + 1, colour };
      if (wall.findIndex((other) => other[column] === colour) !== row) {
        return { code: 'wall-column-twice', seat, column: column + 1, colour };
      }
    }
  }
  return undefined;
}

const isColour = (letter: string): letter is Colour => colourIndex(letter) !== undefined;

function checkLines({ lines, wall }: AzulPlayerView, seat: Seat): AzulRefusal | undefined {
  for (const [i, letters] of lines.entries()) {
    const [colour, ...others] = letters;
    if (colour === undefined || !isColour(colour)) continue;
    const line = i + 1;
    const other = others.find((letter) => letter !== colour);
    if (other !== undefined) return { code: 'line-of-two-colours', seat, line, colour, other };
    if (letters.length > line) return { code: 'line-too-long', seat, line, found: letters.length, most: line };
    if (wall[i].includes(colour)) return { code: 'line-colour-on-wall', seat, line, colour };
  }
  return undefined;
}

/** The marker lies on the floor of the seat that holds it, unless there was no space left (R3). */
function checkFloor({ phase, marker }: AzulView, { floor }: AzulPlayerView, seat: Seat): AzulRefusal | undefined {
  if (floor.length > FLOOR_SPACES) return { code: 'floor-too-long', seat, found: floor.length, most: FLOOR_SPACES };
  if (phase !== 'offer' && phase !== 'tiling') {
    return floor === '' ? undefined : { code: 'floor-not-empty', seat, found: floor.length };
  }
  const markers = floor.split('M').length - 1;
  if (marker === seat ? markers === 1 || (markers === 0 && floor.length === FLOOR_SPACES) : markers === 0) {
    return undefined;
  }
  return { code: 'marker-misplaced', seat, found: markers, expected: marker === seat ? 1 : 0 };
}

function checkTiles({ displays, centre, bag, lid, players }: AzulView): AzulRefusal | undefined {
  const letters = [...displays, centre, ...players.flatMap(({ lines, wall, floor }) => [...lines, ...wall, floor])];
  for (const colour of COLOURS) {
    const outside = letters.join('').split(colour).length - 1 + lid[colour];
    const found = outside + bag[colour];
    if (bag[colour] < 0) return { code: 'tile-count', colour, found: outside, expected: TILES_PER_COLOUR };
    if (found !== TILES_PER_COLOUR) return { code: 'tile-count', colour, found, expected: TILES_PER_COLOUR };
  }
  return undefined;
}

const isOffering = ({ displays, centre }: AzulView): boolean => centre !== '' || displays.some((tiles) => tiles !== '');
const isFull = (letters: string, line: number): boolean => letters.length === line + 1;
const hasFullLine = ({ lines }: AzulPlayerView): boolean => lines.some(isFull);
const completeRow = ({ wall }: AzulPlayerView): number => wall.findIndex((row) => !row.includes('.')) + 1;

/** What lies on the table fits what is to be done next. */
function checkTurn(view: AzulView): AzulRefusal | undefined {
  const { phase, players, starter, marker } = view;
  const seat = (index: number) => seatAt(index);
  const row = players.findIndex((player) => completeRow(player) > 0);
  if (row >= 0 && phase !== 'tiling' && phase !== 'over') {
    return { code: 'row-complete', seat: seat(row), row: completeRow(players[row]) };
  }
  if ((starter === null) !== (phase === 'start')) return { code: 'starter-unfit', starter: starter ?? 0 };
  if (phase === 'offer') return isOffering(view) ? undefined : { code: 'nothing-on-offer' };
  if (isOffering(view)) return { code: 'tiles-on-offer' };
  const full = players.findIndex(hasFullLine);
  if (phase === 'tiling') {
    if (boardNamed(view.board).tiling === 'automatic') return { code: 'tiling-by-itself' };
    return full >= 0 ? undefined : { code: 'no-full-line' };
  }
  if (full >= 0) return { code: 'full-line-left', seat: seat(full), line: players[full].lines.findIndex(isFull) + 1 };
  if (phase === 'deal' && marker !== starter) return { code: 'marker-starts', expected: starter ?? 1 };
  if (phase === 'over' && marker === 'centre') return { code: 'marker-starts', expected: starter ?? 1 };
  return undefined;
}

/** Rounds, and the rules that end a match (R5, R6). */
function checkCounts(view: AzulView): AzulRefusal | undefined {
  const { phase, round, idleRounds, placed, players, bag, lid, endReason } = view;
  const tilesOnWalls = players.reduce((sum, player) => sum + countTiles(player), 0);
  const mostPlaced = phase === 'tiling' ? Math.min(tilesOnWalls, SIZE * players.length) : 0;
  if (placed > mostPlaced) return { code: 'placed-too-many', found: placed, most: mostPlaced };
  const finished = phase === 'over' ? round : round - 1;
  const mostIdle = Math.min(finished, phase === 'over' ? MOST_IDLE_ROUNDS : MOST_IDLE_ROUNDS - 1);
  if (idleRounds > mostIdle) return { code: 'idle-too-many', found: idleRounds, most: mostIdle };
  const isEmpty = COLOURS.every((colour) => bag[colour] === 0 && lid[colour] === 0);
  if (phase === 'deal' && isEmpty) return { code: 'bag-and-lid-empty' };
  if (phase === 'start' && (round > 1 || !COLOURS.every((colour) => bag[colour] === TILES_PER_COLOUR))) {
    return { code: 'not-the-beginning' };
  }
  if (phase !== 'over' || endReason === null) return undefined;
  const hasRow = players.some((player) => completeRow(player) > 0);
  const holds = {
    row: hasRow,
    stalled: !hasRow && idleRounds === MOST_IDLE_ROUNDS,
    'no-tiles': !hasRow && idleRounds < MOST_IDLE_ROUNDS && isEmpty,
  };
  return holds[endReason] ? undefined : { code: 'not-over', reason: endReason };
}

const countTiles = ({ wall }: AzulPlayerView): number => wall.join('').replaceAll('.', '').length;

/** No more on the wall than the rounds allow, no more points than its tiles can score. */
function checkReach(view: AzulView, player: AzulPlayerView, seat: Seat): AzulRefusal | undefined {
  const { round, phase, board } = view;
  const tiled = phase === 'tiling' || phase === 'over' ? round : round - 1;
  const found = countTiles(player);
  if (found > SIZE * tiled) {
    const expected = Math.ceil(found / SIZE) + (tiled === round ? 0 : 1);
    return { code: 'wall-too-full', seat, found, most: SIZE * tiled, expected };
  }
  const most = mostPoints(view, player);
  return player.score > most ? { code: 'score-too-high', seat, found: player.score, most, board } : undefined;
}

function mostPoints({ board, phase }: AzulView, { wall }: AzulPlayerView): number {
  const prepared = boardNamed(board);
  let most = 0;
  let filled = 0;
  let held = 0;
  for (let cell = 0; cell < SIZE * SIZE; cell++) {
    const row = Math.floor(cell / SIZE);
    const colour = colourIndex(wall[row][cell % SIZE]);
    if (colour === undefined) continue;
    most += MOST_POINTS * prepared.multiplier[cell];
    filled |= 1 << cell;
    held |= 1 << (SIZE * colour + row);
  }
  return phase === 'over' ? most + endBonus(prepared, filled, held) : most;
}
