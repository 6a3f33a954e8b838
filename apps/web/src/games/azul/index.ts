// Azul for the app: its rules with its words, its board and its picture, in a chunk of its own.

import { type AzulView, azul } from '@mozaika/azul';
import { azulWords } from '@mozaika/words/azul';
import { gameUi } from '../contract.ts';
import Board from './Board.svelte';
import { brief, deed, happening } from './brief.ts';
import { categories, categoryOf } from './categories.ts';
import { keys } from './keys.ts';
import { picture } from './picture.ts';
import { thumbnail, tiles } from './thumbnail.ts';

export default gameUi<AzulView>({
  game: azul,
  vocabulary: azulWords,
  hidesTiles: false,
  Board,
  keys,
  categories,
  categoryOf,
  brief,
  deed,
  tiles,
  happening,
  thumbnail,
  ownBoards: true,
  picture,
});
