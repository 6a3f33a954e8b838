// What follows from actions that were just stored, besides showing them: they are counted, and people who are away are notified.

import { isByChance, isFact, parseSeat } from '@mozaika/kernel';
import type { HostedMatch } from '../matches/hosted-match.ts';
import type { MatchStatus } from '../matches/match-status.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Change } from './decision.ts';
import type { Presence } from './presence.ts';

/** Counts the actions of a change by who acted. */
export function countActions({ actions }: Metrics, { log, started }: Change): void {
  const count = ({ row }: HostedMatch, entries: readonly string[], status: MatchStatus) => {
    for (const entry of entries) if (!isFact(entry)) actions.inc({ game: row.game, actor: actorOf(entry, status) });
  };
  if (log) count(log.match, log.update.proposal.entries, log.update.status);
  if (started) count(started, started.entries, started.status);
}

function actorOf(entry: string, status: MatchStatus): 'chance' | 'person' | 'bot' {
  if (isByChance(entry)) return 'chance';
  const seat = parseSeat(entry.slice(0, entry.indexOf(' ')));
  return seat === undefined || status.botAt(seat) === undefined ? 'person' : 'bot';
}

/** The people who are to move and not there, at tables where a move may take days. */
export function absentPeopleToMove(match: HostedMatch, presence: Presence): string[] {
  return match.status.peopleToMove().flatMap((seat) => {
    const person = match.row.people[seat - 1];
    return person && !presence.isPresent(person) ? [person] : [];
  });
}
