// The log of a running match: actions and table facts as they were appended, folded into what people download.

import { type Fact, formatFact, parseFact } from './fact.ts';
import { type Json, ok, quote, type Result, refuse } from './refusal.ts';

/** A table fact of a log, and the number of actions of the folded record that came before it. */
export interface Note {
  readonly before: number;
  readonly fact: Fact;
}

export interface FoldedLog {
  readonly actions: readonly string[];
  readonly notes: readonly Note[];
}

/** An entry that was not undone: an action if it has no fact. */
export interface KeptEntry {
  /** Its number in the log. */
  readonly index: number;
  readonly entry: string;
  readonly fact: Fact | undefined;
}

/** The refusal of an undo that does not name an entry before its own. */
const badUndo = (entry: string, index: number) =>
  refuse('bad-undo', { index, found: quote(entry), expected: { kind: 'earlier-entry' } });

/** The fact of an entry, or why an undo can't stand there. Entries are numbered from 0, facts included. */
export function factAt(entry: string, index: number): Result<Fact | undefined> {
  const fact = parseFact(entry);
  const isBad = fact?.kind === 'undo' ? fact.target >= index : fact?.kind === 'unknown' && fact.word === 'undo';
  return isBad ? badUndo(entry, index) : ok(fact);
}

/** Folds undone entries away. */
function keptEntries(entries: readonly string[]): Result<readonly KeptEntry[]> {
  const kept: KeptEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    if (typeof entry !== 'string') return refuse('bad-entry', { index, expected: { kind: 'type', type: 'string' } });
    const read = factAt(entry, index);
    if (!read.ok) return read;
    const fact = read.value;
    if (fact?.kind === 'undo') dropFrom(kept, fact.target);
    else kept.push({ index, entry, fact });
  }
  return ok(kept);
}

/** Removes what an undo takes back: everything whose number in the log is `target` or higher. */
export function dropFrom(kept: { readonly index: number }[], target: number): void {
  while ((kept.at(-1)?.index ?? -1) >= target) kept.pop();
}

/** Folds undone entries away and parts actions from facts. */
export function foldLog(entries: readonly string[]): Result<FoldedLog> {
  const kept = keptEntries(entries);
  return kept.ok ? ok(foldKept(kept.value)) : kept;
}

/** What was not undone, parted into actions and facts. */
export function foldKept(kept: readonly Pick<KeptEntry, 'entry' | 'fact'>[]): FoldedLog {
  const actions: string[] = [];
  const notes: Note[] = [];
  for (const { entry, fact } of kept) {
    if (fact) notes.push({ before: actions.length, fact });
    else actions.push(entry);
  }
  return { actions, notes };
}

/** Notes as a record has them. */
export const formatNotes = (notes: readonly Note[]): Json =>
  notes.map(({ before, fact }) => ({ before, fact: formatFact(fact) }));
