// From a full table to the first deal: contributions to the shuffle are opened, then the match begins.

import { isSeatCount, reseated } from '@mozaika/kernel';
import { HostedMatch } from '../matches/hosted-match.ts';
import type { MatchRow } from '../storage/port.ts';
import { type Change, changed, type Decision, NOTHING, replacement, type TableSnapshot } from './decision.ts';
import { nextLook } from './opening.ts';
import { newSeed } from './seed.ts';
import { nameInMatch } from './strengths.ts';
import {
  allOpened,
  beginMatch,
  beginOpening,
  endMatch,
  isFull,
  leftSeats,
  seatAfterRotation,
  type TableState,
} from './table-state.ts';
import { matchIdOf, startingFairness } from './table-view.ts';

/** What a change of the seats leads to: a table that is full goes on by itself. */
export function proceed(
  table: TableSnapshot,
  state: TableState,
): Pick<Change, 'started'> & { readonly state: TableState } {
  const { now, rules } = table;
  const seated = withOptionsOfPeople(table, state);
  const isReady = seated.stage === 'gathering' && isFull(seated);
  const next = isReady ? beginOpening(seated, now, now + rules.pace.opening) : seated;
  if (next.stage !== 'opening') return { state: next };
  return allOpened(next) || nextLook(table, next) === undefined ? begin(table, next) : { state: next };
}

/** Options that name seats (who starts, who is oldest) follow the people when a rematch rotates the seats. */
function withOptionsOfPeople({ state: before, rules }: TableSnapshot, state: TableState): TableState {
  const seats = state.seats.length;
  const isRotated = before.stage === 'over' && state.stage === 'gathering';
  if (!isRotated || !isSeatCount(seats)) return state;
  const game = rules.games.servedGame(state.game);
  const options = game.parseOptions(state.options, seats);
  if (!options.ok) return state;
  return { ...state, options: reseated(game, options.value, seats, (seat) => seatAfterRotation(seat, seats)) };
}

/** The same as a decision. */
export function proceedTo(table: TableSnapshot, state: TableState): Decision {
  const next = proceed(table, state);
  return next.state === table.state ? NOTHING : changed(next);
}

function begin({ code, now, strengths, rules: { games, outages } }: TableSnapshot, state: TableState) {
  const row: MatchRow = {
    id: matchIdOf(code, state.matches + 1),
    table: code,
    game: state.game,
    options: JSON.stringify(state.options),
    rules: games.rules(state.game),
    people: state.seats.map((seat) => (seat.kind === 'person' ? seat.person : null)),
    names: state.seats.map((seat) => (seat.kind === 'bot' ? nameInMatch(games, state, strengths, seat.level) : '')),
    seed: state.seed,
    fairness: JSON.stringify(startingFairness(state)),
    clock: JSON.stringify(state.clock),
    started: now,
    ended: null,
  };
  const started = new HostedMatch(games.servedGame(state.game), row, [], outages);
  // Nobody sees this match before it is stored, so that its first entries can be committed at once.
  started.commit(started.updateWith(started.proposeStart(), now));
  // Who left while contributions were being opened does not play.
  const facts = leftSeats(state).flatMap((seat) => replacement(seat, games.standIn(state.game)));
  if (facts.length > 0) started.commit(started.updateWith(started.proposeFacts(facts), now));
  const playing = beginMatch(state);
  return { state: started.over ? endMatch(playing, newSeed()) : playing, started };
}
