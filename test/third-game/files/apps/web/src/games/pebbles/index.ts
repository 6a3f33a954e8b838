// Pebbles for the app: its rules with its words and its board, in a chunk of its own.

import { pebbles } from '@mozaika/pebbles';
import { pebblesWords } from '@mozaika/words/pebbles';
import { gameUi } from '../contract.ts';
import Board from './Board.svelte';

export default gameUi({ game: pebbles, vocabulary: pebblesWords, hidesTiles: true, Board });
