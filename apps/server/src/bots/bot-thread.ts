// A thread in which bots think: loads the module of a game's bots and answers one request after the other.

import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Result } from '@mozaika/kernel';
import type { BotModule, BotRequest } from './bot-module.ts';

export interface BotTask {
  readonly id: number;
  /** The address of the module with the game's bots. */
  readonly module: string;
  readonly game: string;
  /** Absent: it will be asked later. */
  readonly request?: BotRequest;
}

/** What the thread reports: first that the bots of the game are loaded, then what they decided. */
export interface BotReport {
  readonly id: number;
  readonly answer?: BotAnswer;
}

export interface BotAnswer {
  readonly result: Result<string>;
  /** How long the bot has thought, in milliseconds of a processor: those are the same on a busy machine. */
  readonly ms: number;
}

/** By how much thinking is less urgent than the sockets. On other systems than Linux a priority belongs to the whole process. */
const NICENESS = 5;
if (process.platform === 'linux') setPriority(0, Math.min(getPriority(0) + NICENESS, constants.priority.PRIORITY_LOW));

const report = (message: BotReport): void => parentPort?.postMessage(message);

parentPort?.on('message', async ({ id, module, game, request }: BotTask) => {
  // The module was named by whoever started the server; one without `botMove` ends this thread, and the pool gives up after a few.
  const { prepare, botMove }: BotModule = await import(module);
  await prepare?.(game);
  report({ id });
  if (!request) return;
  const before = process.threadCpuUsage();
  const result = await botMove(request);
  const { user, system } = process.threadCpuUsage(before);
  report({ id, answer: { result, ms: (user + system) / 1_000 } });
});
