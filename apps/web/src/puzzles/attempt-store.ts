// The attempts at puzzles that this device knows of, in localStorage: its own, and those of other devices that the server told.

import { readLocal, writeLocal } from '../storage/local-storage.ts';
import { type Attempt, formatAttempt } from './attempts.ts';

const KEY = 'puzzles';

/** What the texts are, wherever they come from. */
export function storedAttempts(): string[] {
  const stored = readLocal(KEY);
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
}

/** Adds texts to those that are there: another tab may have added some. */
export function keepAttempts(texts: readonly string[]): string[] {
  const all = [...new Set([...storedAttempts(), ...texts])];
  writeLocal(KEY, all);
  return all;
}

export const keepAttempt = (attempt: Attempt): string[] => keepAttempts([formatAttempt(attempt)]);
