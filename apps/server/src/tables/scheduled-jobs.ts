// What happens at a table without anybody there: bots move, clocks run out, openings end.

import { allMoves, maskRecord, type Proposal, type Seat } from '@mozaika/kernel';
import { tableOfMatch } from '@mozaika/protocol';
import type { JobHandlers, JobKind } from '../jobs/job-scheduler.ts';
import type { HostedMatch } from '../matches/hosted-match.ts';
import { proceed, replacement } from './match-start.ts';
import type { TableRegistry } from './table-registry.ts';
import type { Attempt, TableSession } from './table-session.ts';
import { isFull } from './table-state.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface BotTurn {
  readonly match: HostedMatch;
  readonly length: number;
  readonly seat: Seat;
  readonly level: string;
}

export function jobHandlers(house: TableRegistry): JobHandlers {
  const inRoom = async (code: string, job: (room: TableSession) => Promise<Attempt>): Promise<void> => {
    const room = await house.room(code);
    if (room && !house.stopping) await room.change(() => job(room));
  };

  /** Nothing is left of a duty as it was claimed; one that was set anew since is another one. */
  const discharge = async (subject: string, kind: JobKind): Promise<Attempt> => {
    await house.storage.write([{ do: 'clear-job', subject, kind, holder: house.duties.holder }]);
    return 'done';
  };

  /** The match of a duty, unless it is no longer the table's current one. */
  const matchIn = async (room: TableSession, id: string): Promise<HostedMatch | undefined> => {
    const match = await room.hosted();
    return match?.row.id === id && !match.over ? match : undefined;
  };

  async function botTurn(id: string): Promise<void> {
    let turn: BotTurn | undefined;
    await inRoom(tableOfMatch(id), async (room) => {
      const match = await matchIn(room, id);
      const next = match?.botsToMove()[0];
      if (!match || !next) return (await room.isCurrent()) ? discharge(id, 'bot') : 'again';
      turn = { match, length: match.length, ...next };
      return 'done';
    });
    if (turn) await moveFor(turn);
  }

  async function moveFor({ match, length, seat, level }: BotTurn): Promise<void> {
    const begun = house.time.now();
    const move = await decision(match, seat, level);
    const room = await house.room(tableOfMatch(match.row.id));
    if (!room || house.stopping || move === undefined) return;
    const sinceLast = house.time.now() - (match.ats[length - 1] ?? begun);
    // The clock of the server that wrote the last entry may be ahead of this one's.
    const rest = house.pace.botMove - Math.max(0, sinceLast);
    if (rest > 0 && room.audience.size > 0) await wait(rest);
    await inRoom(room.code, async () => {
      const now = await matchIn(room, match.row.id);
      // Somebody was quicker (an undo, a person who is back): what is due then was stored with that.
      if (!now || now.length !== length || now.botAt(seat) === undefined) return 'done';
      const judged = legalOr(now, seat, move, () => failed(match, level, 'illegal-move'));
      if (!judged) return 'done';
      return room.append(now, judged.entries);
    });
  }

  /** The bot's move; when the bot fails again and again, any legal one, so that the match goes on. */
  async function decision(match: HostedMatch, seat: Seat, level: string): Promise<string | undefined> {
    const names = match.row.people.map((_, i) => String(i + 1));
    const masked = maskRecord(match.game, match.record(names), seat);
    if (!masked.ok) throw new Error(`A match can't be masked: ${masked.refusal.code}`);
    const { notes: _, ...record } = masked.value;
    const done = house.metrics.botSeconds.startTimer({ game: match.row.game, level });
    const seed = `${match.row.id} ${match.length} ${seat}`;
    const thought = await house.bots.think({ record, seat, level, seed });
    done();
    if (thought.ok) return thought.value;
    if (thought.refusal.code === 'stopping') return undefined;
    failed(match, level, thought.refusal.code);
    return anyMove(match, seat);
  }

  /** Nothing that says which table it was: its code would let people in. */
  function failed({ row: { game } }: HostedMatch, level: string, code: string): void {
    house.metrics.botFailures.inc({ game });
    house.fault(new Error(`The bot ${level} of ${game} failed: ${code}`));
  }

  async function timeUp(id: string): Promise<void> {
    await house.outages.settle();
    await inRoom(tableOfMatch(id), async (room) => {
      const match = await matchIn(room, id);
      const now = house.time.now();
      const late = match?.timedOut(now) ?? [];
      if (match && late.length > 0) {
        return room.append(
          match,
          late.flatMap((seat) => replacement(seat, 'timeout')),
        );
      }
      if (!(await room.isCurrent())) return 'again';
      const due = match?.nextTimeout(now);
      if (due === undefined) return discharge(id, 'clock');
      const duty = { subject: id, kind: 'clock', due };
      await house.storage.write([{ do: 'set-job', job: duty }]);
      house.duties.at(duty);
      return 'done';
    });
  }

  const openingOver = (code: string): Promise<void> =>
    inRoom(code, async (room) => {
      const { state } = room;
      if (state.stage === 'opening' || (state.stage === 'gathering' && isFull(state))) {
        return room.alter(proceed(room, state));
      }
      return (await room.isCurrent()) ? discharge(code, 'open') : 'again';
    });

  return { bot: botTurn, clock: timeUp, open: openingOver };
}

function anyMove({ game, running }: HostedMatch, seat: Seat): string | undefined {
  const [move] = allMoves(game, running.position, seat);
  return move === undefined ? undefined : game.formatMove(move);
}

/** What a bot's move brings; if it is not legal, what any other one brings. */
function legalOr(match: HostedMatch, seat: Seat, move: string, onIllegal: () => void): Proposal | undefined {
  const judged = match.running.propose(seat, `${seat} ${move}`, match.length, match.key);
  if (judged.ok) return judged.value;
  onIllegal();
  const other = match.running.propose(seat, `${seat} ${anyMove(match, seat)}`, match.length, match.key);
  return other.ok ? other.value : undefined;
}
