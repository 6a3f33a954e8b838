// Laws about points: events explain them, a sink changes nothing, rounds count up, and the outcome follows from the scores.

import { apply } from '../action.ts';
import type { Outcome } from '../game.ts';
import { must, mustEqual } from './compare.ts';
import { law } from './law.ts';
import { walk } from './walk.ts';

export const eventsExplainPoints = law('events explain every point', (trial) => {
  const { game, seats } = trial;
  const explained = new Array<number>(seats).fill(0);
  const sink = ({ type, seat, points }: { type: string; seat?: number; points?: number }) => {
    if (points === undefined) return;
    must(seat !== undefined && seat >= 1 && seat <= seats, `event ${type} gives points to no seat`, { seat, points });
    explained[seat - 1] = (explained[seat - 1] ?? 0) + points;
  };
  for (const { index, position } of walk(trial, sink)) {
    mustEqual(`scores before action ${index}`, game.scores(position), explained);
  }
});

export const sinksChangeNothing = law('a sink makes no difference', (trial) => {
  const { game, options, seats } = trial;
  const told = game.setup(options, seats);
  for (const { index, position, turn, action } of walk(trial)) {
    mustEqual(`position with a sink before action ${index}`, game.view(told), game.view(position));
    mustEqual(`turn with a sink before action ${index}`, game.turn(told), turn);
    if (action) apply(game, told, action, () => {});
  }
});

export const eventsArePlainData = law('events are plain data', (trial) => {
  let events: unknown[] = [];
  for (const { index } of walk(trial, (event) => events.push(event))) {
    mustEqual(`events of action ${index - 1}`, events, JSON.parse(JSON.stringify(events)));
    events = [];
  }
});

export const roundsCountUp = law('rounds count up from 1', (trial) => {
  const { game } = trial;
  let last = 1;
  for (const { index, position } of walk(trial)) {
    const round = game.round(position);
    const steady = index === 0 ? round === 1 : round === last || round === last + 1;
    must(steady, `round before action ${index}, after round ${last}`, round);
    last = round;
  }
});

export const outcomesRank = law('the outcome ranks every seat by its score', (trial) => {
  const { game, seats } = trial;
  for (const { index, position, turn, action } of walk(trial)) {
    mustEqual(`turn asked for again before action ${index}`, game.turn(position), turn);
    mustEqual(`turn of a clone before action ${index}`, game.turn(game.clone(position)), turn);
    if (turn.kind !== 'over') continue;
    must(action === undefined, 'an action after the end');
    mustEqual('scores of the outcome', turn.outcome.scores, game.scores(position));
    mustBeRanked(turn.outcome, seats);
  }
});

function mustBeRanked({ scores, ranks, reason }: Outcome, seats: number): void {
  must(scores.length === seats && ranks.length === seats, 'a score and a rank for each seat', scores, ranks);
  must(typeof reason === 'string' && reason !== '', 'a reason', reason);
  must(ranks.includes(1), 'somebody wins', ranks);
  const placed = ranks.map((rank, i) => ({ rank, score: scores[i] ?? Number.NaN }));
  for (const { rank, score } of placed) {
    must(
      rank === 1 + ranks.filter((other) => other < rank).length,
      'a rank is 1 + the number of better players',
      ranks,
    );
    for (const other of placed) {
      must(!(score > other.score) || rank < other.rank, 'a larger score is a better rank', scores, ranks);
    }
  }
}
