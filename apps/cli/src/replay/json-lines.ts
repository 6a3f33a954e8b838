// A replay as JSON lines.

import { finalTurn, type MatchRecord, MoveList, type Refusal, type Result, replay } from '@mozaika/kernel';
import { findGame } from '../games.ts';

const legal = new MoveList();
/** Lines are written in pieces of about this many characters, or when there is nothing else to do. */
const PIECE = 1 << 16;

let waiting = '';

function put(line: unknown): void {
  if (waiting === '') setImmediate(flush);
  waiting += `${JSON.stringify(line)}\n`;
  if (waiting.length >= PIECE) flush();
}

function flush(): void {
  process.stdout.write(waiting);
  waiting = '';
}

export function printJsonLines(read: Result<MatchRecord>, record: number): boolean {
  return read.ok ? replayRecord(read.value, record) : putRefusal(record, read.refusal);
}

function putRefusal(record: number, { index, ...refusal }: Refusal): false {
  put(index === undefined ? { record, refusal } : { record, index, refusal });
  return false;
}

function replayRecord(match: MatchRecord, record: number): boolean {
  const found = findGame(match.game);
  if (!found.ok) return putRefusal(record, found.refusal);
  const { game } = found.value;
  let moves: number | undefined;
  const replayed = replay(game, match, {
    before(position, action) {
      moves = undefined;
      if (action.kind === 'deal' || !game.knows(position, action.seat)) return;
      game.legalMoves(position, action.seat, legal);
      moves = legal.length;
    },
    after(position, _, index) {
      put({ record, index, action: match.actions[index], legal: moves, scores: game.scores(position) });
    },
  });
  if (!replayed.ok) return putRefusal(record, replayed.refusal);
  const turn = finalTurn(game, match, replayed.value);
  put(turn.kind === 'over' ? { record, outcome: turn.outcome } : { record, turn });
  return true;
}
