// From a full table to the first deal: contributions are opened, then the match begins.

import type { Game, Json, Seat } from '@mozaika/kernel';
import { HostedMatch } from '../matches/hosted-match.ts';
import type { MatchRow, Operation } from '../storage/port.ts';
import type { TableSession } from './table-session.ts';
import { allOpened, beginMatch, beginOpening, endMatch, isFull, leftSeats, type TableState } from './table-state.ts';
import { matchIdOf, openingFairness } from './table-view.ts';

/** The bot that takes a person's seat over. */
const STAND_IN = 'expert';

/** What the log tells of a person whom a bot replaces. */
export const replacement = (seat: Seat, why: 'resign' | 'left' | 'timeout'): string[] => [
  `! ${why} ${seat}`,
  `! bot ${seat} ${STAND_IN}`,
];

interface Started {
  readonly state: TableState;
  readonly also: readonly Operation[];
  after?(): void;
}

/** What a change of the seats leads to: a table that is full goes on by itself. */
export function proceed(room: TableSession, state: TableState): Started {
  const { house } = room;
  const now = house.time.now();
  const opening = state.stage === 'gathering' && isFull(state) ? beginOpening(state, now + house.pace.opening) : state;
  if (opening.stage !== 'opening' || !opening.opening) return { state: opening, also: [] };
  if (allOpened(opening) || opening.opening.until <= now) return begin(room, opening);
  const duty = { subject: room.code, kind: 'open', due: opening.opening.until };
  return { state: opening, also: [{ do: 'set-job', job: duty }], after: () => house.duties.at(duty) };
}

function begin(room: TableSession, state: TableState): Started {
  const { house, code } = room;
  const game = house.game(state.game) as Game;
  const now = house.time.now();
  const row: MatchRow = {
    id: matchIdOf(code, state.matches + 1),
    table: code,
    game: state.game,
    options: JSON.stringify(state.options as Json),
    rules: house.rulesOf(state.game),
    people: state.seats.map((seat) => (seat.kind === 'person' ? seat.person : null)),
    names: state.seats.map((seat) => (seat.kind === 'bot' ? seat.level : '')),
    seed: state.seed,
    fairness: JSON.stringify(openingFairness(state)),
    clock: JSON.stringify(state.clock),
    started: now,
    ended: null,
  };
  const match = new HostedMatch(game, row, [], house.outages);
  const { entries: dealt, over } = match.running.begin(match.key);
  // Who left while contributions were being opened does not play.
  const entries = [...dealt, ...leftSeats(state).flatMap((seat) => replacement(seat, 'left'))];
  match.extend(now, entries);
  const playing = beginMatch(state);
  return {
    state: over ? endMatch(playing, house.newSeed()) : playing,
    also: [
      { do: 'add-match', match: row },
      { do: 'append', match: row.id, from: 0, at: now, texts: entries, over },
      { do: 'clear-job', subject: code, kind: 'open' },
      ...house.duties.changes(match, [], now),
    ],
    after: () => {
      house.duties.follow(match, now);
      house.announceTurn(room, match);
    },
  };
}
