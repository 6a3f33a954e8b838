// What happens at a table without anybody there: bots move, clocks run out, openings end.

import { allMoves, maskRecord, type Seat } from '@mozaika/kernel';
import { tableOfMatch } from '@mozaika/protocol';
import type { DutyHandlers } from '../duties/duties.ts';
import type { HostedMatch } from '../matches/hosted.ts';
import type { House } from './house.ts';
import type { Room } from './room.ts';
import { proceed } from './starting.ts';

/** The bot that takes a person's seat over. */
export const STAND_IN = 'expert';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface BotTurn {
  readonly match: HostedMatch;
  readonly length: number;
  readonly seat: Seat;
  readonly level: string;
}

export function dutyHandlers(house: House): DutyHandlers {
  const inRoom = async (code: string, job: (room: Room) => Promise<unknown>): Promise<void> => {
    const room = await house.room(code);
    if (room && !house.stopping) await room.run(() => job(room));
  };

  /** The match of a duty, unless it is no longer the table's current one. */
  const matchIn = async (room: Room, id: string): Promise<HostedMatch | undefined> => {
    const match = await room.hosted();
    return match?.row.id === id && !match.over ? match : undefined;
  };

  async function botTurn(id: string): Promise<void> {
    let turn: BotTurn | undefined;
    await inRoom(tableOfMatch(id), async (room) => {
      const match = await matchIn(room, id);
      const next = match?.botsToMove()[0];
      if (match && next) turn = { match, length: match.length, ...next };
      else await house.write([{ do: 'clear-duty', subject: id, kind: 'bot' }]);
    });
    if (turn) await moveFor(turn);
  }

  async function moveFor({ match, length, seat, level }: BotTurn): Promise<void> {
    const begun = house.time.now();
    const move = await decision(match, seat, level);
    const room = await house.room(tableOfMatch(match.row.id));
    if (!room || house.stopping || move === undefined) return;
    const rest = (match.ats[length - 1] ?? begun) + house.pace.botMove - house.time.now();
    if (rest > 0 && room.isWatched) await wait(rest);
    await inRoom(room.code, async () => {
      const now = await matchIn(room, match.row.id);
      // Somebody was quicker (an undo, a person who is back): what is due then was stored with that.
      if (!now || now.length !== length || now.botAt(seat) === undefined) return;
      const judged = now.running.judge(seat, `${seat} ${move}`, length, now.key);
      if (!judged.ok) throw new Error(`The bot ${level} made an illegal move: ${JSON.stringify(judged.refusal)}`);
      house.metrics.actions.inc({ game: now.row.game, actor: 'bot' });
      await room.append(now, judged.value.entries);
    });
  }

  /** The bot's move; when the bot fails again and again, any legal one, so that the match goes on. */
  async function decision(match: HostedMatch, seat: Seat, level: string): Promise<string | undefined> {
    const names = match.row.people.map((_, i) => String(i + 1));
    const masked = maskRecord(match.game, match.record(names), seat);
    if (!masked.ok) throw new Error(`Match ${match.row.id} can't be masked: ${JSON.stringify(masked.refusal)}`);
    const { notes: _, ...record } = masked.value;
    const done = house.metrics.botSeconds.startTimer({ game: match.row.game, level });
    const seed = `${match.row.id} ${match.length} ${seat}`;
    const thought = await house.bots.think({ record, seat, level, seed });
    done();
    if (thought.ok) return thought.value;
    if (thought.refusal.code === 'stopping') return undefined;
    house.metrics.botFailures.inc({ game: match.row.game });
    house.fault(new Error(`The bot ${level} failed in ${match.row.id}: ${JSON.stringify(thought.refusal)}`));
    return anyMove(match, seat);
  }

  async function timeUp(id: string): Promise<void> {
    await inRoom(tableOfMatch(id), async (room) => {
      const match = await matchIn(room, id);
      const now = house.time.now();
      const late = match?.timedOut(now) ?? [];
      if (match && late.length > 0) {
        await room.append(
          match,
          late.flatMap((seat) => [`! timeout ${seat}`, `! bot ${seat} ${STAND_IN}`]),
        );
        return;
      }
      const next = match?.nextTimeout(now);
      if (next === undefined) await house.write([{ do: 'clear-duty', subject: id, kind: 'clock' }]);
      else {
        const duty = { subject: id, kind: 'clock', due: next };
        await house.write([{ do: 'set-duty', duty }]);
        house.duties.at(duty);
      }
    });
  }

  const openingOver = (code: string): Promise<void> =>
    inRoom(code, async (room) => {
      if (room.state.stage === 'opening') await room.alter(async () => proceed(room, room.state));
      else await house.write([{ do: 'clear-duty', subject: code, kind: 'open' }]);
    });

  return { bot: botTurn, clock: timeUp, open: openingOver };
}

function anyMove({ game, running }: HostedMatch, seat: Seat): string | undefined {
  const [move] = allMoves(game, running.position, seat);
  return move === undefined ? undefined : game.formatMove(move);
}
