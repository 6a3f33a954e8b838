// The position editor without its screen: taps change texts, texts come from links, one tap puts right what was refused.

import { type AzulView, azul, BOARD_NAMES, formatView, parseView } from '@mozaika/azul';
import { formatSetUp, type Game, parseSetUp, playOut, randomChooser, SEAT_COUNTS, seededRandom } from '@mozaika/kernel';
import { qwirkle, readPosition, writePosition } from '@mozaika/qwirkle';
import { describe, expect, it } from 'vitest';
import { linked, pastedText } from '../src/editor/address.ts';
import { middleOf } from '../src/editor/middle.ts';
import { judge } from '../src/editor/verdict.ts';
import {
  emptyPlayer,
  emptyView,
  tapped,
  turnOf,
  withCellTapped,
  withFloorTapped,
  withLineTapped,
  withMarker,
  withSeats,
  withTurn,
} from '../src/games/azul/editor/draft.ts';
import { wrongPlaceOf } from '../src/games/azul/editor/wrong-place.ts';
import {
  bagOf,
  emptyPosition,
  withCellTapped as withGridTapped,
  withHandTapped,
} from '../src/games/qwirkle/editor/draft.ts';

const PLAYER = emptyPlayer();

describe('a tap', () => {
  it('fills a line up to its place, and empties it from there on', () => {
    const filled = withLineTapped(PLAYER, 2, 2, 'B');
    expect(filled.lines[2]).toBe('BB');
    expect(withLineTapped(filled, 2, 3, 'B').lines[2]).toBe('BBB');
    expect(withLineTapped(filled, 2, 2, 'B').lines[2]).toBe('B');
    expect(withLineTapped(filled, 2, 2, 'R').lines[2]).toBe('RR');
    expect(withLineTapped(filled, 2, 1, undefined).lines[2]).toBe('');
    expect(withLineTapped(filled, 2, 3, undefined).lines[2]).toBe('BB');
  });

  it('puts the printed colour on a coloured wall, the chosen one on a free wall, and takes the same one away', () => {
    expect(withCellTapped('coloured', PLAYER, [0, 1], 'B').wall[0]).toBe('.Y...');
    const placed = withCellTapped('gray', PLAYER, [0, 1], 'B');
    expect(placed.wall[0]).toBe('.B...');
    expect(withCellTapped('gray', placed, [0, 1], 'R').wall[0]).toBe('.R...');
    expect(withCellTapped('gray', placed, [0, 1], 'B').wall[0]).toBe('.....');
    expect(withCellTapped('gray', placed, [0, 1], undefined).wall[0]).toBe('.....');
  });

  it('adds to a display or the floor, replaces, and takes away; the marker stays', () => {
    expect(tapped('BB', 3, 'R')).toBe('BBR');
    expect(tapped('BB', 1, 'R')).toBe('BR');
    expect(tapped('BB', 1, 'B')).toBe('B');
    expect(tapped('B', 2, undefined)).toBe('B');
    expect(withFloorTapped({ ...PLAYER, floor: 'MB' }, 0, 'R').floor).toBe('MB');
    expect(withFloorTapped({ ...PLAYER, floor: 'MB' }, 1, 'R').floor).toBe('MR');
  });

  it('puts tiles of Qwirkle on the grid and into hands; the first one lies at 0,0, and turns follow', () => {
    const begun = withGridTapped(emptyPosition(2), 5, -3, 'Rs');
    expect(writePosition(begun)).toBe('move1 1 - 0,0:Rs 0;???????????? 0;????????????');
    const grown = withGridTapped(begun, 1, 0, 'Ro');
    expect(bagOf(grown)).toBe(94);
    expect(withGridTapped(grown, 0, 0, 'Rs').grid).toEqual([{ tile: 0, x: 0, y: 0 }]);
    const held = withHandTapped(grown, 1, 0, 'Rx');
    expect(held.hands[0]).toEqual({ tiles: [1], hidden: 5 });
    const hidden = withHandTapped(held, 1, 0, undefined);
    expect(hidden.hands[0]).toEqual({ tiles: [], hidden: 6 });
    expect(withHandTapped(hidden, 1, 5, undefined).hands[0]).toEqual({ tiles: [], hidden: 5 });
  });
});

