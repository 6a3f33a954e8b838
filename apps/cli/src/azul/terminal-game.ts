// Azul as the terminal plays it.

import { azul } from '@mozaika/azul';
import { azulWords } from '@mozaika/words/azul';
import type { TerminalGame } from '../terminal-game.ts';
import { drawAzul } from './draw.ts';

export const azulTerminal: TerminalGame = {
  game: azul,
  title: 'Azul',
  vocabulary: azulWords,
  hidesTiles: false,
  startOption: 'start',
  draw: drawAzul,
  /** `3b2` is `3B2`, `2 > 4` is `tile 2>4`. */
  normalise(typed) {
    const text = typed.replace(/\s+/g, ' ');
    const [, line, column] = /^(?:tile )?(\d) ?> ?([\df])$/i.exec(text) ?? [];
    return column === undefined ? text.replaceAll(' ', '').toUpperCase() : `tile ${line}>${column.toUpperCase()}`;
  },
  examples: ['3B2', 'CRF', 'tile 3>4'],
};
