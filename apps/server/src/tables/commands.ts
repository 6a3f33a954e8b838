// What people do at a table over their socket: for each message, the decision that it leads to.

import { ok, parseFact, type Result, refuse, type Seat, seatAt } from '@mozaika/kernel';
import type { ClientMessage, ClientOp } from '@mozaika/protocol';
import type { HostedMatch } from '../matches/hosted-match.ts';
import {
  append,
  type Cause,
  changed,
  type Decision,
  given,
  NOTHING,
  refused,
  replacement,
  type TableSnapshot,
} from './decision.ts';
import { departure } from './departure.ts';
import { proceed, proceedTo } from './match-start.ts';
import { agreeToRematch, fill, leftSeats, markLeft, reveal, seatOfPerson, sit, standUp } from './table-state.ts';
import { matchIdOf } from './table-view.ts';

/** Messages that change something at a table. */
export type TableMessage = ClientMessage & { readonly op: Exclude<ClientOp, 'watch' | 'unwatch' | 'ping'> };
type Message<Op extends ClientOp> = ClientMessage & { readonly op: Op };

/** Somebody who does something at a table. */
export interface Author {
  readonly client: string;
  /** The id of a person who is stored. */
  readonly person: string;
}

type Command<Op extends ClientOp> = (table: TableSnapshot, author: Author, message: Message<Op>) => Decision;

interface Playing {
  readonly match: HostedMatch;
  readonly seat: Seat;
}

/** The match of a message and the author's seat in it. */
function seated({ match }: TableSnapshot, { person }: Author, id: string): Result<Playing> {
  if (match?.id !== id) return refuse('no-such-match', { match: id });
  const seat = match.seatOf(person);
  return seat === undefined ? refuse('not-seated') : ok({ match, seat });
}

/** The same, if the match is not over. */
function playing(table: TableSnapshot, author: Author, id: string): Result<Playing> {
  const found = seated(table, author, id);
  return found.ok && found.value.match.over ? refuse('match-over') : found;
}

/** The same, for somebody who has not been replaced by a bot. */
const themselves = (found: Result<Playing>): Result<Playing> => {
  const standIn = found.ok ? found.value.match.standIn(found.value.seat) : undefined;
  return standIn ? refuse('replaced', { level: standIn.level, resigned: standIn.resigned }) : found;
};

/** So often a person may take their seat back from a bot in one match: more would fill its log. */
const MOST_RETURNS = 20;

/** The people who have to agree to what a seat asks for. */
const othersOf = ({ status }: HostedMatch, seat: Seat): Seat[] =>
  status.peopleSeats().filter((other) => other !== seat);

/** Takes back the moves from an entry on. */
const takeBack = (table: TableSnapshot, match: HostedMatch, target: number, cause: Cause): Decision =>
  given(match.proposeUndo(target), (proposal) => changed({ ...append(table, match, proposal), cause }));

/** Somebody resigns: for good, and with two seats that is the end of the match. */
const resign = (table: TableSnapshot, match: HostedMatch, seat: Seat) =>
  append(table, match, match.proposeFacts(departure(table, match, [seat], 'resigned')));

