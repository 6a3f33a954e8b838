// For whom bots play: they move while a person who may still act is there. A match of bots alone rests until somebody comes back;
// one by correspondence goes on unwatched, because its people look in when they like.

import type { HostedMatch } from '../matches/hosted-match.ts';
import type { TableSnapshot } from './decision.ts';

/** Whether somebody plays in a match and has not resigned; after a time-out they may come back. */
function mayStillAct(match: HostedMatch, person: string): boolean {
  const seat = match.seatOf(person);
  return seat !== undefined && !match.hasResigned(seat);
}

/** Whether bots go on in a match. */
export function isAttended({ presence }: TableSnapshot, match: HostedMatch): boolean {
  const people = match.row.people.flatMap((person) => (person && mayStillAct(match, person) ? [person] : []));
  return match.clock.kind === 'days' ? people.length > 0 : people.some((person) => presence.isPresent(person));
}

/** Whether the bots of a match have rested, if only for a moment, until this person came. */
export const wakesBots = (match: HostedMatch, person: string): boolean =>
  !match.over && match.status.botsToMove().length > 0 && mayStillAct(match, person);
