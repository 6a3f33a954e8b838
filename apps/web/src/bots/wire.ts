// What the page and the bots' worker say to each other.

import type { Result } from '@mozaika/kernel';
import type { BotQuestion } from './question.ts';

export type Order =
  | { readonly kind: 'think'; readonly id: number; readonly question: BotQuestion }
  | { readonly kind: 'stop'; readonly id: number };

export interface Reply {
  readonly id: number;
  readonly result: Result<string>;
}

/** Somebody who answers bots' questions. */
export type Thinker = (question: BotQuestion, stop: AbortSignal) => Promise<Result<string>>;
