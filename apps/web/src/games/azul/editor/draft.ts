// Changes of a position of Azul that is being set up: views in, views out. Whether they fit, the rules say.

import {
  type AzulPlayerView,
  type AzulView,
  BOARDS,
  type BoardName,
  type Colour,
  displaysFor,
  FLOOR_SPACES,
  withRestInBag,
} from '@mozaika/azul';
import { type Seat, type SeatCount, seatAt, seatsOf } from '@mozaika/kernel';

/** What is put down: tiles of a colour, or nothing where tiles are taken away. */
export type Brush = Colour | undefined;

const NO_TILES = { B: 0, Y: 0, R: 0, K: 0, W: 0 };

export const emptyPlayer = (): AzulPlayerView => ({
  score: 0,
  lines: ['', '', '', '', ''],
  wall: ['.....', '.....', '.....', '.....', '.....'],
  floor: '',
  tiling: null,
});

export const emptyView = (board: BoardName, seats: SeatCount): AzulView =>
  withRestInBag({
    board,
    seats,
    round: 1,
    idleRounds: 0,
    placed: 0,
    phase: 'offer',
    mover: 1,
    starter: 1,
    marker: 'centre',
    displays: Array.from({ length: displaysFor(seats) }, () => ''),
    centre: '',
    bag: NO_TILES,
    lid: NO_TILES,
    players: seatsOf(seats).map(emptyPlayer),
    endReason: null,
  });

/** The same table with more or fewer players: those who stay keep what they have. */
export function withSeats(view: AzulView, seats: SeatCount): AzulView {
  const here = (seat: Seat | null): Seat | null => (seat === null || seat <= seats ? seat : 1);
  return withRestInBag({
    ...view,
    seats,
    mover: here(view.mover),
    starter: here(view.starter),
    marker: view.marker === 'centre' ? 'centre' : here(view.marker),
    displays: Array.from({ length: displaysFor(seats) }, (_, i) => view.displays[i] ?? ''),
    players: seatsOf(seats).map((seat) => view.players[seat - 1] ?? emptyPlayer()),
  });
}

const replaced = <T>(list: readonly T[], at: number, one: T): T[] => list.map((other, i) => (i === at ? one : other));

export const withDisplay = (view: AzulView, display: number, letters: string): AzulView => ({
  ...view,
  displays: replaced(view.displays, display, letters),
});

export const withPlayer = (view: AzulView, seat: Seat, player: AzulPlayerView): AzulView => ({
  ...view,
  players: replaced(view.players, seat - 1, player),
});

/** A tap on a tile or on an empty place: another colour is put there, the same one taken away. */
export function tapped(letters: string, at: number, brush: Brush): string {
  const there = letters[at];
  if (there === undefined) return letters + (brush ?? '');
  return letters.slice(0, at) + (brush === there ? '' : (brush ?? '')) + letters.slice(at + 1);
}

/** A tap on the n-th place of a line, from 1 at the right: the line is filled up to there, or emptied from there on. */
export function withLineTapped(player: AzulPlayerView, line: number, place: number, brush: Brush): AzulPlayerView {
  const there = player.lines[line] ?? '';
  const isShortened = brush === undefined || (there.startsWith(brush) && there.length >= place);
  const colour = isShortened ? (there[0] ?? '') : brush;
  const count = isShortened ? Math.min(there.length, place - 1) : place;
  return { ...player, lines: replaced(player.lines, line, colour.repeat(count)) };
}

/** A tap on a cell of the wall: where a colour is printed it is that one that is put there. */
export function withCellTapped(
  board: BoardName,
  player: AzulPlayerView,
  [row, column]: readonly [number, number],
  brush: Brush,
): AzulPlayerView {
  const cells = player.wall[row] ?? '';
  const printed = BOARDS[board].wall[row]?.[column] ?? '.';
  const wanted = printed === '.' ? (brush ?? '.') : printed;
  const letter = cells[column] === wanted || brush === undefined ? '.' : wanted;
  return { ...player, wall: replaced(player.wall, row, cells.slice(0, column) + letter + cells.slice(column + 1)) };
}

/** A tap on a space of the floor; the marker comes and goes by who has it. */
export const withFloorTapped = (player: AzulPlayerView, space: number, brush: Brush): AzulPlayerView =>
  player.floor[space] === 'M' ? player : { ...player, floor: tapped(player.floor, space, brush) };

/** Gives the marker to a seat, or back to the centre: it lies on the floor of whoever has it while tiles are taken and tiled. */
export function withMarker(view: AzulView, marker: Seat | 'centre'): AzulView {
  const isOnFloor = view.phase === 'offer' || view.phase === 'tiling';
  const players = view.players.map((player, i) => {
    const floor = player.floor.replaceAll('M', '');
    const hasIt = isOnFloor && marker === seatAt(i) && floor.length < FLOOR_SPACES;
    return { ...player, floor: hasIt ? `M${floor}` : floor };
  });
  return { ...view, marker, players };
}

/** What a position waits for, as its text says it. */
export type TurnName = 'start' | 'deal' | 'tiling' | `take${Seat}` | `end-${'row' | 'no-tiles' | 'stalled'}`;

export const turnOf = ({ phase, mover, endReason }: AzulView): TurnName => {
  if (phase === 'offer') return `take${mover ?? 1}`;
  return phase === 'over' ? `end-${endReason ?? 'row'}` : phase;
};

/** Another turn, with the marker where it has to be then. */
export function withTurn(view: AzulView, turn: TurnName): AzulView {
  const starter = turn === 'start' ? null : (view.starter ?? 1);
  const marker = view.marker ?? 'centre';
  const calm = { ...view, mover: null, endReason: null, starter, marker: starter === null ? null : marker };
  if (turn === 'start') return { ...withMarker({ ...calm, phase: 'start' }, 'centre'), marker: null };
  if (turn === 'tiling') return withMarker({ ...calm, phase: turn }, marker);
  if (turn === 'deal') return withMarker({ ...calm, phase: turn }, starter ?? 1);
  if (turn.startsWith('take')) {
    return withMarker({ ...calm, phase: 'offer', mover: seatAt(Number(turn.slice('take'.length)) - 1) }, marker);
  }
  const endReason = turn.slice('end-'.length) as NonNullable<AzulView['endReason']>;
  return withMarker({ ...calm, phase: 'over', endReason }, marker === 'centre' ? (starter ?? 1) : marker);
}
