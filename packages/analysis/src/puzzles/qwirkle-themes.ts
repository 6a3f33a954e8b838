// What the right move of a Qwirkle puzzle is about.

import { type Move, MoveList, type Seat } from '@mozaika/kernel';
import { handSize, type Position, qwirkle } from '@mozaika/qwirkle';
import { qwirkleMoveFacts } from '../qwirkle/move-facts.ts';
import type { Theme } from './puzzle.ts';

/** Fewer kept tiles that go together are no set to keep. */
const LEAST_SET = 4;

/** Earlier a move hardly changes who wins. */
const FEW_TILES = 45;
/** So few tiles in both hands are mostly solved in a moment. */
const FEW_IN_HANDS = 9;

export const qwirklePuzzles = {
  themesOf: qwirkleThemes,
  wayToLook(position: Position) {
    const { bag, seats } = position;
    if (bag === 0 && seats === 2)
      return handSize(position, 1) + handSize(position, 2) <= FEW_IN_HANDS ? 'solve' : undefined;
    return bag <= FEW_TILES ? 'compare' : undefined;
  },
} as const;

function qwirkleThemes(position: Position, seat: Seat, move: Move): Theme[] {
  const facts = qwirkleMoveFacts(position, seat, move);
  const greedy = greediest(position, seat);
  const opens = (one: typeof facts) => one.opened.some(({ isQwirkle }) => isQwirkle);
  const themes: (Theme | false)[] = [
    facts.qwirkles > 0 && 'qwirkle',
    facts.ends && 'end-the-match',
    facts.move.kind === 'trade' && 'trade',
    position.bag === 0 && 'empty-bag',
    facts.qwirkles === 0 && facts.closed.some(({ isQwirkle }) => isQwirkle) && 'close-the-five',
    facts.kept.sets.some(({ tiles }) => tiles.length >= LEAST_SET) && 'keep-the-set',
    greedy !== undefined && greedy.points > facts.points && 'not-the-most-points',
    greedy !== undefined && opens(greedy) && !opens(facts) && 'open-nothing',
  ];
  return themes.filter((theme) => theme !== false);
}

/** The facts of the play with the most points, the first of equals. */
function greediest(position: Position, seat: Seat) {
  const list = new MoveList();
  qwirkle.legalMoves(position, seat, list);
  const scores = list.toArray().map((move) => {
    const after = qwirkle.clone(position);
    qwirkle.applyMove(after, seat, move);
    return { move, points: qwirkle.scores(after)[seat - 1] ?? 0 };
  });
  const [best] = scores.toSorted((a, b) => b.points - a.points);
  return best && qwirkleMoveFacts(position, seat, best.move);
}
