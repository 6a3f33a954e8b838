// A progress bar on stderr, only if that is a terminal.

import { language } from '../terminal.ts';

const WIDTH = 40;

export interface ProgressBar {
  show(done: number): void;
  clear(): void;
}

export function progressBar(total: number): ProgressBar {
  if (!process.stderr.isTTY) return { show: () => {}, clear: () => {} };
  return {
    show(done) {
      const filled = Math.floor((WIDTH * done) / total);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      process.stderr.write(`\r${bar} ${done.toLocaleString(language)} / ${total.toLocaleString(language)}`);
    },
    clear: () => void process.stderr.write('\r\u001b[K'),
  };
}
