// Azul for the app: its rules with its words, its board and its picture, in a chunk of its own.

import { type AzulView, azul } from '@mozaika/azul';
import { azulWords } from '@mozaika/words/azul';
import { gameUi } from '../contract.ts';
import Board from './Board.svelte';
import { picture } from './picture.ts';

export default gameUi<AzulView>({
  game: azul,
  vocabulary: azulWords,
  hidesTiles: false,
  Board,
  picture,
});
