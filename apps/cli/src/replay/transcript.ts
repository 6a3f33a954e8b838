// A replay for people: the match told move by move, then the boards as they are at its end.

import { type MatchRecord, quote, type Refusal, type Result, replay, seatsOf, type Turn } from '@mozaika/kernel';
import { refusalSentence } from '@mozaika/words';
import { boxOf, type GameBox } from '../games.ts';
import { actionLine, eventLine, outcomeLines, roundLine } from '../match-text.ts';
import { language, paint, print, screenWidth, told } from '../terminal.ts';

const RECORD = { en: 'Record {record}', cs: 'Záznam {record}' };
const ACTION = { en: 'Action {index}, “{text}”', cs: 'Akce {index}, „{text}“' };
const WAITS = {
  move: { en: 'Not over: {names} to move.', cs: 'Partie běží: na tahu {names}.' },
  deal: { en: 'Not over: the dealer is to deal.', cs: 'Partie běží: má se rozdávat.' },
};

export function storyReplay(read: Result<MatchRecord>, record: number): boolean {
  if (record > 0) print('');
  return read.ok ? tellRecord(read.value, record) : tellRefusal(record, read.refusal);
}

function tellRefusal(record: number, refusal: Refusal, match?: MatchRecord, box?: GameBox): false {
  const { index, ...why } = refusal;
  const sentence = refusalSentence(why, language, box?.vocabulary);
  const text = typeof index === 'number' ? quote(match?.actions[index] ?? '') : undefined;
  const where = text === undefined ? '' : ` ${told(ACTION, { index, text })}:`;
  print(`${paint.bold(`${told(RECORD, { record })}:`)}${where} ${sentence}`);
  return false;
}

function tellRecord(match: MatchRecord, record: number): boolean {
  const box = boxOf(match.game);
  if ('code' in box) return tellRefusal(record, box);
  const { game } = box;
  const names = match.players;
  print(paint.bold(`${told(RECORD, { record })}: ${box.title} ${JSON.stringify(match.options)}, ${names.join(', ')}`));
  let round = 0;
  let scores = '';
  let facts: string[] = [];
  const replayed = replay(game, match, {
    before(position) {
      if (game.round(position) === round) return;
      round = game.round(position);
      print(`\n${roundLine(round)}`);
    },
    event(event) {
      const fact = eventLine(box, names, event);
      if (fact !== undefined) facts.push(fact);
    },
    after(position, action, index) {
      print(`${String(index).padStart(4)}  ${actionLine(box, names, action)}`);
      for (const fact of facts) print(paint.dim(`${' '.repeat(12)}${fact}`));
      facts = [];
      const now = game.scores(position).join(' : ');
      if (now !== scores && index > 0) print(`${' '.repeat(12)}${paint.bold(now)}`);
      scores = now;
    },
  });
  if (!replayed.ok) return tellRefusal(record, replayed.refusal, match, box);
  const look = { paint, language, width: screenWidth(), names, shown: seatsOf(names.length as 2 | 3 | 4) };
  print(['', ...box.draw(game.view(replayed.value), look), ''].join('\n'));
  for (const line of ending(box, names, game.turn(replayed.value))) print(line);
  return true;
}

function ending(box: GameBox, names: readonly string[], turn: Turn): string[] {
  if (turn.kind === 'over') return outcomeLines(box, names, turn.outcome);
  if (turn.kind === 'deal') return [told(WAITS.deal)];
  return [told(WAITS.move, { names: turn.seats.map((seat) => names[seat - 1]) })];
}
