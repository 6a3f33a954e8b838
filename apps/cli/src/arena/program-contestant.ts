// Other programs as contestants: a line with a masked record in, a line with an action out. One that crashes, hangs or
// answers nonsense forfeits the match; it is started anew for the next one.

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Contestant, Forfeit } from '@mozaika/bots/arena';
import { formatAction, formatRecord, type Game, parseAction, RECORD_FORMAT } from '@mozaika/kernel';

/** A running program that is asked one line at a time. */
class Program {
  private readonly child: ChildProcess;
  private readonly answers: string[] = [];
  private waiting: ((answer: string | undefined) => void) | undefined;
  /** Why it answers no more. */
  private ended: string | undefined;

  constructor(command: string) {
    this.child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'ignore'], detached: true });
    this.child.on('error', (error) => this.end(`cannot be started: ${error.message}`));
    this.child.on('exit', (code, signal) => this.end(`ended with ${signal ?? `exit status ${code}`}`));
    this.child.stdin?.on('error', () => this.end('closed its standard input'));
    if (!this.child.stdout) return;
    createInterface({ input: this.child.stdout }).on('line', (line) => {
      if (this.waiting) this.waiting(line);
      else this.answers.push(line);
    });
  }

  get running(): boolean {
    return this.ended === undefined;
  }

  /** Sends a line and waits for the next one. */
  async ask(line: string, timeoutMs: number): Promise<string> {
    if (this.ended !== undefined) throw new Forfeit(this.ended);
    if (this.answers.length > 0) throw new Forfeit('answered without being asked');
    const answer = await new Promise<string | undefined>((resolve) => {
      const timer = setTimeout(() => {
        this.end(`gave no answer within ${timeoutMs} ms`);
        this.kill();
      }, timeoutMs);
      this.waiting = (given) => {
        clearTimeout(timer);
        this.waiting = undefined;
        resolve(given);
      };
      this.child.stdin?.write(`${line}\n`);
    });
    if (answer === undefined) throw new Forfeit(this.ended ?? 'ended');
    return answer;
  }

  /** Ends the program and all that it has started. */
  kill(): void {
    this.end('was ended');
    try {
      if (this.child.pid !== undefined) process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // It had ended by itself.
    }
    // Whatever else it may have started keeps its pipes open, and must not keep us waiting.
    this.child.stdin?.destroy();
    this.child.stdout?.destroy();
    this.child.unref();
  }

  private end(reason: string): void {
    this.ended ??= reason;
    this.waiting?.(undefined);
  }
}

/** Every program that was started, so that none is left behind when the arena ends. */
const running = new Set<Program>();

export function killPrograms(): void {
  for (const program of running) program.kill();
  running.clear();
}

export function programContestant(name: string, command: string, timeoutMs: number): Contestant {
  let program: Program | undefined;
  const started = (): Program => {
    if (program?.running) return program;
    if (program) running.delete(program);
    program = new Program(command);
    running.add(program);
    return program;
  };
  return {
    name,
    sit({ game, options, seats, seat }) {
      const actions: string[] = [];
      const players = Array.from({ length: seats }, (_, i) => `seat ${i + 1}`);
      const rules = Math.max(...game.rules);
      return {
        observe: (action) => actions.push(formatAction(game, action)),
        async choose() {
          const record = formatRecord({ format: RECORD_FORMAT, game: game.id, options, players, rules, actions });
          return read(game, seat, await started().ask(record, timeoutMs));
        },
      };
    },
  };
}

/** The move that a program answered, with the seat before it or without. */
function read(game: Game, seat: number, answer: string): number {
  const text = answer.trim();
  const parsed = parseAction(game, /^[1-4*!] /.test(text) ? text : `${seat} ${text}`);
  if (!parsed.ok || parsed.value.kind !== 'move' || parsed.value.seat !== seat) {
    throw new Forfeit(`answered nonsense: ${text.slice(0, 60)}`);
  }
  return parsed.value.move;
}
