// What people do at a table over their socket: one function for each message. Each runs in the table's queue.

import { ok, type Refusal, type Result, refuse, type Seat } from '@mozaika/kernel';
import type { ClientMessage, ClientOp } from '@mozaika/protocol';
import type { HostedMatch } from '../matches/hosted-match.ts';
import { proceed, replacement } from './match-start.ts';
import type { Attempt, TableSession } from './table-session.ts';
import { agreeToRematch, fill, markLeft, reveal, seatOfPerson, sit, standUp, type TableState } from './table-state.ts';

type Message<Op extends ClientOp> = ClientMessage & { readonly op: Op };

/** Somebody who does something at a table. */
export interface Author {
  readonly client: string;
  /** The id of a person who is stored. */
  readonly person: string;
  /** Whether this is the name of a bot. */
  isLevel(name: string): boolean;
}

type Command<Op extends ClientOp> = (room: TableSession, author: Author, message: Message<Op>) => Promise<Attempt>;

/** Messages that change something at a table. */
type TableOp = Exclude<ClientOp, 'watch' | 'unwatch' | 'ping'>;

const MOST_SAYINGS = 2_000;

type Seated = Result<{ readonly match: HostedMatch; readonly seat: Seat }>;

/** The match of a message and the author's seat in it. */
async function seated(room: TableSession, { person }: Author, id: string): Promise<Seated> {
  const match = await room.hosted();
  if (match?.row.id !== id) return refuse('no-such-match', { match: id });
  const seat = match.seatOf(person);
  return seat === undefined ? refuse('not-seated') : ok({ match, seat });
}

/** The same, if the match is not over. */
async function playing(room: TableSession, author: Author, id: string): Promise<Seated> {
  const found = await seated(room, author, id);
  return found.ok && found.value.match.over ? refuse('match-over') : found;
}

/** The same, for somebody who has not been replaced by a bot. */
const themselves = (found: Seated): Seated => {
  const stand = found.ok ? found.value.match.standIn(found.value.seat) : undefined;
  return stand ? refuse('replaced', { level: stand.level, resigned: stand.resigned }) : found;
};
const playingThemselves = async (room: TableSession, author: Author, id: string): Promise<Seated> =>
  themselves(await playing(room, author, id));

const settled = (room: TableSession, changed: Result<TableState>) =>
  changed.ok ? proceed(room, changed.value) : changed.refusal;

async function depart(room: TableSession, match: HostedMatch, seat: Seat, fact: 'resign' | 'left'): Promise<Attempt> {
  if (match.standIn(seat)) {
    if (fact === 'left' || match.standIn(seat)?.resigned) return 'done';
  }
  return room.append(match, replacement(seat, fact));
}

/** The people who have to agree to what a seat asks for. */
const othersOf = (match: HostedMatch, seat: Seat): Seat[] => match.peopleSeats().filter((other) => other !== seat);

/** Takes back everything from an entry on; who sits where stays as it is. */
function undoEntries(match: HostedMatch, target: number): string[] {
  const gone = match.running.entries.slice(target);
  const facts = gone.filter((entry) => /^! (bot|back|resign|left|timeout) /.test(entry));
  return [`! undo ${target}`, ...facts];
}

