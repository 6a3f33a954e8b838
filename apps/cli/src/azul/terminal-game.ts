// Azul as the terminal plays it.

import { azulMoveFacts } from '@mozaika/analysis/azul';
import { azul, type Position } from '@mozaika/azul';
import { azulComparison } from '@mozaika/words/analysis/azul';
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
  compare(position, seat, better, other) {
    const at = position as Position;
    return azulComparison(azulMoveFacts(at, seat, better), azulMoveFacts(at, seat, other), { seat, seats: at.seats });
  },
  examples: ['3B2', 'CRF', 'tile 3>4'],
};
