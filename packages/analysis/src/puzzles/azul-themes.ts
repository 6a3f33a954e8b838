// What the right move of an Azul puzzle is about.

import { COLOURS, colourOfLine, countOfLine, decided, decodeMove, lineAt, type Position } from '@mozaika/azul';
import type { Move, Seat } from '@mozaika/kernel';
import { type AzulMoveFacts, azulMoveFacts } from '../azul/move-facts.ts';
import { sideOf } from '../azul/side-of.ts';
import type { Theme } from './puzzle.ts';

/** So many points less for the next seat are a reason by themselves. */
const MUCH = 3;
const FIVE = [0, 1, 2, 3, 4];

/** So few tiles left are solved in a moment. With three and four seats comparing takes long and finds little. */
const FEW_TILES = 11;

export const azulPuzzles = {
  themesOf: azulThemes,
  wayToLook({ phase, seats, left }: Position) {
    return phase === 'offer' && seats === 2 && left <= FEW_TILES ? 'solve' : undefined;
  },
} as const;

function azulThemes(position: Position, seat: Seat, move: Move): Theme[] {
  if (decodeMove(move).kind === 'tile') return ['choose-column', ...bonusThemes(position, seat, move)];
  const facts = azulMoveFacts(position, seat, move);
  const themes: (Theme | false)[] = [
    facts.line?.change === 'completed' && 'complete-line',
    facts.move.kind === 'take' && facts.move.line === 'floor' && 'to-the-floor',
    facts.starts === seat && position.marker !== seat - 1 && 'start-next',
    ...replyThemes(facts),
    ...(facts.line?.change === 'completed' ? bonusThemes(position, seat, move) : []),
    endTheme(position, seat, move),
  ];
  return themes.filter((theme) => theme !== false);
}

/** What the move takes from the next seat: its best take, or all takes that cost nothing. */
function replyThemes({ reply }: AzulMoveFacts): Theme[] {
  if (!reply) return [];
  const isDenied = reply.before.points - reply.after.points >= MUCH && reply.before.points > 0;
  const isOverflown = reply.after.points <= -MUCH;
  return [...(isDenied ? (['deny'] as const) : []), ...(isOverflown ? (['overflow'] as const) : [])];
}

/** Whether the round is the last one already, or becomes it by the move. */
function endTheme(position: Position, seat: Seat, move: Move): Theme | false {
  if (hasComingRow(position)) return 'last-round';
  return hasComingRow(decided(position, seat, move).position) && 'end-the-match';
}

/** Whether a full line will complete a row of anybody's wall: then the match ends with the round. */
const hasComingRow = ({ sides }: Position): boolean =>
  sides.some((side) =>
    FIVE.some((row) => {
      const free = FIVE.filter((column) => !((side.filled >> (5 * row + column)) & 1));
      const packed = lineAt(side, row);
      const [cell] = free;
      if (cell === undefined || free.length > 1 || countOfLine(packed) <= row) return false;
      const own = side.cells[colourOfLine(packed)] ?? 0;
      return FIVE.every((other) => !((own >> (5 * other + cell)) & 1));
    }),
  );

/** What will be complete once the seat's full lines are on the wall, and was not before this move. */
function bonusThemes(position: Position, seat: Seat, move: Move): Theme[] {
  const [before, after] = [position, decided(position, seat, move).position].map((at) => completeOf(at, seat));
  return (['row', 'column', 'colour'] as const)
    .filter((kind) => (after?.[kind] ?? 0) > (before?.[kind] ?? 0))
    .map((kind) => `complete-${kind}` as const);
}

/** How many rows, columns and colours are complete on a wall, with the tiles of full lines where their cell is printed. */
function completeOf(position: Position, seat: Seat): { readonly [kind in 'row' | 'column' | 'colour']: number } {
  const side = sideOf(position, seat);
  const cells = FIVE.map((row) =>
    FIVE.map((column) => {
      const held = COLOURS.find((_, colour) => ((side.cells[colour] ?? 0) >> (5 * row + column)) & 1);
      const printed = position.board.data.wall[row]?.[column];
      const packed = lineAt(side, row);
      const isComing = countOfLine(packed) === row + 1 && COLOURS[colourOfLine(packed)] === printed;
      return held ?? (isComing ? printed : undefined);
    }),
  );
  const isFull = (line: readonly (string | undefined)[]) => line.every((cell) => cell !== undefined);
  return {
    row: cells.filter(isFull).length,
    column: FIVE.filter((column) => isFull(cells.map((row) => row[column]))).length,
    colour: COLOURS.filter((colour) => cells.flat().filter((cell) => cell === colour).length === FIVE.length).length,
  };
}
