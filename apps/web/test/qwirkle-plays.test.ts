// The play that is being built: where tiles may go follows from the listed legal moves alone.

import { allMoves, parseAction, play, seededRandom } from '@mozaika/kernel';
import { type Position, playText, qwirkle, type TileName } from '@mozaika/qwirkle';
import { expect, test } from 'vitest';
import { cellsFor, placingText, playsOf, playsWith } from '../src/games/qwirkle/plays.ts';

const textsOf = (position: Position): string[] =>
  allMoves(qwirkle, position, position.mover).map((move) => qwirkle.formatMove(move));

/** A match of two after some turns of random plays. */
function positionAfter(turns: number, seed: string): Position {
  const random = seededRandom(seed);
  const position = qwirkle.setup({}, 2);
  while (position.turns < turns || position.phase !== 'move') {
    const text =
      position.phase === 'move'
        ? `${position.mover} ${playsText(position, random)}`
        : `* ${qwirkle.formatDeal(qwirkle.deal(position, random))}`;
    const action = parseAction(qwirkle, text);
    if (!action.ok || !play(qwirkle, position, action.value).ok) throw new Error(text);
  }
  return position;
}

function playsText(position: Position, random: (n: number) => number): string {
  const texts = textsOf(position);
  const plays = texts.filter((text) => text.startsWith('play'));
  return plays[plays.length > 0 ? random(plays.length) : 0] ?? texts[0] ?? '';
}

const isLegal = (position: Position, text: string): boolean => {
  const move = qwirkle.parseMove(text);
  return move.ok && qwirkle.checkMove(position, position.mover, move.value) === undefined;
};

test('a cell is open now exactly where the tile alone makes a legal play', () => {
  for (const seed of ['a', 'b', 'c']) {
    const position = positionAfter(6, seed);
    const plays = playsOf(textsOf(position));
    const hand = new Set(plays.flat().map((placing) => placing.slice(0, 2) as TileName));
    for (const tile of hand) {
      const open = cellsFor(plays, [], tile);
      for (let x = -12; x <= 12; x++) {
        for (let y = -12; y <= 12; y++) {
          const legal = isLegal(position, playText([placingText(tile, { x, y })]));
          expect(open.get(`${x},${y}`) === 'now', `${seed}: ${tile} at ${x},${y}`).toBe(legal);
        }
      }
    }
  }
});

test('whoever keeps to the open cells can always finish the play', () => {
  for (const seed of ['d', 'e', 'f', 'g']) {
    const position = positionAfter(seed === 'd' ? 0 : 5, seed);
    const random = seededRandom(`choices ${seed}`);
    const plays = playsOf(textsOf(position));
    let placings: string[] = [];
    for (
      let going: readonly string[][] = plays;
      !isLegal(position, playText(placings));
      going = playsWith(plays, placings)
    ) {
      const next = [...new Set(going.flat())].filter((placing) => !placings.includes(placing));
      expect(next, `${seed}: nothing goes on from ${placings}`).not.toEqual([]);
      placings = [...placings, next[random(next.length)] ?? ''];
    }
    expect(isLegal(position, playText(placings))).toBe(true);
  }
});

test('[Q2] tiles of an opening are open later until the set is as large as it must be', () => {
  const plays = playsOf(['play Rs@0,0 Ro@1,0', 'play Rs@0,0 Ro@0,1', 'trade Rs', 'pass']);
  expect(cellsFor(plays, [], 'Rs')).toEqual(new Map([['0,0', 'later']]));
  const begun = ['Rs@0,0'];
  expect(cellsFor(playsWith(plays, begun), begun, 'Ro')).toEqual(
    new Map([
      ['1,0', 'now'],
      ['0,1', 'now'],
    ]),
  );
});

test('a tile that fits into no play with the others has no open cell', () => {
  const plays = playsOf(['play Rs@0,0', 'play Go@3,0']);
  const begun = ['Rs@0,0'];
  expect(cellsFor(playsWith(plays, begun), begun, 'Go').size).toBe(0);
});

test('the second of two equal tiles does not fit where the first one lies', () => {
  const plays = playsOf(['play Rs@0,0 Ro@1,0', 'play Rs@0,0 Ro@0,1']);
  const begun = ['Rs@0,0'];
  expect(cellsFor(playsWith(plays, begun), begun, 'Rs').size).toBe(0);
});
