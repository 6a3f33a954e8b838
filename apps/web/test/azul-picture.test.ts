// The picture to share is a whole, well-formed document, whatever people are called.

import { type AzulView, azul, BOARD_NAMES } from '@mozaika/azul';
import { playOut, randomChooser, SEAT_COUNTS, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { icon } from '../src/games/azul/art/icon.ts';
import { picture } from '../src/games/azul/picture.ts';
import { slidersOf } from '../src/games/azul/score-sliders.ts';

function finalView(board: (typeof BOARD_NAMES)[number], seats: 2 | 3 | 4): AzulView {
  const position = azul.setup({ board }, seats);
  const random = seededRandom(`picture ${board} ${seats}`);
  playOut(azul, position, { choose: randomChooser(azul, random), chance: () => random });
  return azul.view(position) as AzulView;
}

/** Opens and closes tags; says what is left open. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (closing === '/') expect(open.pop()).toBe(name);
    else if (!rest.endsWith('/')) open.push(name);
  }
  return open;
}

const uses = (svg: string, symbol: string): number => svg.split(`<use href="#${symbol}"`).length - 1;

describe.each(BOARD_NAMES)('the picture of a match on the board %s', (board) => {
  it.each(SEAT_COUNTS)('shows every wall of %i players', (seats) => {
    const view = finalView(board, seats);
    const svg = picture({
      view,
      options: { board: view.board },
      names: ['Anna', 'Bořivoj', 'Cyril', 'Dana'],
      title: 'Azul',
    });
    const letters = view.players.flatMap(({ wall }) => wall).join('');
    expect(unclosed(svg)).toEqual([]);
    for (const letter of 'BYRKW') expect(uses(svg, `azul-${letter}`)).toBe(letters.split(letter).length - 1);
    for (const { score } of view.players) expect(svg).toContain(`>${score}</text>`);
  });
});

describe('the sliders of an edition', () => {
  it.each([
    [0, [0, 0], [0, 0]],
    [9, [0, 9], [0, 9]],
    [47, [4, 7], [4, 7]],
    [100, [10, 0], [10, 0]],
    [138, [13, 8], [10, 8]],
  ])('shows %i points by the figures %j on the notches %j', (score, figures, notches) => {
    expect(slidersOf(score).map(({ figure }) => figure)).toEqual(figures);
    expect(slidersOf(score).map(({ notch }) => notch)).toEqual(notches);
  });
});

describe('texts in the picture', () => {
  const view = finalView('coloured', 2);

  it('are escaped, shortened and freed of what XML forbids', () => {
    const svg = picture({
      view,
      options: { board: view.board },
      names: ['<b>&"\u0007\ud800', '🎲'.repeat(300)],
      title: 'a < b',
    });
    expect(svg).toContain('&lt;b&gt;&amp;&quot;');
    expect(svg).toContain('a &lt; b');
    expect(svg).toMatch(/🎲…<\/text>/u);
    expect(svg).not.toContain('🎲'.repeat(40));
    expect(svg).not.toContain('\u0007');
    expect(unclosed(svg)).toEqual([]);
  });

  it('refer to nothing outside', () => {
    const svg = picture({ view, options: { board: view.board }, names: ['A', 'B'], title: 'C' });
    expect(svg.match(/(?:href|src)="(?!#)/g)).toBeNull();
    expect(unclosed(icon)).toEqual([]);
  });
});
