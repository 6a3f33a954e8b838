// The line that is expected after the best move, on the board: as far as it goes without a deal, which nobody can expect.

import type { DecisionAnalysis } from '@mozaika/analysis';
import type { Game, Seat } from '@mozaika/kernel';
import { Timeline } from '../match/timeline.ts';
import type { MatchSetup } from '../storage/match-setup.ts';

export interface Line {
  /** The match up to the decision, and the line after it. */
  readonly timeline: Timeline;
  readonly moves: readonly { readonly seat: Seat; readonly text: string }[];
}

/** The best move, and what the search expects after it, if it begins with that move. */
export function lineAfter(
  game: Game,
  setup: MatchSetup,
  actions: readonly string[],
  { seat, best, line }: Pick<DecisionAnalysis, 'seat' | 'best' | 'line'>,
): Line {
  const timeline = Timeline.of(game, setup, actions);
  const expected = line[0] === best.move ? line : [best.move];
  const moves: { seat: Seat; text: string }[] = [];
  for (const [i, text] of expected.entries()) {
    const { turn } = timeline;
    if (turn.kind !== 'move') break;
    const mover = i === 0 ? seat : turn.seats[0];
    // What others hold is only guessed in a line: a move that they can't make ends it.
    if (mover === undefined || timeline.append([`${mover} ${text}`])) break;
    moves.push({ seat: mover, text });
  }
  return { timeline, moves };
}
