// A table as a viewer sees it, made from what it knows, who is there and the match that runs.

import { BOT_METHOD, DEAL_METHOD, seatAt } from '@mozaika/kernel';
import type { FairnessView, OfferView, SeatView, TableView } from '@mozaika/protocol';
import type { HostedMatch } from '../matches/hosted-match.ts';
import { displayNameOf } from '../people/display-name.ts';
import type { Commitment } from '../storage/port.ts';
import type { Occupants } from './occupants.ts';
import { absentFrom, commitmentOf, notAwaited, sealsOf, seatOfPerson, type TableState } from './table-state.ts';

/** A table with what is seen of it. */
export interface ViewedTable {
  readonly code: string;
  readonly state: TableState;
  readonly match: HostedMatch | undefined;
  /** The rulings that its next match is played by. */
  readonly rules: number;
}

export function seatViews(state: TableState, match: HostedMatch | undefined, occupants: Occupants): SeatView[] {
  return state.seats.map((who, i): SeatView => {
    if (who.kind === 'bot') return { kind: 'bot', level: nameOfBot(state, match, i) ?? who.level };
    if (who.kind !== 'person') return openSeat(state, i, occupants);
    const person = occupants.person(who.person);
    const playing = isOfMatch(state) ? match : undefined;
    const stand = playing?.standIn(seatAt(i));
    const away = occupants.awaySince(who.person);
    return {
      kind: 'person',
      name: person ? displayNameOf(person) : '',
      present: occupants.isPresent(who.person),
      ...(away === undefined ? {} : { awaySince: away }),
      ...(stand === undefined ? {} : { replaced: stand.level }),
      ...(playing?.hasResigned(seatAt(i)) ? { resigned: true } : {}),
      ...(person?.program ? { program: true } : {}),
    };
  });
}

function openSeat({ reserved }: TableState, i: number, occupants: Occupants): SeatView {
  const expected = reserved?.[i];
  const person = expected === undefined ? undefined : occupants.person(expected);
  return { kind: 'open', ...(person && { for: displayNameOf(person) }) };
}

/** Whether people sit as in the match that runs or has just ended; a rematch moves everybody on. */
const isOfMatch = ({ stage }: TableState): boolean => stage === 'playing' || stage === 'over';

/** What a bot is called in the match that runs or has just ended. */
function nameOfBot(state: TableState, match: HostedMatch | undefined, index: number): string | undefined {
  return (isOfMatch(state) && match?.row.people[index] === null && match.row.names[index]) || undefined;
}

export const matchIdOf = (code: string, n: number): string => `${code}.${n}`;

/** What the journal says of the match that comes next. */
export const nextCommitment = (code: string, state: TableState): Commitment => ({
  match: matchIdOf(code, state.matches + 1),
  method: DEAL_METHOD,
  commitment: commitmentOf(state),
});

/** What may be known about the shuffle of a match that has begun. */
const fairnessView = (match: HostedMatch): FairnessView => ({
  ...match.fairness,
  ...(match.over ? { seed: match.row.seed } : {}),
});

/** What a match is begun with: from here on, whoever has not opened a contribution is absent. */
export const startingFairness = (state: TableState): FairnessView => ({
  method: DEAL_METHOD,
  commitment: commitmentOf(state),
  seals: sealsOf(state),
  contributions: [...(state.opening?.contributions ?? [])],
  absent: absentFrom(state),
  bots: BOT_METHOD,
});

/** The same while contributions are opened: absent is only who is not waited for. */
const openingFairness = (state: TableState): FairnessView => ({
  ...startingFairness(state),
  absent: notAwaited(state),
});

function matchView({ code, state, match, rules }: ViewedTable): TableView['match'] {
  if (state.stage === 'opening') {
    const id = matchIdOf(code, state.matches + 1);
    return { id, rules, fairness: openingFairness(state), ...(state.opening && { opensUntil: state.opening.until }) };
  }
  if (!match) return null;
  return { id: match.id, rules: match.row.rules, fairness: fairnessView(match) };
}

/** What somebody has asked the others for. */
function offersOf(state: TableState, match: HostedMatch | undefined): OfferView[] {
  const { undo, rematch = [] } = state;
  const [first] = rematch;
  const some: OfferView[] = [];
  if (undo && undo.length === match?.length) {
    some.push({ kind: 'undo', by: undo.by, agreed: [...undo.agreed], target: undo.target });
  }
  if (first) some.push({ kind: 'rematch', by: first.seat, agreed: rematch.map(({ seat }) => seat) });
  return some;
}

/** What all viewers see alike. */
export function tableView({ code, state, match, rules }: ViewedTable, occupants: Occupants): Omit<TableView, 'you'> {
  return {
    code,
    game: state.game,
    // Stored from a message that the schema let through.
    options: state.options as TableView['options'],
    clock: state.clock,
    listed: state.listed,
    created: state.created,
    stage: state.stage,
    seats: seatViews(state, match, occupants),
    match: matchView({ code, state, match, rules }),
    ...(state.closedBy && { closedBy: state.closedBy }),
    commitment: commitmentOf(state),
    offers: offersOf(state, match),
  };
}

/** What a viewer is at the table. */
export function youAt(state: TableState, person: string | undefined): TableView['you'] {
  const seat = seatOfPerson(state, person);
  return { host: person !== undefined && person === state.host, ...(seat === undefined ? {} : { seat }) };
}
