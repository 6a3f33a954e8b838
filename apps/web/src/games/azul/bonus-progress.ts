// How far a wall has come towards its bonuses: how many cells of each row, column and colour are filled.

import { COLOURS, type Colour } from '@mozaika/azul';

const count = (letters: readonly string[], counts: (letter: string) => boolean): number =>
  letters.filter(counts).length;
const isTile = (letter: string): boolean => letter !== '.';

export const rowsFilled = (wall: readonly string[]): number[] => wall.map((row) => count([...row], isTile));

export const columnsFilled = (wall: readonly string[]): number[] =>
  wall.map((_, column) =>
    count(
      wall.map((row) => row[column] ?? '.'),
      isTile,
    ),
  );

export interface ColourProgress {
  readonly colour: Colour;
  readonly filled: number;
}

export const coloursFilled = (wall: readonly string[]): ColourProgress[] =>
  COLOURS.map((colour) => ({ colour, filled: count([...wall.join('')], (letter) => letter === colour) }));
