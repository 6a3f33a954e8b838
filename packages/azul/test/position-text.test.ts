// Positions as texts: what is read, every refusal once, and positions that no moves led to.

import { allMoves, formatSetUp, parseSetUp, playOut, type Random, randomChooser, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { type AzulOptions, type AzulView, azul, BOARD_NAMES, boardNamed, COLOURS } from '../src/index.ts';

const RUNS = 'MOZAIKA_SOAK' in process.env ? 20_000 : 400;
const EMPTY = '0;-,-,-,-,-;5/5/5/5/5;-';
const OFFER = 'BBYR,YYKW,BRRK,KWWW,BYRK';

const read = (text: string, options: AzulOptions = { board: 'coloured' }) => azul.parsePosition(text, options);
const refusalOf = (text: string, board: AzulOptions['board'] = 'coloured') => {
  const result = read(text, { board });
  return result.ok ? undefined : result.refusal;
};

describe('a text of a position', () => {
  it('tells everything: round, turn, marker, displays, centre, bag, lid, and each seat', () => {
    const text = '3i1 take2 1/2 BBYR,-,YYKW,-,- KK rest 3Y2R 12;-,YY,-,-,-;B1R2/5/5/5/5;- 9;B,-,-,-,-;5/1B3/5/5/5;YYM';
    const position = read(text);
    if (!position.ok) throw new Error(JSON.stringify(position.refusal));
    expect(azul.view(position.value)).toMatchObject({
      round: 3,
      idleRounds: 1,
      mover: 2,
      starter: 1,
      marker: 2,
      displays: ['BBYR', '', 'YYKW', '', ''],
      centre: 'KK',
      lid: { B: 0, Y: 3, R: 2, K: 0, W: 0 },
      players: [
        { score: 12, lines: ['', 'YY', '', '', ''], wall: ['B.R..', '.....', '.....', '.....', '.....'] },
        { score: 9, lines: ['B', '', '', '', ''], floor: 'YYM' },
      ],
    });
    expect(allMoves(azul, position.value, 2).length).toBeGreaterThan(10);
  });

  it('is a link with underscores, and one of an edition', () => {
    const text = `azul-mini 1 take1 1/C ${OFFER} - rest - ${EMPTY} ${EMPTY}`;
    const linked = parseSetUp(azul, text.replaceAll(' ', '_'));
    expect(linked).toMatchObject({ ok: true, value: { options: { board: 'coloured', edition: 'mini' }, seats: 2 } });
    if (linked.ok) {
      expect(formatSetUp(azul, linked.value.options, linked.value.position)).toBe(
        text.replace('rest', '16B16Y16R16K16W'),
      );
    }
    expect(parseSetUp(azul, text, { options: { board: 'gray' } })).toMatchObject({
      refusal: { code: 'other-edition', found: 'azul-mini', expected: 'azul-gray' },
    });
  });
});

/** A position with one thing changed; the bag holds the rest, unless it is named. */
const changed = (change: { [part: string]: string }): string => {
  const parts = {
    round: '4',
    turn: 'take1',
    starter: '1/C',
    displays: 'BBYR,-,-,-,-',
    centre: 'KK',
    bag: 'rest',
    lid: '-',
    one: EMPTY,
    two: EMPTY,
    ...change,
  };
  return Object.values(parts).join(' ');
};
const seat = (score: string, lines = '-,-,-,-,-', wall = '5/5/5/5/5', floor = '-') =>
  [score, lines, wall, floor].join(';');
const BETWEEN = { turn: 'deal', starter: '1/1', displays: '-,-,-,-,-', centre: '-' };

describe('a text is refused with what would be right', () => {
  it.each([
    ['a text without seats', '3 take1', { code: 'unreadable' }],
    ['an odd round', changed({ round: '0' }), { code: 'unreadable', found: '0' }],
    ['a turn of nobody at this table', changed({ turn: 'take3' }), { code: 'unreadable', found: 'take3' }],
    ['an odd seat', changed({ one: '1;2' }), { code: 'unreadable', found: '1;2' }],
    ['too many displays', changed({ displays: '-,-,-,-,-,B' }), { code: 'display-count', found: 6, expected: 5 }],
    ['five tiles on a display', changed({ displays: 'BBYRR,-,-,-,-' }), { code: 'display-too-full', display: 1 }],
    [
      'a centre that nobody can have filled',
      changed({ displays: 'BBYR,BBYR,YYYY,RRRR,-', centre: 'KKKK' }),
      { code: 'centre-too-full', most: 3 },
    ],
    ['21 blue tiles', changed({ lid: '19B' }), { code: 'tile-count', colour: 'B', found: 21, expected: 20 }],
    ['tiles that lie nowhere', changed({ bag: '3B' }), { code: 'tile-count', colour: 'B', found: 5, expected: 20 }],
    ['a line of two colours', changed({ one: seat('0', '-,YB,-,-,-') }), { code: 'line-of-two-colours', line: 2 }],
    ['a line with too many tiles', changed({ one: seat('0', 'YY,-,-,-,-') }), { code: 'line-too-long', most: 1 }],
    [
      'a colour that the wall row has',
      changed({ one: seat('0', 'B,-,-,-,-', 'B4/5/5/5/5') }),
      { code: 'line-colour-on-wall', line: 1, colour: 'B' },
    ],
    [
      'a cell of another colour',
      changed({ one: seat('0', '-,-,-,-,-', 'Y4/5/5/5/5') }),
      { code: 'wall-cell-printed', printed: 'B' },
    ],
    [
      'eight tiles on the floor',
      changed({ one: seat('0', '-,-,-,-,-', '5/5/5/5/5', 'BBBBYYYY') }),
      { code: 'floor-too-long', most: 7 },
    ],
    [
      'the marker in two places',
      changed({ one: seat('0', '-,-,-,-,-', '5/5/5/5/5', 'M') }),
      { code: 'marker-misplaced', expected: 0 },
    ],
    ['no marker with its holder', changed({ starter: '1/2' }), { code: 'marker-misplaced', seat: 2, expected: 1 }],
    [
      'a floor between rounds',
      changed({ ...BETWEEN, one: seat('0', '-,-,-,-,-', '5/5/5/5/5', 'B') }),
      { code: 'floor-not-empty', seat: 1 },
    ],
    [
      'another seat with the marker between rounds',
      changed({ ...BETWEEN, starter: '1/2' }),
      { code: 'marker-starts', expected: 1 },
    ],
    ['nobody who began', changed({ starter: '-' }), { code: 'starter-unfit' }],
    [
      'a complete row',
      changed({ one: seat('9', '-,-,-,-,-', 'BYRKW/5/5/5/5') }),
      { code: 'row-complete', seat: 1, row: 1 },
    ],
    ['nothing to take', changed({ displays: '-,-,-,-,-', centre: '-' }), { code: 'nothing-on-offer' }],
    ['tiles on offer between rounds', changed({ turn: 'deal', starter: '1/1' }), { code: 'tiles-on-offer' }],
    [
      'a full line between rounds',
      changed({ ...BETWEEN, one: seat('0', 'Y,-,-,-,-') }),
      { code: 'full-line-left', line: 1 },
    ],
    [
      'tiling where nobody chooses',
      changed({ ...BETWEEN, turn: 'tile', starter: '1/C' }),
      { code: 'tiling-by-itself' },
    ],
    ['placed tiles while tiles are taken', changed({ round: '4p1' }), { code: 'placed-too-many', most: 0 }],
    ['four idle rounds of three', changed({ round: '4i4' }), { code: 'idle-too-many', found: 4, most: 3 }],
    ['nothing left to deal', changed({ ...BETWEEN, bag: '-', one: EMPTY }), { code: 'tile-count' }],
    ['a beginning in the middle', changed({ ...BETWEEN, turn: 'start', starter: '-' }), { code: 'not-the-beginning' }],
    ['an end without a row', changed({ ...BETWEEN, turn: 'end-row' }), { code: 'not-over', reason: 'row' }],
    [
      'a wall of the first round',
      changed({ round: '1', one: seat('1', '-,-,-,-,-', 'B4/5/5/5/5') }),
      { code: 'wall-too-full', most: 0, expected: 2 },
    ],
    [
      'more points than tiles score',
      changed({ one: seat('11', '-,-,-,-,-', 'B4/5/5/5/5') }),
      { code: 'score-too-high', found: 11, most: 10 },
    ],
  ])('%s', (_, text, refusal) => {
    expect(refusalOf(text)).toMatchObject(refusal);
  });

  it.each([
    ['a colour twice in a row', seat('0', '-,-,-,-,-', 'B3B/5/5/5/5'), { code: 'wall-row-twice', row: 1 }],
    ['a colour twice in a column', seat('0', '-,-,-,-,-', 'B4/B4/5/5/5'), { code: 'wall-column-twice', column: 1 }],
  ])('%s of a free wall', (_, one, refusal) => {
    expect(refusalOf(changed({ one }), 'gray')).toMatchObject(refusal);
  });

  it('tiling without a full line, and a match that ended because nothing was left', () => {
    expect(refusalOf(changed({ ...BETWEEN, turn: 'tile', starter: '1/C' }), 'gray')).toMatchObject({
      code: 'no-full-line',
    });
    const gone = { ...BETWEEN, bag: '-', lid: 'rest' };
    expect(refusalOf(changed(gone))).toMatchObject({ code: 'unreadable', found: 'rest' });
    const spread = ['0;-,-,BB,YYY,WWWW;5/5/5/5/5;-', '0;-,-,BB,YYY,WWWW;5/5/5/5/5;-'];
    const lines = changed({ ...BETWEEN, bag: '-', lid: '16B14Y20R20K12W', one: spread[0], two: spread[1] });
    expect(refusalOf(lines)).toBeUndefined();
  });
});

/** A position that nobody played to: random tiles wherever the rules let them lie. */
function invented(random: Random): { readonly options: AzulOptions; readonly text: string } {
  const board = BOARD_NAMES[random(BOARD_NAMES.length)];
  const seats = 2 + random(3);
  const left = COLOURS.map(() => 20);
  const letter = () => {
    const possible = COLOURS.filter((_, i) => left[i] > 0);
    const found = possible[random(possible.length)];
    left[COLOURS.indexOf(found)]--;
    return found;
  };
  const round = 3 + random(8);
  const players = Array.from({ length: seats }, () => inventedSeat(board, Math.min(12, 5 * (round - 1)), left, random));
  const rows = players.map(({ lines, wall }) => [lines.map((line) => line || '-').join(','), wall.join('/')]);
  const many = left.reduce((a, b) => a + b, 0);
  const displays = Array.from({ length: 2 * seats + 1 }, (_, i) =>
    random(3) === 0 || many < 4 * (i + 2) ? '-' : [letter(), letter(), letter(), letter()].join(''),
  );
  if (displays.join('').replaceAll('-', '') === '') displays[0] = letter();
  const holder = random(seats + 1);
  const marker = holder === seats ? 'C' : holder + 1;
  const floors = players.map((_, i) => (i === holder ? 'M' : random(2) === 0 || many < 40 ? '-' : letter()));
  const one = rows.map(([lines, wall], i) => `${random(10)};${lines};${wall};${floors[i]}`);
  const turn = `take${1 + random(seats)}`;
  return {
    options: { board },
    text: `${round} ${turn} ${1 + random(seats)}/${marker} ${displays.join(',')} - rest - ${one.join(' ')}`,
  };
}

function inventedSeat(name: AzulOptions['board'], most: number, left: number[], random: Random) {
  const { data } = boardNamed(name);
  const wall = Array.from({ length: 5 }, () => ['.', '.', '.', '.', '.']);
  const take = (colour: number, count: number) => {
    left[colour] -= count;
  };
  for (let tries = random(most + 1); tries > 0; tries--) {
    const [row, column, colour] = [random(5), random(5), random(5)];
    const printed = data.wall[row][column];
    const isFree =
      wall[row][column] === '.' &&
      !wall[row].includes(COLOURS[colour]) &&
      wall.every((cells) => cells[column] !== COLOURS[colour]) &&
      wall[row].filter((cell) => cell !== '.').length < 4;
    if (left[colour] < 8 || !isFree || (printed !== '.' && printed !== COLOURS[colour])) continue;
    wall[row][column] = COLOURS[colour];
    take(colour, 1);
  }
  const lines = wall.map((cells, line) => {
    const colour = random(5);
    const count = random(line + 2);
    if (cells.includes(COLOURS[colour]) || left[colour] < 8) return '';
    take(colour, count);
    return COLOURS[colour].repeat(count);
  });
  return { lines, wall: wall.map((cells) => cells.join('').replace(/\.+/g, ({ length }) => String(length))) };
}

it('positions that no moves led to are read, written and played to their end', () => {
  let played = 0;
  for (let seed = 0; seed < RUNS; seed++) {
    const random = seededRandom(`invented ${seed}`);
    const { options, text } = invented(random);
    const result = read(text, options);
    // Walls here may lack the points or the rounds of a match, nothing else.
    if (!result.ok) {
      expect(['score-too-high'], `${seed}: ${text}`).toContain(result.refusal.code);
      continue;
    }
    const position = result.value;
    expect(azul.census(position), text).toEqual([20, 20, 20, 20, 20]);
    const again = read(azul.formatPosition(position), options);
    expect(again.ok && (azul.view(again.value) as AzulView), text).toEqual(azul.view(position));
    playOut(azul, position, { choose: randomChooser(azul, random), chance: () => random });
    expect(azul.census(position), text).toEqual([20, 20, 20, 20, 20]);
    played++;
  }
  expect(played).toBeGreaterThan(RUNS / 4);
});
