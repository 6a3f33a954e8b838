// Qwirkle with everything the app adds to it: board, words, picture.

import { type QwirkleView, qwirkle } from '@mozaika/qwirkle';
import { qwirkleWords } from '@mozaika/words/qwirkle';
import { gameUi } from '../contract.ts';
import Board from './Board.svelte';
import { brief, deed } from './brief.ts';
import { categories, categoryOf } from './categories.ts';
import { keys } from './keys.ts';
import { picture } from './picture.ts';
import { thumbnail, tiles } from './thumbnail.ts';

export default gameUi<QwirkleView>({
  game: qwirkle,
  vocabulary: qwirkleWords,
  hidesTiles: true,
  Board,
  keys,
  categories,
  categoryOf,
  brief,
  deed,
  tiles,
  thumbnail,
  picture,
});
