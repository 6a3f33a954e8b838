// Pebbles as the terminal plays it.

import { pebbles } from '@mozaika/pebbles';
import { pebblesWords } from '@mozaika/words/pebbles';
import type { TerminalGame } from '../terminal-game.ts';
import { drawPebbles } from './draw.ts';

export const pebblesTerminal: TerminalGame = {
  game: pebbles,
  title: 'Pebbles',
  vocabulary: pebblesWords,
  hidesTiles: true,
  draw: drawPebbles,
  normalise: (typed) => typed.trim().toLowerCase(),
  startOption: 'start',
  examples: ['put a', 'swap b'],
};