const commands: { readonly [Op in TableMessage['op']]: Command<Op> } = {
  sit: (table, { person }, { seat, seal }) =>
    given(sit(table.state, person, seat === undefined ? undefined : seatAt(seat - 1), seal), (state) =>
      proceedTo(table, state),
    ),

  fill: (table, { person }, { seat, level }) => {
    const { games } = table.rules;
    if (level !== null && !games.hasLevel(table.state.game, level)) return refused('no-such-level', { found: level });
    return given(fill(table.state, person, seatAt(seat - 1), level), (state) => proceedTo(table, state));
  },

  leave: (table, { person }) => {
    const { state, match } = table;
    const seat = seatOfPerson(state, person);
    if (seat === undefined) return NOTHING;
    if (state.stage === 'gathering') return changed({ state: standUp(state, seat) });
    // To leave a running match is to resign.
    const isPlaying = match && state.stage === 'playing' && !match.over && !match.hasResigned(seat);
    if (!isPlaying && leftSeats(state).includes(seat)) return NOTHING;
    const resigned = isPlaying ? resign(table, match, seat) : undefined;
    return changed({ ...resigned, ...proceed(table, markLeft(resigned?.state ?? state, seat)) });
  },

  reveal: (table, { person }, { match: id, value }) => {
    const { state, match, code } = table;
    if (match?.id === id) {
      const seat = match.seatOf(person);
      // The same message twice. What comes too late is not in the shuffle, and whoever sent it has to know.
      const isIn = match.fairness.contributions.some((one) => one.seat === seat && one.value === value);
      return isIn ? NOTHING : refused('not-opening', { stage: state.stage });
    }
    if (id !== matchIdOf(code, state.matches + 1)) return refused('no-such-match', { match: id });
    const seat = seatOfPerson(state, person);
    if (seat === undefined) return refused('not-seated');
    return given(reveal(state, seat, value), (next) => proceedTo(table, next));
  },

  // Also when the match is over: the move that ended it may come again.
  act: (table, author, { match: id, index, action, id: message }) =>
    given(themselves(seated(table, author, id)), ({ match, seat }) =>
      given(match.propose(seat, action, index), (proposal) =>
        proposal.entries.length === 0
          ? NOTHING
          : changed({ ...append(table, match, proposal), cause: { client: author.client, id: message } }),
      ),
    ),

  undo: (table, author, { match: id, index, id: message }) =>
    given(themselves(playing(table, author, id)), ({ match, seat }) => {
      const since = match.entries.slice(index).map(parseFact);
      // The same message twice: it has been done already.
      if (since.some((fact) => fact?.kind === 'undo')) return NOTHING;
      if (since.some((fact) => fact === undefined)) return refused('stale', { index, expected: match.length });
      return given(match.undoTarget(seat), (target) => {
        const absent = match.replacedSince(target);
        if (absent !== undefined) return refused('undo-absent', { seat: absent });
        if (othersOf(match, seat).length === 0) {
          return takeBack(table, match, target, { client: author.client, id: message });
        }
        if (table.state.undo?.by === seat) return NOTHING;
        return changed({ state: { ...table.state, undo: { by: seat, target, length: match.length, agreed: [] } } });
      });
    }),

  agree: (table, author, { match: id, yes, id: message }) =>
    given(themselves(playing(table, author, id)), ({ match, seat }) => {
      const { undo, ...rest } = table.state;
      if (!undo || undo.length !== match.length || undo.by === seat) return refused('no-offer', { kind: 'undo' });
      if (!yes) return changed({ state: rest });
      const agreed = [...new Set([...undo.agreed, seat])];
      if (othersOf(match, undo.by).every((other) => agreed.includes(other))) {
        return takeBack(table, match, undo.target, { client: author.client, id: message });
      }
      return changed({ state: { ...rest, undo: { ...undo, agreed } } });
    }),

  resign: (table, author, { match: id }) =>
    given(seated(table, author, id), ({ match, seat }) => {
      // The same message twice.
      if (match.hasResigned(seat)) return NOTHING;
      return match.over ? refused('match-over') : changed(resign(table, match, seat));
    }),

  back: (table, author, { match: id }) =>
    given(playing(table, author, id), ({ match, seat }) => {
      const standIn = match.standIn(seat);
      if (!standIn) return NOTHING;
      if (match.hasResigned(seat)) return refused('resigned', { seat });
      if (match.returnsTo(seat) >= MOST_RETURNS) return refused('too-many-returns', { seat, limit: MOST_RETURNS });
      return changed(append(table, match, match.proposeFacts([{ kind: 'back', seat }])));
    }),

  replace: (table, author, { match: id, seat: wanted }) =>
    given(playing(table, author, id), ({ match, seat }) => callBot(table, match, wanted, seat)),

  rematch: (table, { person }, { seal }) => {
    const { state } = table;
    const seat = seatOfPerson(state, person);
    if (seat === undefined) return refused('not-seated');
    // The others were quicker: the next match is on its way.
    if (state.stage === 'gathering' || state.stage === 'opening') return NOTHING;
    return given(agreeToRematch(state, seat, seal), (next) => proceedTo(table, next));
  },

  say: (table, author, { phrase, id }) => chat(table, author, { key: id, phrase, text: null }),
  report: ({ state }, { person }, { seat, reason, n, text, id }) => {
    const who = state.seats[seat - 1];
    if (who === undefined) return refused('no-such-seat', { seat, seats: state.seats.length });
    // Chat is shown to those who sit there.
    if (n !== undefined && seatOfPerson(state, person) === undefined) return refused('not-seated');
    if (who.kind !== 'person' || who.person === person) return refused('no-report', { seat });
    return { kind: 'report', draft: { person, key: id, about: who.person, reason, n, text } };
  },

  write: (table, author, { text, id }) => chat(table, author, { key: id, phrase: null, text }),
};

/** What a message leads to. */
export function decide(table: TableSnapshot, author: Author, message: TableMessage): Decision {
  // The table of commands is typed by the very `op` that picks from it, which TypeScript can't follow through a union.
  const command = commands[message.op] as Command<typeof message.op>;
  return command(table, author, message);
}

/** Calls a bot in for somebody who has been away for long enough. */
function callBot(table: TableSnapshot, match: HostedMatch, wanted: number, by: Seat): Decision {
  const { presence, now, rules } = table;
  const person = match.row.people[wanted - 1];
  if (person === undefined) return refused('no-such-seat', { seat: wanted, seats: match.row.people.length });
  const seat = seatAt(wanted - 1);
  if (match.clock.kind !== 'none') return refused('has-clock');
  if (person === null || seat === by || match.standIn(seat)) return refused('not-a-person', { seat });
  const { absence } = rules.pace;
  const since = presence.awaySince(person);
  if (since !== undefined && now - since >= absence) {
    const facts = replacement(seat, rules.games.standIn(match.row.game));
    return changed(append(table, match, match.proposeFacts(facts)));
  }
  return refused('not-away-long-enough', { seat, wait: absence - (now - (since ?? now)) });
}

function chat(
  { state }: TableSnapshot,
  { person }: Author,
  message: { readonly key: string; readonly phrase: string | null; readonly text: string | null },
): Decision {
  const seat = seatOfPerson(state, person);
  return seat === undefined ? refused('not-seated') : { kind: 'chat', draft: { person, seat, ...message } };
}
