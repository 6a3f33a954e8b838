// Qwirkle with everything the app adds to it: board, words, picture.

import { type QwirkleView, qwirkle } from '@mozaika/qwirkle';
import { qwirkleWords } from '@mozaika/words/qwirkle';
import { gameUi } from '../contract.ts';
import Board from './Board.svelte';
import { picture } from './picture.ts';

export default gameUi<QwirkleView>({
  game: qwirkle,
  vocabulary: qwirkleWords,
  hidesTiles: true,
  Board,
  picture,
});
