// Qwirkle as the terminal plays it.

import { qwirkleMoveFacts } from '@mozaika/analysis/qwirkle';
import { type Position, qwirkle, tradeLimit } from '@mozaika/qwirkle';
import { qwirkleComparison } from '@mozaika/words/analysis/qwirkle';
import { qwirkleWords } from '@mozaika/words/qwirkle';
import type { TerminalGame } from '../terminal-game.ts';
import { drawQwirkle } from './draw.ts';

/** A tile as notation spells it: a large colour, a small shape. */
const normaliseTile = (word: string): string =>
  /^[a-z][a-z*](@|$)/i.test(word) ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : word;

export const qwirkleTerminal: TerminalGame = {
  game: qwirkle,
  title: 'Qwirkle',
  vocabulary: qwirkleWords,
  hidesTiles: true,
  startOption: 'ages',
  draw: drawQwirkle,
  /** `rs@0,0 gs@1,0` is `play Rs@0,0 Gs@1,0`. */
  normalise(typed) {
    const words = typed.replace(/\s*([@,])\s*/g, '$1').split(/\s+/);
    const [first = '', ...rest] = words[0]?.includes('@') ? ['play', ...words] : words;
    return [first.toLowerCase(), ...rest.map(normaliseTile)].join(' ');
  },
  compare(position, seat, better, other) {
    const at = position as Position;
    return qwirkleComparison(qwirkleMoveFacts(at, seat, better), qwirkleMoveFacts(at, seat, other));
  },
  examples: ['play Rd@0,-1 Ro@0,0', 'trade Rs G*', 'pass'],
  trades: { limit: (position, seat) => tradeLimit(position as Position, seat), example: 'trade Rs G*' },
};
