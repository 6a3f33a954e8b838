// Everything that Azul's board says exists in both languages, with the same facts and with Czech plurals.

import { azul } from '@mozaika/azul';
import { allMoves, seededRandom } from '@mozaika/kernel';
import { fill } from '@mozaika/words';
import { describe, expect, it } from 'vitest';
import { readMove, takeText, tileText } from '../src/games/azul/move-text.ts';
import { TILES, WORDS } from '../src/games/azul/words.ts';

const PHRASES = Object.entries({ ...WORDS, ...TILES });
const factsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name).sort();

describe.each(PHRASES)('the phrase %s', (_, { en, cs }) => {
  it('tells the same facts in both languages', () => {
    expect(factsOf(cs)).toEqual(factsOf(en));
  });

  it('has two forms for a number in English, three in Czech', () => {
    for (const [, forms = ''] of en.matchAll(/\{\w+\|([^}]*)\}/g)) expect(forms.split('|')).toHaveLength(2);
    for (const [, forms = ''] of cs.matchAll(/\{\w+\|([^}]*)\}/g)) expect(forms.split('|')).toHaveLength(3);
  });
});

describe('tiles in Czech', () => {
  it.each([
    [1, '1\u00a0modrá'],
    [3, '3\u00a0modré'],
    [5, '5\u00a0modrých'],
  ])('%i', (count, text) => {
    expect(fill(TILES.B, { count }, 'cs')).toBe(text);
  });
});

describe('moves on the board', () => {
  it('are the texts of the rules, taken apart and put together', () => {
    const position = azul.setup({ board: 'gray', start: 1 }, 2);
    azul.applyDeal(position, azul.deal(position, seededRandom('choices')));
    azul.applyDeal(position, azul.deal(position, seededRandom('choices')));
    const moves = allMoves(azul, position, 1).map((move) => azul.formatMove(move));
    expect(moves.length).toBeGreaterThan(10);
    for (const text of [...moves, 'CWF', 'tile 2>5', 'tile 4>F']) {
      const move = readMove(text);
      if (!move) throw new Error(`${text} can't be read`);
      const written =
        move.kind === 'take' ? takeText({ ...move, count: 1 }, move.line) : tileText(move.line, move.column);
      expect(written).toBe(text);
    }
    expect(readMove('trade R1')).toBeUndefined();
  });
});