describe('a turn and its marker', () => {
  it.each(BOARD_NAMES)('can be any, and is read back: %s', (board) => {
    const view = withMarker(emptyView(board, 3), 2);
    expect(view.players.map(({ floor }) => floor)).toEqual(['', 'M', '']);
    for (const turn of ['take3', 'tiling', 'deal', 'start', 'end-row', 'end-stalled'] as const) {
      const turned = withTurn(view, turn);
      expect(turnOf(turned)).toBe(turn);
      const read = parseView(formatView(turned), { board });
      expect(read.ok && turnOf(read.value)).toBe(turn);
    }
    expect(withTurn(view, 'deal').players[1]?.floor).toBe('');
  });

  it('stay with those who are left when players go', () => {
    const view = withSeats(withMarker(withTurn(emptyView('gray', 4), 'take4'), 3), 2);
    expect(view).toMatchObject({ seats: 2, mover: 1, marker: 1 });
    expect(view.displays).toHaveLength(5);
  });
});

describe('texts', () => {
  it('come from links of the editor and of replays, and as they are', () => {
    const text = 'azul 1 take1 1/C B,-,-,-,- - rest - 0;-,-,-,-,-;5/5/5/5/5;- 0;-,-,-,-,-;5/5/5/5/5;-';
    expect(pastedText(`https://example.org/#/editor/${linked(text)}`)).toBe(text);
    expect(pastedText(`https://example.org/#/replay/position/${linked(text)}`)).toBe(text);
    expect(pastedText(`  ${text.replaceAll(' ', '\n')} `)).toBe(text);
  });

  it('that do not fit are read and written all the same, and say what does not fit', () => {
    const view = emptyView('coloured', 2);
    const full: AzulView = { ...view, displays: ['BBBB', 'BBBB', 'BBBB', 'BBBB', 'BBBB'], centre: 'B' };
    const text = `azul ${formatView({ ...full, bag: { ...view.bag, B: -1 } })}`;
    expect(text).toContain(' rest ');
    const verdict = judge(azul as Game, text);
    expect(verdict).toMatchObject({ fits: false, refusal: { code: 'centre-too-full' } });
    expect(wrongPlaceOf(verdict.fits ? undefined : verdict.refusal)).toEqual({ part: 'centre' });
  });

  it.each(SEAT_COUNTS)('of whole matches are the same after reading and writing their parts: %i players', (seats) => {
    playOut(qwirkle, qwirkle.setup({}, seats), {
      choose: randomChooser(qwirkle, seededRandom(`editor ${seats}`)),
      chance: (k) => seededRandom(`editor ${seats} ${k}`),
      onAction(_, at) {
        const text = qwirkle.formatPosition(at);
        const read = readPosition(text);
        expect(read.ok && writePosition(read.value)).toBe(text);
      },
    });
  });
});

describe('a random position', () => {
  it.each([
    ['azul', { board: 'crystal-x2' }, 3],
    ['qwirkle', {}, 2],
  ] as const)('is one of a match in which somebody is to decide: %s', async (id, options, seats) => {
    const text = await middleOf(id, options, seats, 'seed');
    const game = (id === 'azul' ? azul : qwirkle) as Game;
    const verdict = text.ok ? judge(game, text.value) : undefined;
    expect(verdict).toMatchObject({ fits: true, isOver: false, isKnown: true });
    const read = text.ok ? parseSetUp(game, text.value) : undefined;
    expect(read?.ok && formatSetUp(game, read.value.options, read.value.position)).toBe(text.ok && text.value);
  });
});
