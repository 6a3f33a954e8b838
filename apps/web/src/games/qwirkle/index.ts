// Qwirkle with everything the app adds to it: board, words, picture.

import type { Game } from '@mozaika/kernel';
import { type QwirkleView, qwirkle } from '@mozaika/qwirkle';
import { qwirkleWords } from '@mozaika/words/qwirkle';
import type { GameUi } from '../contract.ts';
import Board from './Board.svelte';
import { picture } from './picture.ts';

const ui: GameUi = {
  game: qwirkle as unknown as Game,
  vocabulary: qwirkleWords,
  hidesTiles: true,
  Board,
  picture: (view, names, title) => picture(view as unknown as QwirkleView, names, title),
};

export default ui;
