// A match in the terminal from its first deal to its end: deals, players' moves and questions to people.

import type { GameBots } from '@mozaika/bots';
import { type Action, formatHex, type GameEvent, MoveList, maskAction, type Seat, seatsOf } from '@mozaika/kernel';
import { actionLine, eventLine, outcomeLines } from '../match-text.ts';
import { language, print, screenWidth, style, t } from '../terminal.ts';
import { botMove } from './bot-move.ts';
import type { Keyboard } from './keyboard.ts';
import type { By, RunningMatch } from './match.ts';
import { type Leaving, type PromptSession, promptForMove } from './move-prompt.ts';
import { PLAY } from './phrases.ts';
import { saveMatch, temporaryFile } from './saved-match.ts';

const INTERRUPTED = 130;
const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';

export class Session implements PromptSession {
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
      const turn = this.match.terminal.game.turn(this.match.position);
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
    const { game, trades } = this.match.terminal;
    game.legalMoves(this.match.position, seat, this.listed);
    const name = this.match.botAt(seat);
    if (name) {
      this.make(seat, await botMove(this.bots[name], this.match.record(), seat), 'player');
      return undefined;
    }
    if (this.listed.length === 1 && !trades?.limit(this.match.position, seat)) {
      this.make(seat, this.listed.at(0), 'rules');
      return undefined;
    }
    const passing = await this.passKeyboard(seat);
    if (passing) return passing;
    this.keep();
    this.draw([seat]);
    const decided = await promptForMove(this, seat, this.listed.toArray());
    if (decided === 'undone') return undefined;
    if (typeof decided === 'string') return decided;
    this.make(seat, decided.move, 'person');
    return undefined;
  }

  /** Where several people hide tiles from each other, the screen is empty while the keyboard changes hands. */
  private async passKeyboard(seat: Seat): Promise<Leaving | undefined> {
    const { hidesTiles } = this.match.terminal;
    if (!hidesTiles || this.people.length < 2 || this.facing === seat) return undefined;
    if (this.facing !== undefined && process.stdout.isTTY) process.stdout.write(CLEAR_SCREEN);
    const answer = await this.keyboard.ask(`${t(PLAY.pass, { name: this.match.names[seat - 1] })} `);
    if (answer.kind !== 'line') return answer.kind;
    this.facing = seat;
    return undefined;
  }

  draw(openHands: readonly Seat[]): void {
    const { terminal, names, position } = this.match;
    const context = { style, language, width: screenWidth(), names, openHands };
    print(['', ...terminal.draw(terminal.game.view(position), context), ''].join('\n'));
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
    const { terminal, names } = this.match;
    const viewer = this.people.length === 1 ? this.people[0] : 'spectator';
    const note = by === 'rules' ? style.dim(` (${t(PLAY.forced)})`) : '';
    print(actionLine(terminal, names, maskAction(terminal.game, action, viewer)) + note);
    for (const event of this.heard) {
      const line = eventLine(terminal, names, event);
      if (line !== undefined) print(style.dim(`    ${line}`));
    }
    this.heard = [];
  }

  /** Brings the file up to date; a person hears only of trouble. */
  private keep(): void {
    if (this.file === undefined) return;
    const saved = saveMatch(this.match, this.file);
    if (saved.kind === 'notSaved') print(t(PLAY.notSaved, { file: this.file, reason: saved.reason }));
  }

  private finish(): number {
    const { terminal, names, position, seed, provenance } = this.match;
    this.draw(seatsOf(names.length as 2 | 3 | 4));
    const turn = terminal.game.turn(position);
    if (turn.kind === 'over') for (const line of outcomeLines(terminal, names, turn.outcome)) print(line);
    if (provenance === 'sealed') print(t(PLAY.seed, { seed: formatHex(seed) }));
    this.keep();
    if (this.file !== undefined) print(t(PLAY.saved, { file: this.file }));
    return 0;
  }

  /** A match that people leave is kept, wherever there is a place for it. */
  private leave(leaving: Leaving): number {
    if (leaving === 'end') print(t(PLAY.inputEnded));
    this.file ??= temporaryFile(this.match.terminal.game.id);
    this.keep();
    print(t(PLAY.continueWith, { file: this.file }));
    print(t(PLAY.goodbye));
    return leaving === 'interrupt' ? INTERRUPTED : 0;
  }
}
