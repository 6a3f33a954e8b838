// A session of `mozaika play`: one match from its first deal to its end, with bots' moves and prompts for people.

import type { Bot } from '@mozaika/bots';
import { formatHex, MoveList, maskAction, type Outcome, type Seat, type Step, type Viewer } from '@mozaika/kernel';
import { actionLine, eventLine, outcomeLines } from '../match-text.ts';
import { language, print, screenWidth, style, t } from '../terminal.ts';
import { botMove } from './bot-move.ts';
import type { Keyboard } from './keyboard.ts';
import type { TerminalMatch } from './match.ts';
import { type Leaving, type PromptSession, promptForMove } from './move-prompt.ts';
import { PLAY } from './phrases.ts';
import { saveMatch, temporaryFile } from './saved-match.ts';
import { partnerVerdict } from './sparring.ts';

const INTERRUPTED = 130;
const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';

export class Session implements PromptSession {
  readonly match: TerminalMatch;
  readonly keyboard: Keyboard;
  file: string | undefined;
  /** The bots by the seats that they play. */
  private readonly bots: ReadonlyMap<Seat, Bot>;
  private readonly plays = new MoveList();
  /** The person who has the keyboard. */
  private facing: Seat | undefined;

  constructor(match: TerminalMatch, keyboard: Keyboard, file: string | undefined, bots: ReadonlyMap<Seat, Bot>) {
    this.match = match;
    this.keyboard = keyboard;
    this.file = file;
    this.bots = bots;
  }

  /** Plays until the match is over or somebody leaves. Returns the exit status. */
  async run(): Promise<number> {
    this.printSteps(this.match.begin());
    for (;;) {
      const { turn } = this.match.host;
      if (turn.kind === 'over') return this.finish(turn.outcome);
      const [seat] = turn.kind === 'move' ? turn.seats : [];
      if (seat === undefined) throw new Error('The host leaves no deal to be made, and yet nobody is to move.');
      const leaving = await this.takeTurn(seat);
      if (leaving) return this.leave(leaving);
    }
  }

  private async takeTurn(seat: Seat): Promise<Leaving | undefined> {
    const { match } = this;
    const bot = this.bots.get(seat);
    if (bot) {
      this.printSteps(match.move(seat, await botMove(bot, match.record(), seat)));
      return undefined;
    }
    const passing = await this.passKeyboard(seat);
    if (passing) return passing;
    this.save();
    this.draw([seat]);
    match.host.game.legalMoves(match.host.position, seat, this.plays);
    const decided = await promptForMove(this, seat, this.plays.toArray());
    if (decided === 'undone') return undefined;
    if (typeof decided === 'string') return decided;
    this.printSteps(match.move(seat, decided.move));
    return undefined;
  }

  /** Where several people hide tiles from each other, the screen is cleared before the keyboard changes hands. */
  private async passKeyboard(seat: Seat): Promise<Leaving | undefined> {
    const { hidesTiles } = this.match.terminal;
    if (!hidesTiles || this.match.people.length < 2 || this.facing === seat) return undefined;
    if (this.facing !== undefined && process.stdout.isTTY) process.stdout.write(CLEAR_SCREEN);
    const answer = await this.keyboard.ask(`${t(PLAY.pass, { name: this.match.nameOf(seat) })} `);
    if (answer.kind !== 'line') return answer.kind;
    this.facing = seat;
    return undefined;
  }

  draw(openHands: readonly Seat[]): void {
    const { terminal, names, host } = this.match;
    const { facts = {} } = terminal.vocabulary;
    const context = { style, language, width: screenWidth(), names, facts, openHands };
    print(['', ...terminal.draw(host.game.view(host.position), context), ''].join('\n'));
  }

  /** Prints actions with their events, masked for everybody who looks at this screen. */
  private printSteps(steps: readonly Step[]): void {
    const { terminal, names, people } = this.match;
    const [only, ...others] = people;
    const viewer: Viewer = only !== undefined && others.length === 0 ? only : 'spectator';
    for (const { action, events, forced } of steps) {
      const note = forced ? style.dim(` (${t(PLAY.forced)})`) : '';
      print(actionLine(terminal, names, maskAction(terminal.game, action, viewer)) + note);
      for (const event of events) {
        const line = eventLine(terminal, names, event);
        if (line !== undefined) print(style.dim(`    ${line}`));
      }
    }
  }

  /** Brings the file up to date; only errors are printed. */
  private save(): void {
    if (this.file === undefined) return;
    const saved = saveMatch(this.match, this.file);
    if (saved.kind === 'notSaved') print(t(PLAY.notSaved, { file: this.file, reason: saved.reason }));
  }

  private finish(outcome: Outcome): number {
    const { terminal, names, seats, seed, provenance } = this.match;
    this.draw(seats);
    for (const line of outcomeLines(terminal, names, outcome)) print(line);
    const verdict = partnerVerdict(this.match, outcome);
    if (verdict !== undefined) print(verdict);
    if (provenance === 'sealed') print(t(PLAY.seed, { seed: formatHex(seed) }));
    this.save();
    if (this.file !== undefined) print(t(PLAY.saved, { file: this.file }));
    return 0;
  }

  /** A match that people leave is saved, in a temporary file if they named none. */
  private leave(leaving: Leaving): number {
    if (leaving === 'end') print(t(PLAY.inputEnded));
    this.file ??= temporaryFile(this.match.terminal.game.id);
    this.save();
    print(t(PLAY.continueWith, { file: this.file }));
    print(t(PLAY.goodbye));
    return leaving === 'interrupt' ? INTERRUPTED : 0;
  }
}
