// The position at the end of a file's record: what `moves`, `perft` and `play --continue` look at.

import { type MatchRecord, type Refusal, replay, type Turn } from '@mozaika/kernel';
import { refusalSentence } from '@mozaika/words';
import { boxOf, type GameBox } from './games.ts';
import { oneRecord } from './read-records.ts';
import { language, printJson, remark, told } from './terminal.ts';

export interface Opened {
  readonly box: GameBox;
  readonly match: MatchRecord;
  readonly position: unknown;
}

/** How a refusal is told: as JSON to programs or in a sentence to people. */
export type Audience = 'program' | 'people';

/** Tells why a record was refused, naming the action. */
function tellRefusal({ index, ...refusal }: Refusal, audience: Audience, box?: GameBox): void {
  if (audience === 'program') {
    printJson(index === undefined ? { refusal } : { index, refusal });
    return;
  }
  const where = index === undefined ? '' : `${told({ en: 'Action {index}', cs: 'Akce {index}' }, { index })}: `;
  remark(where + refusalSentence(refusal, language, box?.vocabulary));
}

/** Replays the record of a file. A refusal is told, and nothing is returned. */
export async function openFile(file: string, audience: Audience): Promise<Opened | undefined> {
  const read = await oneRecord(file);
  if (!read.ok) return void tellRefusal(read.refusal, audience);
  const box = boxOf(read.value.game);
  if ('code' in box) return void tellRefusal(box, audience);
  const replayed = replay(box.game, read.value);
  if (!replayed.ok) return void tellRefusal(replayed.refusal, audience, box);
  return { box, match: read.value, position: replayed.value };
}

const NO_MOVES = {
  over: { en: 'No legal moves: the match is over.', cs: 'Žádné tahy: partie skončila.' },
  deal: { en: 'No legal moves: the dealer is to deal first.', cs: 'Žádné tahy: nejdřív se musí rozdat.' },
  masked: {
    en: 'The moves of seat {seat} are not known: its tiles are masked.',
    cs: 'Tahy místa {seat} neznáme: jeho kostičky jsou skryté.',
  },
};

/** The seats that are to move and whose moves are known; tells about the others. */
export function knownSeats({ game }: GameBox, position: unknown): Extract<Turn, { kind: 'move' }>['seats'] {
  const turn = game.turn(position);
  if (turn.kind !== 'move') {
    remark(told(NO_MOVES[turn.kind]));
    return [];
  }
  return turn.seats.filter((seat) => {
    const known = game.knows(position, seat);
    if (!known) remark(told(NO_MOVES.masked, { seat }));
    return known;
  });
}
