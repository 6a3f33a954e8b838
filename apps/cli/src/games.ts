// The games on the shelf, each with what the terminal needs: its words, its drawing and how its moves are typed.

import type { Game, Json, Refusal, Seat } from '@mozaika/kernel';
import type { Language, Vocabulary } from '@mozaika/words';
import { azulBox } from './azul/terminal-game.ts';
import type { Paint } from './colours.ts';
import { qwirkleBox } from './qwirkle/terminal-game.ts';
import { oneOf, Problem } from './usage-error.ts';

/** How a position is to be drawn, and for whom. */
export interface Look {
  readonly paint: Paint;
  readonly language: Language;
  /** Columns of the screen. */
  readonly width: number;
  readonly names: readonly string[];
  /** The seats whose hidden tiles may be shown. */
  readonly shown: readonly Seat[];
}

/** A game with everything that the terminal adds to it. */
export interface GameBox {
  readonly game: Game;
  readonly title: string;
  readonly vocabulary: Vocabulary;
  /** Whether players hide tiles from each other. */
  readonly hidesTiles: boolean;
  draw(view: Json, look: Look): string[];
  /** A typed move as the notation spells it. */
  tidy(typed: string): string;
  /** Examples of typed moves, for help texts. */
  readonly examples: readonly string[];
  /** How many tiles a seat may trade, in games with trades. */
  tradeLimit?(position: unknown, seat: Seat): number;
}

export const BOXES: readonly GameBox[] = [azulBox, qwirkleBox];

const ids = BOXES.map(({ game }) => game.id);

/** The game that a record names, or the refusal of a record of some other game. */
export function boxOf(id: string): GameBox | Refusal {
  return boxNamed(id) ?? { code: 'unknown-game', field: 'game', found: id.slice(0, 60), expected: ids.join(', ') };
}

const boxNamed = (id: string): GameBox | undefined => BOXES.find(({ game }) => game.id === id);

/** The game that was named on the command line. */
export function requireBox(id: string): GameBox {
  const box = boxNamed(id.toLowerCase());
  if (!box) throw new Problem(`There is no game "${id}"; name ${oneOf(ids)}.`);
  return box;
}

const boardOf = (options: Json): string | undefined => {
  const { board } = Object(options) as { readonly board?: Json };
  return typeof board === 'string' ? board : undefined;
};

/** The boards that a game can be played on; none for a game without boards. */
export const boardsOf = ({ game }: GameBox): string[] =>
  game.variants.map(boardOf).filter((board) => board !== undefined);

/** The options of a game on a board; without one the first that the game names. */
export function optionsFor(box: GameBox, board: string | undefined): Json {
  if (board === undefined) return box.game.variants[0];
  const boards = boardsOf(box);
  const options = box.game.variants.find((variant) => boardOf(variant) === board);
  if (options !== undefined) return options;
  if (boards.length === 0) throw new Problem(`${box.title} has no boards to choose from; leave --board out.`);
  throw new Problem(`${box.title} has no board "${board}"; choose ${oneOf(boards)}.`);
}
