// A match in the terminal from its first deal to its end: deals, players' moves and questions to people.

import type { GameBots } from '@mozaika/bots';
import { type Action, formatHex, type GameEvent, MoveList, maskAction, type Seat, seatsOf } from '@mozaika/kernel';
import { actionLine, eventLine, outcomeLines } from '../match-text.ts';
import { language, paint, print, screenWidth, told } from '../terminal.ts';
import { botMove } from './bot-move.ts';
import type { Keyboard } from './keyboard.ts';
import type { By, RunningMatch } from './match.ts';
import { askForMove } from './move-prompt.ts';
import { PLAY } from './phrases.ts';
import { placeFor, saveMatch } from './saved-match.ts';

const INTERRUPTED = 130;
const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';

/** Why a session ends before the match does. */
export type Leaving = 'quit' | 'end' | 'interrupt';

export class Session {
  readonly match: RunningMatch;
  readonly keyboard: Keyboard;
  /** Where the match is kept up to date. */
  file: string | undefined;
  private readonly people: readonly Seat[];
  private readonly bots: GameBots;
  private readonly listed = new MoveList();
  private facing: Seat | undefined;

  constructor(match: RunningMatch, keyboard: Keyboard, file: string | undefined, bots: GameBots) {
    this.match = match;
    this.keyboard = keyboard;
    this.file = file;
    this.bots = bots;
    this.people = seatsOf(match.names.length as 2 | 3 | 4).filter((seat) => match.botAt(seat) === undefined);
  }

  /** Plays until the match is over or somebody leaves. Returns the exit status. */
  async run(): Promise<number> {
    for (;;) {
      const turn = this.match.box.game.turn(this.match.position);
      if (turn.kind === 'over') return this.finish();
      if (turn.kind === 'deal') {
        this.tell(this.match.deal(this.hear));
        continue;
      }
      const leaving = await this.takeTurn(turn.seats[0]);
      if (leaving) return this.leave(leaving);
    }
  }

  private async takeTurn(seat: Seat): Promise<Leaving | undefined> {
    const { game, tradeLimit } = this.match.box;
    game.legalMoves(this.match.position, seat, this.listed);
    const name = this.match.botAt(seat);
    if (name) {
      this.make(seat, await botMove(this.bots[name], this.match.record(), seat), 'player');
      return undefined;
    }
    if (this.listed.length === 1 && !tradeLimit?.(this.match.position, seat)) {
      this.make(seat, this.listed.at(0), 'rules');
      return undefined;
    }
    const passing = await this.passKeyboard(seat);
    if (passing) return passing;
    this.keep();
    this.draw([seat]);
    const decided = await askForMove(this, seat, this.listed.toArray());
    if (decided === 'undone') return undefined;
    if (typeof decided === 'string') return decided;
    this.make(seat, decided.move, 'person');
    return undefined;
  }

  /** Where several people hide tiles from each other, the screen is empty while the keyboard changes hands. */
  private async passKeyboard(seat: Seat): Promise<Leaving | undefined> {
    const { hidesTiles } = this.match.box;
    if (!hidesTiles || this.people.length < 2 || this.facing === seat) return undefined;
    if (this.facing !== undefined && process.stdout.isTTY) process.stdout.write(CLEAR_SCREEN);
    const answer = await this.keyboard.ask(`${told(PLAY.pass, { name: this.match.names[seat - 1] })} `);
    if (answer.kind !== 'line') return answer.kind;
    this.facing = seat;
    return undefined;
  }

  draw(shown: readonly Seat[]): void {
    const { box, names, position } = this.match;
    const look = { paint, language, width: screenWidth(), names, shown };
    print(['', ...box.draw(box.game.view(position), look), ''].join('\n'));
  }

  private heard: GameEvent[] = [];
  private readonly hear = (event: GameEvent): void => {
    this.heard.push(event);
  };

  private make(seat: Seat, move: number, by: By): void {
    this.tell(this.match.move(seat, move, by, this.hear), by);
  }

  /** Tells an action as far as everybody at this keyboard may know it. */
  private tell(action: Action, by?: By): void {
    const { box, names } = this.match;
    const viewer = this.people.length === 1 ? this.people[0] : 'spectator';
    const note = by === 'rules' ? paint.dim(` (${told(PLAY.forced)})`) : '';
    print(actionLine(box, names, maskAction(box.game, action, viewer)) + note);
    for (const event of this.heard) {
      const line = eventLine(box, names, event);
      if (line !== undefined) print(paint.dim(`    ${line}`));
    }
    this.heard = [];
  }

  /** Brings the file up to date; a person hears only of trouble. */
  private keep(): void {
    if (this.file === undefined) return;
    const saved = saveMatch(this.match, this.file);
    if (saved.kind === 'notSaved') print(told(PLAY.notSaved, { file: this.file, reason: saved.reason }));
  }

  private finish(): number {
    const { box, names, position, seed, provenance } = this.match;
    this.draw(seatsOf(names.length as 2 | 3 | 4));
    const turn = box.game.turn(position);
    if (turn.kind === 'over') for (const line of outcomeLines(box, names, turn.outcome)) print(line);
    if (provenance === 'sealed') print(told(PLAY.seed, { seed: formatHex(seed) }));
    this.keep();
    if (this.file !== undefined) print(told(PLAY.saved, { file: this.file }));
    return 0;
  }

  /** A match that people leave is kept, wherever there is a place for it. */
  private leave(leaving: Leaving): number {
    if (leaving === 'end') print(told(PLAY.inputEnded));
    this.file ??= placeFor(this.match.box.game.id);
    this.keep();
    print(told(PLAY.continueWith, { file: this.file }));
    print(told(PLAY.goodbye));
    return leaving === 'interrupt' ? INTERRUPTED : 0;
  }
}
