// A bot's turn: what the bot may know goes to a thread, and its move is judged and stored like anybody's.

import { allMoves, type MatchRecord, maskRecord, type Proposal, type Seat } from '@mozaika/kernel';
import { tableOfMatch } from '@mozaika/protocol';
import type { BotPool } from '../bots/pool.ts';
import type { HostedMatch } from '../matches/hosted-match.ts';
import type { BotToMove } from '../matches/match-status.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Time } from '../time.ts';
import { append, changed, type Decision, NOTHING, type TableSnapshot } from './decision.ts';
import { matchOfJob } from './table-jobs.ts';
import type { TableRegistry } from './table-registry.ts';
import type { TableSession } from './table-session.ts';

export interface BotTurnParts {
  readonly tables: TableRegistry;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly time: Time;
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal;
  /** Waits, but not longer than until the signal. */
  sleep(ms: number, signal: AbortSignal): Promise<unknown>;
  reportError(error: unknown): void;
}

/** A turn of a bot, as it was when the bot was asked. */
interface BotTurn extends BotToMove {
  readonly match: string;
  readonly game: string;
  /** How many entries the log had. */
  readonly length: number;
  /** When the last of them was stored. */
  readonly since: number;
  /** What a person in this seat would know. */
  readonly record: MatchRecord;
  /** The level as it is chosen for a seat, without what an adaptive bot knows of people. */
  readonly chosen: string;
  /** Where threads find the game's bots; absent if it has none. */
  readonly module: URL | undefined;
  /** How long the turn takes at least where people watch. */
  readonly pace: number;
}

/** Makes the move of a bot in a match. */
export async function playBotTurn(parts: BotTurnParts, id: string): Promise<void> {
  const { stopping, time } = parts;
  await parts.tables.use(tableOfMatch(id), async (session) => {
    const turn = stopping.aborted ? undefined : await currentTurn(session, id);
    if (!turn) return;
    const move = await think(parts, turn);
    // The clock of the server that wrote the last entry may be ahead of this one's.
    const rest = turn.pace - Math.max(0, time.now() - turn.since);
    if (rest > 0 && session.subscribers > 0 && !stopping.aborted) await parts.sleep(rest, stopping);
    if (stopping.aborted) return;
    await session.execute((table) => decideMove(table, turn, move, () => reportFailure(parts, turn, 'illegal-move')));
  });
}

/** Whose turn it is; if it is no bot's, the job is done with. */
async function currentTurn(session: TableSession, id: string): Promise<BotTurn | undefined> {
  const find = (table: TableSnapshot) => turnIn(table, id);
  const turn = await session.read(find);
  if (turn) return turn;
  await session.execute((table) =>
    find(table) ? NOTHING : { kind: 'reschedule', subject: id, job: 'bot', due: undefined },
  );
  // Only if this process had not read the last moves there is one now.
  return session.read(find);
}

function turnIn(table: TableSnapshot, id: string): BotTurn | undefined {
  const match = matchOfJob(table, id);
  const next = match?.status.botsToMove()[0];
  if (!match || !next) return undefined;
  const { game } = match.row;
  const { games, pace } = table.rules;
  return {
    ...next,
    match: match.id,
    game,
    length: match.length,
    since: match.updated,
    record: recordFor(match, next.seat),
    chosen: games.chosenLevel(game, next.level),
    module: games.bots(game)?.module,
    pace: pace.botMove,
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

/** The move that a bot decides on; nothing if it fails again and again, or if the game has no bots. */
async function think(parts: BotTurnParts, turn: BotTurn): Promise<string | undefined> {
  const { module, record, seat, level, game } = turn;
  if (!module) return undefined;
  const done = parts.metrics.botSeconds.startTimer({ game, level: turn.chosen });
  const thought = await parts.bots.think(module, { record, seat, level, seed: `${turn.match} ${turn.length} ${seat}` });
  done();
  if (thought.ok) return thought.value;
  if (thought.refusal.code !== 'stopping') reportFailure(parts, turn, thought.refusal.code);
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
