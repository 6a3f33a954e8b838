// From a match's state to the record that people exchange.

import { foldLog, type MatchRecord, RECORD_FORMAT } from '@mozaika/kernel';
import type { MatchHeader, MatchState } from './source.ts';

/** The record of a log that is known to be sound: undone entries folded away, other facts in the notes. */
export function recordOf(
  { players, ...header }: MatchHeader,
  entries: readonly string[],
  fairness: MatchState['fairness'],
): MatchRecord {
  const folded = foldLog(entries);
  const { actions, notes } = folded.ok ? folded.value : { actions: [], notes: [] };
  return {
    format: RECORD_FORMAT,
    game: header.game,
    options: header.options,
    players: players.map(({ name }) => name),
    rules: header.rules,
    actions,
    ...(fairness === undefined ? {} : { fairness }),
    ...(notes.length === 0 ? {} : { notes: notes.map(({ before, fact }) => ({ before, fact })) }),
  };
}
