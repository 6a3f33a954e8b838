// The keyboard of `mozaika play`: lines from a terminal or a pipe, the end of the input, Ctrl-C.

import { createInterface, type Interface } from 'node:readline';

export type Answer =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'interrupt' };

export class Keyboard {
  private readonly lines: Interface;
  private readonly arrived: Answer[] = [];
  private ended = false;
  private wake: (() => void) | undefined;
  /** What Tab completes. */
  completions: () => readonly string[] = () => [];

  constructor() {
    this.lines = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: process.stdin.isTTY === true && process.stdout.isTTY === true,
      completer: (typed: string) => [this.completions().filter((word) => word.startsWith(typed)), typed],
    });
    const arrive = (answer: Answer) => {
      this.arrived.push(answer);
      this.wake?.();
    };
    this.lines.on('line', (text) => arrive({ kind: 'line', text: text.trim() }));
    this.lines.on('SIGINT', () => arrive({ kind: 'interrupt' }));
    process.on('SIGINT', () => arrive({ kind: 'interrupt' }));
    this.lines.on('close', () => {
      this.ended = true;
      this.wake?.();
    });
  }

  /** Asks and waits for a line. */
  async ask(prompt: string): Promise<Answer> {
    if (this.lines.terminal && !this.ended) {
      this.lines.setPrompt(prompt);
      this.lines.prompt();
    } else {
      process.stdout.write(prompt);
    }
    while (this.arrived.length === 0 && !this.ended) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    const answer: Answer = this.arrived.shift() ?? { kind: 'end' };
    const echo = answer.kind === 'line' && !this.lines.terminal ? answer.text : '';
    if (!this.lines.terminal || answer.kind !== 'line') process.stdout.write(`${echo}\n`);
    return answer;
  }

  close(): void {
    this.lines.close();
  }
}