export const commands: { readonly [Op in TableOp]: Command<Op> } = {
  sit: (room, { person }, { seat, seal }) =>
    room.alter(settled(room, sit(room.state, person, seat as Seat | undefined, seal))),

  fill: async (room, { person, isLevel }, { seat, level }) =>
    level !== null && !isLevel(level)
      ? refuse('no-such-level', { found: level }).refusal
      : room.alter(settled(room, fill(room.state, person, seat as Seat, level))),

  leave: async (room, { person }) => {
    const seat = seatOfPerson(room.state, person);
    if (seat === undefined) return 'done';
    if (room.state.stage === 'gathering') return room.alter({ state: standUp(room.state, seat) });
    const match = await room.hosted();
    if (match && !match.over) {
      const left = await depart(room, match, seat, 'left');
      if (left !== 'told' && left !== 'done') return left;
    }
    return room.alter(proceed(room, markLeft(room.state, seat)));
  },

  reveal: async (room, { person }, { value }) => {
    const seat = seatOfPerson(room.state, person);
    if (seat === undefined) return refuse('not-seated').refusal;
    if (room.state.stage === 'playing' || room.state.stage === 'over') return 'done';
    return room.alter(settled(room, reveal(room.state, seat, value)));
  },

  act: async (room, author, { match: id, index, action, id: message }) => {
    // Also when the match is over: the move that ended it may come again.
    const found = themselves(await seated(room, author, id));
    if (!found.ok) return found.refusal;
    const { match, seat } = found.value;
    const judged = match.running.propose(seat, action, index, match.key);
    if (!judged.ok) return judged.refusal;
    if (judged.value.entries.length === 0) return 'done';
    return room.append(match, judged.value.entries, { client: author.client, id: message });
  },

  undo: async (room, author, { match: id, index, id: message }) => {
    const found = await playingThemselves(room, author, id);
    if (!found.ok) return found.refusal;
    const { match, seat } = found.value;
    const since = match.running.entries.slice(index);
    // The same wish twice: it has been granted already.
    if (since.some((entry) => entry.startsWith('! undo '))) return 'done';
    if (since.some((entry) => !entry.startsWith('! '))) return { code: 'stale', index, expected: match.length };
    const target = match.running.undoTarget([seat]);
    if (!target.ok) return target.refusal;
    if (othersOf(match, seat).length === 0) {
      return room.append(match, undoEntries(match, target.value), { client: author.client, id: message });
    }
    const undo = { by: seat, target: target.value, length: match.length, agreed: [] };
    return room.alter(room.state.undo?.by === seat ? 'unchanged' : { state: { ...room.state, undo } });
  },

  agree: async (room, author, { match: id, yes, id: message }) => {
    const found = await playingThemselves(room, author, id);
    if (!found.ok) return found.refusal;
    const { match, seat } = found.value;
    const { undo } = room.state;
    if (!undo || undo.length !== match.length || undo.by === seat) return refuse('no-offer', { kind: 'undo' }).refusal;
    if (!yes) {
      const { undo: _, ...rest } = room.state;
      return room.alter({ state: rest });
    }
    const agreed = [...new Set([...undo.agreed, seat])];
    if (othersOf(match, undo.by).every((other) => agreed.includes(other))) {
      return room.append(match, undoEntries(match, undo.target), { client: author.client, id: message });
    }
    return room.alter({ state: { ...room.state, undo: { ...undo, agreed } } });
  },

  resign: async (room, author, { match: id }) => {
    const found = await playing(room, author, id);
    return found.ok ? depart(room, found.value.match, found.value.seat, 'resign') : found.refusal;
  },

  back: async (room, author, { match: id }) => {
    const found = await playing(room, author, id);
    if (!found.ok) return found.refusal;
    const { match, seat } = found.value;
    const stand = match.standIn(seat);
    if (!stand) return 'done';
    if (stand.resigned) return refuse('resigned', { seat }).refusal;
    return room.append(match, [`! back ${seat}`]);
  },

  replace: async (room, author, { match: id, seat: wanted }) => {
    const found = await playing(room, author, id);
    if (!found.ok) return found.refusal;
    const { match, seat } = found.value;
    return absent(room, match, wanted as Seat, seat) ?? depart(room, match, wanted as Seat, 'left');
  },

  rematch: async (room, { person }, { seal }) => {
    const { state } = room;
    const seat = seatOfPerson(state, person);
    if (seat === undefined) return refuse('not-seated').refusal;
    // The others were quicker: the next match is on its way.
    if (state.stage === 'gathering' || state.stage === 'opening') return 'done';
    return room.alter(settled(room, agreeToRematch(state, seat, seal)));
  },

  say: (room, author, { phrase, id }) => speak(room, author, id, { phrase, text: null }),
  write: (room, author, { text, id }) => speak(room, author, id, { phrase: null, text }),
};

/** Why nobody may be called in for a seat, or nothing. */
function absent(room: TableSession, match: HostedMatch, wanted: Seat, by: Seat): Refusal | undefined {
  const { house } = room;
  const person = match.row.people[wanted - 1];
  if (person === undefined) return refuse('no-such-seat', { seat: wanted, seats: match.row.people.length }).refusal;
  if (match.clock.kind !== 'none') return refuse('has-clock').refusal;
  if (person === null || wanted === by || match.standIn(wanted))
    return refuse('not-a-person', { seat: wanted }).refusal;
  const since = room.presence.awaySince(person);
  const now = house.time.now();
  if (since !== undefined && now - since >= house.pace.absence) return undefined;
  return refuse('not-away-long-enough', { seat: wanted, wait: house.pace.absence - (now - (since ?? now)) }).refusal;
}

async function speak(
  room: TableSession,
  { person }: Author,
  key: string,
  what: { readonly phrase: string | null; readonly text: string | null },
): Promise<Attempt> {
  const seat = seatOfPerson(room.state, person);
  if (seat === undefined) return refuse('not-seated').refusal;
  const { storage, bus, time } = room.house;
  const n = await storage.countChatMessages(room.code);
  if (n >= MOST_SAYINGS) return refuse('too-many', { most: MOST_SAYINGS }).refusal;
  const saying = { table: room.code, n, at: time.now(), person, seat, key, ...what };
  if ((await storage.write([{ do: 'add-chat-message', message: saying }])) === 'conflict') {
    // The same message twice, unless another process was quicker with another one.
    return (await storage.countChatMessages(room.code)) > n ? 'again' : 'done';
  }
  bus.publish({ kind: 'said', table: room.code, n });
  return 'done';
}
