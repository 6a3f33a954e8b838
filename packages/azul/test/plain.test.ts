// The quick rules against the slow and obvious ones: thousands of random matches, compared after every action.

import { apply, check, formatAction, parseAction, type Random, SEAT_COUNTS, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { azul, BOARD_NAMES, type BoardName, type Position } from '../src/index.ts';
import { COLOUR_LETTERS, PlainAzul } from './plain.ts';
import { plainRanks } from './plain-score.ts';
import { legalActions } from './table.ts';

const SOAK = 'MOZAIKA_SOAK' in process.env ? 200 : 1;

/** How players choose: anyhow, never the floor if it can be helped, nearly always the floor; such matches are long. */
const HABITS = {
  anyhow: () => true,
  tidy: (text: string) => !text.endsWith('F'),
  careless: (text: string, random: Random) => text.endsWith('F') || random(12) === 0,
};

type Habit = keyof typeof HABITS;
const MATCHES: { readonly [habit in Habit]: number } = { anyhow: 40 * SOAK, tidy: 40 * SOAK, careless: 8 * SOAK };

const letters = (heap: readonly string[]): string => heap.join('');
const inOrder = (heap: readonly string[]): string =>
  COLOUR_LETTERS.map((colour) => letters(heap.filter((letter) => letter === colour))).join('');
const counts = (heap: readonly string[]) => {
  const found: { [colour: string]: number } = { B: 0, Y: 0, R: 0, K: 0, W: 0 };
  for (const letter of heap) found[letter]++;
  return found;
};

/** The first line from the top (counted from 1) that is full. */
const firstFull = (lines: readonly (readonly string[])[]): number | null =>
  lines.findIndex((tiles, line) => tiles.length === line + 1) + 1 || null;

/** What the slow rules see, in the shape of the quick ones' view. */
function plainView(plain: PlainAzul) {
  const marker = plain.markerInCentre ? 'centre' : plain.holder;
  return {
    board: plain.boardId,
    seats: plain.seats,
    round: plain.round,
    idleRounds: plain.idleRounds,
    placed: plain.placedThisRound,
    phase: plain.phase,
    mover: plain.phase === 'offer' ? plain.mover : null,
    starter: plain.phase === 'start' ? null : plain.starter,
    marker: plain.phase === 'start' ? null : marker,
    displays: plain.displays.map(inOrder),
    centre: inOrder(plain.centre),
    bag: counts(plain.bag),
    lid: counts(plain.lid),
    players: plain.players.map(({ score, lines, wall, floor }) => ({
      score,
      lines: lines.map(letters),
      wall: wall.map(letters),
      floor: letters(floor),
      tiling: plain.phase === 'tiling' ? firstFull(lines) : null,
    })),
    endReason: plain.reason === '' ? null : plain.reason,
  };
}

/** A deal with one letter changed, moved or left out, or with two displays swapped. */
function almost(deal: string, random: Random): string {
  const words = deal.split(' ').slice(2);
  const from = random(words.length);
  const at = random(words[from].length);
  const letter = COLOUR_LETTERS[random(5)];
  if (random(3) === 0) [words[from], words[0]] = [words[0], words[from]];
  else if (random(8) === 0) words[from] = words[from].slice(1) || '-';
  else words[from] = words[from].slice(0, at) + letter + words[from].slice(at + 1);
  return `* deal ${words.join(' ')}`;
}

function compareDeals(position: Position, plain: PlainAzul, deal: string, random: Random): void {
  for (const text of [deal, almost(deal, random), almost(deal, random)]) {
    const action = parseAction(azul, text);
    if (!action.ok) throw new Error(`unreadable: ${text}`);
    const legal = check(azul, position, action.value) === undefined;
    if (legal !== plain.canDeal(text.split(' ').slice(2)))
      throw new Error(`${text} is ${legal ? '' : 'not '}let through`);
  }
}

function compareViews(position: Position, plain: PlainAzul, here: string): void {
  const [quickly, slowly] = [azul.view(position), plainView(plain)].map((view) => JSON.stringify(view));
  if (quickly !== slowly) expect(JSON.parse(quickly), here).toEqual(JSON.parse(slowly));
}

/** Plays a match with both, and says how it ended. */
function compareMatch(board: BoardName, seats: 2 | 3 | 4, habit: Habit, seed: string): string {
  const random = seededRandom(seed);
  const position = azul.setup({ board }, seats);
  const plain = new PlainAzul(board, seats);
  for (;;) {
    const turn = azul.turn(position);
    const here = `seed ${seed}, round ${plain.round}`;
    // A difference stays, so within an offer not every position has to be looked at.
    if (plain.phase !== 'offer' || random(8) === 0) compareViews(position, plain, here);
    if (turn.kind === 'over') {
      const { scores, ranks, reason } = turn.outcome;
      const wanted = [plain.players.map(({ score }) => score), plainRanks(plain.players), plain.reason];
      expect([scores, ranks, reason], here).toEqual(wanted);
      return reason;
    }
    let text: string;
    if (turn.kind === 'deal') {
      text = formatAction(azul, { kind: 'deal', deal: azul.deal(position, random) });
      if (plain.phase === 'deal') compareDeals(position, plain, text, random);
    } else {
      const moves = plain.moves();
      const listed = legalActions(position);
      if (listed.length !== moves.length || listed.some((move, i) => move !== moves[i]))
        expect(listed, here).toEqual(moves);
      const liked = moves.filter((move) => HABITS[habit](move, random));
      const choices = liked.length > 0 ? liked : moves;
      text = choices[random(choices.length)];
    }
    const action = parseAction(azul, text);
    if (!action.ok) throw new Error(`${here}: unreadable ${text}`);
    const refused = check(azul, position, action.value);
    if (refused) expect(refused, here).toBeUndefined();
    apply(azul, position, action.value);
    plain.play(text);
  }
}

describe.each(BOARD_NAMES)('the quick rules agree with the plain ones on %s', (board) => {
  it.each(SEAT_COUNTS)('%i seats: positions, legal moves, deals, scores, ranks and reasons', (seats) => {
    const reasons = new Set<string>();
    for (const habit of Object.keys(HABITS) as Habit[]) {
      for (let i = 0; i < MATCHES[habit]; i++)
        reasons.add(compareMatch(board, seats, habit, `${board} ${seats} ${habit} ${i}`));
    }
    expect(reasons).toContain('row');
  });
});
