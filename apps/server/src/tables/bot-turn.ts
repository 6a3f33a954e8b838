// A bot's turn: what the bot may know goes to a thread, and its move is judged and stored like anybody's.

import { allMoves, type MatchRecord, maskRecord, type Proposal, type Refusal, type Seat } from '@mozaika/kernel';
import { tableOfMatch } from '@mozaika/protocol';
import { BOTS_BUSY, type BotSlot, type BotSlots } from '../bots/bot-slots.ts';
import type { LeftTurns } from '../bots/left-turns.ts';
import type { BotPool } from '../bots/pool.ts';
import type { ThinkingTimes } from '../bots/thinking-times.ts';
import type { JobScheduler } from '../jobs/job-scheduler.ts';
import type { HostedMatch } from '../matches/hosted-match.ts';
import type { BotToMove } from '../matches/match-status.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Time } from '../time.ts';
import { isAttended } from './attendance.ts';
import { append, changed, type Decision, NOTHING, type TableSnapshot } from './decision.ts';
import { matchOfJob } from './table-jobs.ts';
import type { TableRegistry } from './table-registry.ts';
import type { TableSession } from './table-session.ts';

export interface BotTurnParts {
  readonly tables: TableRegistry;
  readonly slots: BotSlots;
  readonly thinkingTimes: ThinkingTimes;
  readonly left: LeftTurns;
  readonly jobs: Pick<JobScheduler, 'release'>;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly time: Time;
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal;
  /** Waits, but not longer than until the signal. */
  sleep(ms: number, signal: AbortSignal): Promise<unknown>;
  reportError(error: unknown): void;
}

/** A bot that is to move, and what its move will cost whom. */
interface DueTurn extends BotToMove {
  readonly game: string;
  /** How many entries the log had. */
  readonly length: number;
  /** The level as it is chosen for a seat, without what an adaptive bot knows of people. */
  readonly chosen: string;
  /** Who made the table: their share of the bots' time is used. */
  readonly owner: string;
}

/** A turn of a bot, as it was when the bot was asked. */
interface BotTurn extends DueTurn {
  readonly match: string;
  /** When the last of them was stored. */
  readonly since: number;
  /** What a person in this seat would know. */
  readonly record: MatchRecord;
  /** For the bot's random numbers. */
  readonly seed: string;
  /** Where threads find the game's bots; absent if it has none. */
  readonly module: URL | undefined;
  /** How long the turn takes at least where people watch. */
  readonly pace: number;
  /** Whether somebody who plays is there, at whichever process. */
  readonly isWatched: boolean;
}

/** From this wait on the people at the table are told that the bots are busy. */
const NOTICED_WAIT_MS = 2_000;

/** Makes the move of a bot in a match. */
export async function playBotTurn(parts: BotTurnParts, id: string): Promise<void> {
  const { stopping, time } = parts;
  await parts.tables.use(tableOfMatch(id), async (session) => {
    const due = stopping.aborted ? undefined : await dueTurn(session, id);
    const slot = due && (await slotFor(parts, session, id, due));
    if (!slot) return;
    try {
      // Read now, because it may have waited: what was decided meanwhile has stored its own jobs.
      const turn = await session.read((table) => turnIn(table, id));
      if (!turn) return;
      const move = await think(parts, turn);
      slot.release();
      // The clock of the server that wrote the last entry may be ahead of this one's.
      const rest = turn.pace - Math.max(0, time.now() - turn.since);
      if (rest > 0 && turn.isWatched && !stopping.aborted) await parts.sleep(rest, stopping);
      if (stopping.aborted) return;
      await session.execute((table) => decideMove(table, turn, move, () => reportFailure(parts, turn, 'illegal-move')));
    } finally {
      slot.release();
    }
  });
}

/** The turn of a bot that may be played now. If it is no bot's turn, or nobody is there to play for, the job is done with. */
async function dueTurn(session: TableSession, id: string): Promise<DueTurn | undefined> {
  const find = (table: TableSnapshot) => (attendanceAt(table, id) ? dueIn(table, id) : undefined);
  const due = await session.read(find);
  if (due) return due;
  await session.execute((table) => {
    if (find(table)) return NOTHING;
    return { kind: 'reschedule', subject: id, job: 'bot', due: undefined };
  });
  // Only if this process had not read the last moves there is one now.
  return session.read(find);
}

/** Whether bots go on in the match of a job. */
function attendanceAt(table: TableSnapshot, id: string): boolean {
  const match = matchOfJob(table, id);
  return match !== undefined && match.status.botsToMove().length > 0 && isAttended(table, match);
}

function dueIn(table: TableSnapshot, id: string): DueTurn | undefined {
  const match = matchOfJob(table, id);
  const next = match?.status.botsToMove()[0];
  if (!match || !next) return undefined;
  const { game } = match.row;
  const chosen = table.rules.games.chosenLevel(game, next.level);
  return { ...next, game, length: match.length, chosen, owner: table.state.host };
}

