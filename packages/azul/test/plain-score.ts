// Scoring for the slow and obvious Azul: placements counted tile by tile, bonuses and ranks as the rules page says.

export interface PlainBoard {
  readonly wall: readonly string[];
  readonly multiplier?: number;
  readonly floor: readonly number[];
  readonly bonus: { readonly row: number; readonly column: number; readonly colour: number };
}

type Wall = readonly (readonly string[])[];
const FIVE = [0, 1, 2, 3, 4];

/** How many tiles lie next to a cell in a direction without a gap. */
function reach(wall: Wall, row: number, column: number, down: number, right: number): number {
  const letter = wall[row + down]?.[column + right] ?? '.';
  return letter === '.' ? 0 : 1 + reach(wall, row + down, column + right, down, right);
}

export function placementScore(board: PlainBoard, wall: Wall, row: number, column: number): number {
  const horizontal = 1 + reach(wall, row, column, 0, -1) + reach(wall, row, column, 0, 1);
  const vertical = 1 + reach(wall, row, column, -1, 0) + reach(wall, row, column, 1, 0);
  let score = 0;
  if (horizontal > 1) score += horizontal;
  if (vertical > 1) score += vertical;
  if (score === 0) score = 1;
  const printed = board.wall[row][column] !== '.';
  return printed && board.multiplier !== undefined ? score * board.multiplier : score;
}

export const completeRowCount = (wall: Wall): number =>
  wall.filter((row) => row.every((letter) => letter !== '.')).length;

export function bonusScore(board: PlainBoard, wall: Wall): number {
  const columns = FIVE.filter((column) => FIVE.every((row) => wall[row][column] !== '.')).length;
  const colours = ['B', 'Y', 'R', 'K', 'W'].filter((colour) => wall.flat().filter((l) => l === colour).length === 5);
  const { bonus } = board;
  return completeRowCount(wall) * bonus.row + columns * bonus.column + colours.length * bonus.colour;
}

/** 1 + the number of better players: more points, or as many points and more complete rows. */
export function plainRanks(players: readonly { readonly score: number; readonly wall: Wall }[]): number[] {
  return players.map(
    (me) =>
      1 +
      players.filter(
        (other) =>
          other.score > me.score ||
          (other.score === me.score && completeRowCount(other.wall) > completeRowCount(me.wall)),
      ).length,
  );
}
