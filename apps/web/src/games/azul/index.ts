// Azul for the app: its rules with its words, its board and its picture, in a chunk of its own.

import { azul } from '@mozaika/azul';
import type { Game } from '@mozaika/kernel';
import { azulWords } from '@mozaika/words/azul';
import type { GameUi } from '../contract.ts';
import Board from './Board.svelte';
import { picture } from './picture.ts';

const ui: GameUi = {
  game: azul as unknown as Game,
  vocabulary: azulWords,
  hidesTiles: false,
  Board,
  picture: (view, names, title) => picture(view as never, names, title),
};

export default ui;