/**
 * Waits until the bot may think; where there are other processes, the turn is left to them first. When the bots are too busy, it comes later,
 * and the people at the table hear of it.
 */
async function slotFor(
  { slots, thinkingTimes, left, jobs, metrics, time }: BotTurnParts,
  session: TableSession,
  id: string,
  { game, chosen, owner, length, seat }: DueTurn,
): Promise<BotSlot | undefined> {
  const cost = thinkingTimes.expected(game, chosen);
  if (!slots.hasRoomFor(cost) && left.leave(`${id} ${length}`)) {
    await jobs.release(id, 'bot');
    return undefined;
  }
  const { wait, slot } = slots.ask({ owner, cost });
  metrics.botsWaiting.set(slots.waiting);
  const notify = (refusal: Refusal) => session.notify({ match: id, index: length, seat, refusal });
  if (wait >= NOTICED_WAIT_MS) notify({ code: BOTS_BUSY, after: wait });
  const granted = await slot;
  metrics.botsWaiting.set(slots.waiting);
  if (granted.ok) return granted.value;
  const { code, after } = granted.refusal;
  if (code !== BOTS_BUSY) return undefined;
  metrics.refusals.inc({ code });
  notify(granted.refusal);
  const due = time.now() + Number(after);
  await session.execute((table) =>
    dueIn(table, id)?.length === length ? { kind: 'reschedule', subject: id, job: 'bot', due } : NOTHING,
  );
  return undefined;
}

function turnIn(table: TableSnapshot, id: string): BotTurn | undefined {
  const due = dueIn(table, id);
  const match = matchOfJob(table, id);
  if (!match || !due) return undefined;
  const { games, pace } = table.rules;
  const record = recordFor(match, due.seat);
  return {
    ...due,
    match: match.id,
    since: match.updated,
    record,
    seed: match.botSeed(record.actions.length, due.seat),
    module: games.bots(due.game)?.module,
    pace: pace.botMove,
    isWatched: match.row.people.some((person) => person !== null && table.presence.isPresent(person)),
  };
}

/**
 * The record as somebody in a seat may know it. Masking replays the match once, and the bot's thread replays the masked record again:
 * two replays for each turn of a bot, because threads can't share a position.
 */
function recordFor(match: HostedMatch, seat: Seat): MatchRecord {
  const names = match.row.people.map((_, i) => String(i + 1));
  const masked = maskRecord(match.game, match.record(names), seat);
  if (!masked.ok) throw new Error(`A match can't be masked: ${masked.refusal.code}`);
  const { notes: _, ...record } = masked.value;
  return record;
}

/** The move that a bot decides on; nothing if it hangs or fails again and again, or if the game has no bots. */
async function think(parts: BotTurnParts, turn: BotTurn): Promise<string | undefined> {
  const { module, record, seat, level, seed, game } = turn;
  if (!module) return undefined;
  const done = parts.metrics.botSeconds.startTimer({ game, level: turn.chosen });
  const { result, ms } = await parts.bots.think(module, { record, seat, level, seed });
  done();
  if (result.ok) {
    parts.thinkingTimes.observe(game, turn.chosen, ms);
    return result.value;
  }
  if (result.refusal.code !== 'stopping') reportFailure(parts, turn, result.refusal.code);
  return undefined;
}

/** Without the table's code, which would let people in. */
function reportFailure(parts: BotTurnParts, { game, level }: BotTurn, code: string): void {
  parts.metrics.botFailures.inc({ game });
  parts.reportError(new Error(`The bot ${level} of ${game} failed: ${code}`));
}

/** The bot's move if it is legal, any legal one otherwise: the match goes on. */
function decideMove(table: TableSnapshot, turn: BotTurn, move: string | undefined, onIllegal: () => void): Decision {
  const { seat, length } = turn;
  const match = matchOfJob(table, turn.match);
  // Somebody was quicker (an undo, a person who is back): the jobs that are due then were stored with that.
  if (!match || match.length !== length || match.status.botAt(seat) === undefined) return NOTHING;
  const proposed = move === undefined ? undefined : propose(match, seat, move);
  if (move !== undefined && !proposed) onIllegal();
  const [other] = allMoves(match.game, match.position, seat);
  const proposal = proposed ?? (other === undefined ? undefined : propose(match, seat, match.game.formatMove(other)));
  return proposal ? changed(append(table, match, proposal)) : NOTHING;
}

function propose(match: HostedMatch, seat: Seat, move: string): Proposal | undefined {
  const proposal = match.propose(seat, `${seat} ${move}`, match.length);
  return proposal.ok ? proposal.value : undefined;
}
