// The log of a running match: actions and table facts as they were appended, folded into what people download.

import { endsAfter, isEnded, NO_ENDS } from './ends.ts';
import { type Fact, formatFact, parseFact } from './fact.ts';
import type { MatchRecord } from './record.ts';
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

/** An action that was not undone. */
export interface KeptAction {
  /** Its number in the log. */
  readonly index: number;
  readonly entry: string;
}

/** A log as it is read: what was not undone, and every fact with the number of actions that were kept when it was stated. */
export interface KeptLog {
  readonly actions: readonly KeptAction[];
  readonly facts: readonly Note[];
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

/** Folds undone actions away and parts them from facts. */
export function foldLog(entries: readonly string[]): Result<FoldedLog> {
  const actions: KeptAction[] = [];
  const facts: Note[] = [];
  for (const [index, entry] of entries.entries()) {
    if (typeof entry !== 'string') return refuse('bad-entry', { index, expected: { kind: 'type', type: 'string' } });
    const fact = factAt(entry, index);
    if (!fact.ok) return fact;
    if (fact.value) addFact(actions, facts, fact.value);
    else actions.push({ index, entry });
  }
  return ok(foldKept({ actions, facts }));
}

/** Takes in a fact. An undo removes the actions whose number in the log is its target or higher. */
export function addFact(actions: KeptAction[], facts: Note[], fact: Fact): void {
  if (fact.kind === 'undo') while ((actions.at(-1)?.index ?? -1) >= fact.target) actions.pop();
  facts.push({ before: actions.length, fact });
}

/** An undo takes moves back, not people: whatever else was stated stays, before the action that takes the place of the undone ones. */
export function foldKept({ actions, facts }: KeptLog): FoldedLog {
  const notes: Note[] = [];
  // From the end: a fact stands before no more actions than any later undo has left.
  let left = actions.length;
  for (const { before, fact } of facts.toReversed()) {
    if (fact.kind === 'undo') left = Math.min(left, before);
    else notes.push({ before: Math.min(before, left), fact });
  }
  return { actions: actions.map(({ entry }) => entry), notes: notes.reverse() };
}

/** Notes as a record has them. */
export const formatNotes = (notes: readonly Note[]): Json =>
  notes.map(({ before, fact }) => ({ before, fact: formatFact(fact) }));

/**
 * The log of a record: its actions, and the facts of its notes where they stood. Notes come from anywhere: what is no note, and an end
 * that actions follow, is passed over.
 */
export function logOf({ actions, notes, players }: Pick<MatchRecord, 'actions' | 'notes' | 'players'>): string[] {
  const facts = Array.from({ length: actions.length + 1 }, (): string[] => []);
  for (const { before, fact } of readNotes(notes)) {
    const isLast = isEnded(endsAfter(NO_ENDS, fact, players.length), players.length);
    if (fact.kind !== 'undo' && !(isLast && before < actions.length)) facts[before]?.push(formatFact(fact));
  }
  return facts.flatMap((some, i) => [...some, ...actions.slice(i, i + 1)]);
}

function readNotes(json: Json | undefined): Note[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((note: { readonly before?: Json; readonly fact?: Json } | null) => {
    const { before, fact } = note ?? {};
    const read = typeof fact === 'string' ? parseFact(fact) : undefined;
    return read && typeof before === 'number' ? [{ before, fact: read }] : [];
  });
}
