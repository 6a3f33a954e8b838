// Somebody goes for good: they resign, leave, or run out of time. What a match's log says then, and when that ends the match.

import type { Departure, Fact, Seat } from '@mozaika/kernel';
import type { HostedMatch } from '../matches/hosted-match.ts';
import type { TableSnapshot } from './decision.ts';

/** How long nobody must have been at a table before that counts: sockets come back sooner. */
const GRACE_MS = 10_000;

/**
 * The facts when seats go. With two seats the match ends and the other one wins, a bot included that has sat there from the start; with
 * more, a bot plays on for them. When no person plays any more, the match is abandoned: nobody is left to play it for.
 */
export function departure(
  { rules }: TableSnapshot,
  match: HostedMatch,
  going: readonly Seat[],
  reason: Departure['reason'],
): Fact[] {
  const { people, game } = match.row;
  const isOfTwo = people.length === 2;
  const winner = isOfTwo && going.length === 1 ? people.findIndex((_, i) => i + 1 !== going[0]) : -1;
  const isAgainstBot = winner >= 0 && people[winner] === null;
  const isAnybodyLeft = match.status.peopleSeats().some((seat) => !going.includes(seat));
  if (!isAnybodyLeft && !isAgainstBot) return [{ kind: 'end', reason: 'abandoned' }];
  const level = rules.games.standIn(game);
  return going.flatMap((seat): Fact[] => [
    { kind: 'end', reason, seat },
    ...(isOfTwo ? [] : [{ kind: 'bot', seat, level } as const]),
  ]);
}

/**
 * Whether both people of a live match are away, so that a clock that runs out is nobody's loss. Everybody has a moment to come back: until
 * then it is not known, and the answer is when it will be.
 */
export function isDeserted({ presence, now }: TableSnapshot, match: HostedMatch): boolean | { readonly due: number } {
  const people = match.row.people.flatMap((person) => person ?? []);
  if (match.clock.kind !== 'live' || match.row.people.length !== 2 || people.length !== 2) return false;
  const away = awayUntil(presence, people);
  return away !== undefined && (away <= now || { due: away });
}

/** When people who are all away will have had their moment to come back; nothing if somebody is there. */
export function awayUntil(presence: TableSnapshot['presence'], people: readonly string[]): number | undefined {
  const since = people.map((person) => presence.awaySince(person) ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...since);
  return last === Number.POSITIVE_INFINITY ? undefined : last + GRACE_MS;
}
