// A thread in which bots think: loads the module of a game's bots and answers one request after the other.

import { parentPort } from 'node:worker_threads';
import type { Result } from '@mozaika/kernel';
import type { BotModule, BotRequest } from './bot-module.ts';

export interface BotTask {
  readonly id: number;
  /** The address of the module with the game's bots. */
  readonly module: string;
  readonly request: BotRequest;
}

/** What the thread reports: first that the bots of the game are loaded, then what they decided. */
export interface BotReport {
  readonly id: number;
  readonly result?: Result<string>;
}

const report = (message: BotReport): void => parentPort?.postMessage(message);

parentPort?.on('message', async ({ id, module, request }: BotTask) => {
  // The module was named by whoever started the server; one without `botMove` ends this thread, and the pool gives up after a few.
  const { botMove }: BotModule = await import(module);
  report({ id });
  report({ id, result: await botMove(request) });
});
