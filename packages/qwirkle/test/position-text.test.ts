// Positions as texts: what is read, every refusal once, and positions that no moves led to.

import { allMoves, playOut, type Random, randomChooser, replay, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { checkLine } from '../src/check-lines.ts';
import { type Position, qwirkle, tileName } from '../src/index.ts';
import { fixture } from './table.ts';

const RUNS = 'MOZAIKA_SOAK' in process.env ? 10_000 : 50;
const HIDDEN = '????????????';

const read = (text: string, rules?: number) => qwirkle.parsePosition(text, {}, rules);
const refusalOf = (text: string, rules?: number) => {
  const result = read(text, rules);
  return result.ok ? undefined : result.refusal;
};
function positionOf(text: string): Position {
  const result = read(text);
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

describe('a text of a position', () => {
  it('tells everything: turn, counts, sizes, grid, and each seat', () => {
    const position = positionOf(`move2 3t1 3,2 -1,0:RsRoRx/1YoYx 9;${HIDDEN} 7;RdYdBs??Gc??`);
    expect(qwirkle.view(position)).toMatchObject({
      mover: 2,
      turns: 3,
      tradesInRow: 1,
      announced: [3, 2],
      opener: 1,
      bag: 91,
      scores: [9, 7],
      grid: [
        { tile: 'Rs', x: -1, y: 0 },
        { tile: 'Ro', x: 0, y: 0 },
        { tile: 'Rx', x: 1, y: 0 },
        { tile: 'Yo', x: 0, y: 1 },
        { tile: 'Yx', x: 1, y: 1 },
      ],
      hands: [
        { tiles: [], unknown: 6 },
        { tiles: ['Rd', 'Yd', 'Gc', 'Bs'], unknown: 2 },
      ],
    });
  });

  it('needs one tile at 0,0 and gives legal moves', () => {
    const position = positionOf(`move1 2 - 0,0:RsRo 2;RxRdGdGcBxPd 2;${HIDDEN}`);
    expect(allMoves(qwirkle, position, 1).map(qwirkle.formatMove)).toContain('play Rx@2,0 Rd@3,0');
  });
});

const HAND = 'RxRdGdGcBxPd';
describe('a text is refused with what would be right', () => {
  it.each([
    ['no seats', 'move1 2 - -', { code: 'unreadable' }],
    ['a turn of nobody at this table', `move3 2 - - 0;${HAND} 0;${HAND}`, { code: 'unreadable', found: 'move3' }],
    ['an odd hand', `move1 2 - 0,0:RsRo 2;RxR 2;${HAND}`, { code: 'unreadable', found: '2;RxR' }],
    ['an odd grid', `move1 2 - RsRo 2;${HAND} 2;${HIDDEN}`, { code: 'unreadable', found: 'RsRo' }],
    [
      'four of a kind',
      `move1 2 - 0,0:RsRo 2;RsRsRsGcBxPd 2;${HIDDEN}`,
      { code: 'too-many-of-a-kind', tile: 'Rs', found: 4, most: 3 },
    ],
    ['no tile at 0,0', `move1 2 - 1,0:RsRo 2;${HAND} 2;${HIDDEN}`, { code: 'grid-origin' }],
    ['a tile that hangs nowhere', `move1 2 - 0,0:RsRo2Rx 2;${HAND} 2;${HIDDEN}`, { code: 'grid-apart', x: 4, y: 0 }],
    ['a line of mixed tiles', `move1 2 - 0,0:RsYo 2;${HAND} 2;${HIDDEN}`, { code: 'line-mixed' }],
    [
      'a tile twice in a line',
      `move1 2 - 0,0:RsRs 2;${HAND} 2;${HIDDEN}`,
      { code: 'duplicate-in-line', duplicate: 'Rs' },
    ],
    [
      'five tiles in a hand while the bag has some',
      `move1 2 - 0,0:RsRo 2;RxRdGdGcBx 2;${HIDDEN}`,
      { code: 'hand-count', seat: 1, found: 5, expected: 6 },
    ],
    ['a hand before the deal came to it', `draw1 0 - - 0;- 0;${HAND}`, { code: 'hand-count', seat: 2, expected: 0 }],
    ['a full hand that draws', `draw1 1 - 0,0:RsRo 2;${HAND} 2;${HIDDEN}`, { code: 'nothing-to-draw', seat: 1 }],
    ['tiles aside of somebody who moves', `move1 2 - 0,0:RsRo 2;${HAND};Gc 2;${HIDDEN}`, { code: 'aside-unfit' }],
    ['tiles aside without a trade', `draw1 2 - 0,0:RsRo 2;RxRd;GdGcBxPd 2;${HIDDEN}`, { code: 'aside-unfit', seat: 1 }],
    ['too few tiles aside', `draw1 2t1 - 0,0:RsRo 2;RxRd;Gd 2;${HIDDEN}`, { code: 'hand-count', seat: 1, expected: 5 }],
    ['turns without a tile', `move1 2 - - 0;${HAND} 0;${HIDDEN}`, { code: 'turns-without-tiles', found: 2 }],
    [
      'seven tiles in one turn',
      `move2 1 - 0,0:RoRxRdRsR*Rc/Yo 20;${HIDDEN} 0;${HIDDEN}`,
      { code: 'turns-too-few', expected: 2, tiles: 7 },
    ],
    ['more trades than turns', `move1 2t2 - 0,0:RsRo 2;${HAND} 0;${HIDDEN}`, { code: 'trades-too-many', most: 1 }],
    ['points that nobody can have', `move1 2 - 0,0:RsRo 85;${HAND} 0;${HIDDEN}`, { code: 'score-too-high', most: 84 }],
    ['points before the opening', `move1 0 - - 1;${HAND} 0;${HIDDEN}`, { code: 'score-too-high', most: 0 }],
    [
      'sizes of other players',
      `move1 2 3,2,2 0,0:RsRo 2;${HAND} 0;${HIDDEN}`,
      { code: 'sizes-expected', seats: 2, found: 3 },
    ],
    [
      'another size than the hand has',
      `move1 0 2,2 - 0;${HAND} 0;${HIDDEN}`,
      { code: 'set-size', seat: 1, found: 2, expected: 3 },
    ],
    ['sizes before the opening', `start 0 3,2 - 0;${HAND} 0;${HIDDEN}`, { code: 'sizes-too-early' }],
    ['an end that is none', `end1-stalled 2 - 0,0:RsRo 2;${HAND} 2;${HIDDEN}`, { code: 'not-over', reason: 'stalled' }],
  ])('%s', (_, text, refusal) => {
    expect(refusalOf(text)).toMatchObject(refusal);
  });

  it('sizes by the first version of the rules', () => {
    expect(refusalOf(`move1 2 3,2 0,0:RsRo 2;${HAND} 0;${HIDDEN}`, 1)).toMatchObject({
      code: 'sizes-hidden',
      rules: 1,
    });
  });
});

describe('the end of a match', () => {
  const endOf = (name: string): string => {
    const end = replay(qwirkle, fixture(name));
    if (!end.ok) throw new Error(JSON.stringify(end.refusal));
    return qwirkle.formatPosition(end.value);
  };

  it.each(['hand-empty', 'blocked', 'stalled'])('%s is read as the end', (reason) => {
    expect(qwirkle.turn(positionOf(endOf(reason)))).toMatchObject({ kind: 'over', outcome: { reason } });
  });

  it('is no position to move in', () => {
    const [played, blocked] = ['hand-empty', 'blocked'].map((name) => endOf(name).replace(/^end(\d)\S*/, 'move$1'));
    expect(refusalOf(played)).toMatchObject({ code: 'hand-gone', seat: 3 });
    expect(refusalOf(blocked)).toMatchObject({ code: 'nothing-fits' });
    expect(refusalOf(played.replace(';- ', `;${HIDDEN} `))).toMatchObject({ code: 'too-many-tiles', most: 108 });
  });

  it('by a trade too many of a bag that holds less', () => {
    const text = endOf('hand-empty').replace(/^end3-\S* \d+ /, 'draw3 58t1 ');
    expect(refusalOf(text)).toMatchObject({ code: 'nothing-to-draw', seat: 3, bag: 0 });
  });
});

/** A grid that nobody played: tiles put one by one wherever all lines stay lines. */
function inventedGrid(random: Random, size: number, left: number[]): Map<string, number> {
  const grid = new Map<string, number>();
  const tileAt = (x: number, y: number) => grid.get(`${x},${y}`);
  for (let tries = 0; grid.size < size && tries < 60 * size; tries++) {
    const cells = [...grid.keys()].map((key) => key.split(',').map(Number));
    const [cx, cy] = cells.length === 0 ? [0, 0] : cells[random(cells.length)];
    const [dx, dy] =
      cells.length === 0
        ? [0, 0]
        : [
            [1, 0],
            [-1, 0],
            [0, 1],
            [0, -1],
          ][random(4)];
    const [x, y, tile] = [cx + dx, cy + dy, random(36)];
    if (grid.has(`${x},${y}`) || left[tile] === 0) continue;
    grid.set(`${x},${y}`, tile);
    if (checkLine(tileAt, { x, y, tile }, 'across') ?? checkLine(tileAt, { x, y, tile }, 'down'))
      grid.delete(`${x},${y}`);
    else left[tile]--;
  }
  return grid;
}

function gridText(grid: Map<string, number>): string {
  const cells = [...grid].map(([key, tile]) => ({ x: Number(key.split(',')[0]), y: Number(key.split(',')[1]), tile }));
  const [minX, maxX] = [Math.min(...cells.map(({ x }) => x)), Math.max(...cells.map(({ x }) => x))];
  const [minY, maxY] = [Math.min(...cells.map(({ y }) => y)), Math.max(...cells.map(({ y }) => y))];
  const rows: string[] = [];
  for (let y = minY; y <= maxY; y++) {
    let row = '';
    for (let x = minX; x <= maxX; x++) {
      const tile = grid.get(`${x},${y}`);
      row += tile === undefined ? ' ' : tileName(tile);
    }
    rows.push(row.trimEnd().replace(/ +/g, ({ length }) => String(length)));
  }
  return `${minX},${minY}:${rows.join('/')}`;
}

/** Some tiles that are left, or hidden ones. */
function inventedHand(random: Random, left: number[], size: number): string {
  const names = Array.from({ length: size }, () => {
    const possible = left.flatMap((count, tile) => (count > 0 ? [tile] : []));
    if (random(3) === 0) return '??';
    const tile = possible[random(possible.length)];
    left[tile]--;
    return tileName(tile);
  });
  return names.join('');
}

function inventedText(random: Random): string {
  const left = Array.from({ length: 36 }, () => 3);
  const seats = 2 + random(3);
  const grid = inventedGrid(random, 1 + random(70), left);
  const turns = Math.ceil(grid.size / 6) + random(20);
  const hands = Array.from({ length: seats }, () => `${random(20)};${inventedHand(random, left, 6)}`);
  return `move${1 + random(seats)} ${turns} - ${gridText(grid)} ${hands.join(' ')}`;
}

it('positions that no moves led to are read, written and played to their end', () => {
  let played = 0;
  for (let seed = 0; seed < RUNS; seed++) {
    const random = seededRandom(`invented ${seed}`);
    const text = inventedText(random);
    const result = read(text);
    if (!result.ok) {
      expect(['score-too-high'], `${seed}: ${text}`).toContain(result.refusal.code);
      continue;
    }
    const { value } = result;
    const three = Array.from({ length: 36 }, () => 3);
    expect(qwirkle.census(value), text).toEqual(three);
    const again = read(qwirkle.formatPosition(value));
    expect(again.ok && qwirkle.view(again.value), text).toEqual(qwirkle.view(value));
    const whole = qwirkle.determinize(value, random);
    playOut(qwirkle, whole, { choose: randomChooser(qwirkle, random), chance: () => random });
    expect(qwirkle.census(whole), text).toEqual(three);
    played++;
  }
  expect(played).toBeGreaterThan(RUNS / 4);
});
