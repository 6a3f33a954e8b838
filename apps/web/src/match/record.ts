// From a match's log to the record that people exchange, and back to a match.

import { isBotName } from '@mozaika/bots';
import { foldLog, formatNotes, type MatchRecord, RECORD_FORMAT, SEATS } from '@mozaika/kernel';
import { recordName } from '@mozaika/protocol';
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
    players: players.map(({ name, guest }) => (guest === undefined ? name : recordName({ guest }))),
    rules: header.rules,
    actions,
    ...(fairness === undefined ? {} : { fairness }),
    ...(notes.length === 0 ? {} : { notes: formatNotes(notes) }),
  };
}

/** In a record a bot bears the name of its level. */
export const headerOf = ({ game, options, rules, players }: MatchRecord): MatchHeader => ({
  game,
  options,
  rules,
  players: players.map((name, i) => ({ seat: SEATS[i], name, ...(isBotName(name) && { bot: name }) })),
});
