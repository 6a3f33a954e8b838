// The log of a running match: actions and table facts as they were appended, folded into what people download.

import { ok, quote, type Result, refuse } from './refusal.ts';

/** A table fact of a log, and the number of actions of the folded record that came before it. */
export interface Note {
  readonly before: number;
  readonly fact: string;
}

export interface FoldedLog {
  readonly actions: readonly string[];
  readonly notes: readonly Note[];
}

const UNDO = '! undo';

/** An entry that was not undone, with its number in the log. */
export interface KeptEntry {
  readonly index: number;
  readonly entry: string;
}

export const isUndo = (entry: string): boolean => entry === UNDO || entry.startsWith(`${UNDO} `);

/** Folds undone entries away. Entries are numbered from 0, facts included. */
export function keptEntries(entries: readonly string[]): Result<readonly KeptEntry[]> {
  const kept: KeptEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    if (typeof entry !== 'string') return refuse('bad-entry', { index, expected: 'a string' });
    if (!isUndo(entry)) {
      kept.push({ index, entry });
      continue;
    }
    const target = /^! undo (0|[1-9]\d{0,8})$/.exec(entry)?.[1];
    if (target === undefined || Number(target) >= index) {
      return refuse('bad-undo', { index, found: quote(entry), expected: 'the number of an earlier entry' });
    }
    while (kept.length > 0 && kept[kept.length - 1].index >= Number(target)) kept.pop();
  }
  return ok(kept);
}

/** Folds undone entries away and parts actions from facts (`! …`). */
export function foldLog(entries: readonly string[]): Result<FoldedLog> {
  const kept = keptEntries(entries);
  if (!kept.ok) return kept;
  const actions: string[] = [];
  const notes: Note[] = [];
  for (const { entry } of kept.value) {
    if (entry.startsWith('! ')) notes.push({ before: actions.length, fact: entry });
    else actions.push(entry);
  }
  return ok({ actions, notes });
}
