// How long contributions to the shuffle may be opened: everybody has time, times when no server could store anything count against nobody,
// and whoever lost their connection has a while to come back. Nobody can hold the others up for longer than that.

import { changed, type Decision, NOTHING, type TableSnapshot } from './decision.ts';
import { absentFrom, notAwaited, type TableState } from './table-state.ts';

/** All in all, no opening takes longer than so many times what people who are here have. */
const LONGEST = 3;
/** Who comes back has at least this part of that time. */
const COMING_BACK = 0.5;
/** How often it is looked whether somebody has come back. */
const LOOK_MS = 1_000;

interface Limits {
  readonly began: number;
  /** How much of the time since then nothing could be stored. */
  readonly lost: number;
  /** For people who are here. */
  readonly end: number;
  /** For everybody. */
  readonly last: number;
}

function limitsOf({ now, rules }: TableSnapshot, { opening }: TableState): Limits | undefined {
  if (!opening) return undefined;
  const { pace, outages } = rules;
  const { until, since: began = until - pace.opening } = opening;
  const lost = outages.within(began, now);
  return { began, lost, end: until + lost, last: began + LONGEST * pace.opening + lost };
}

/** The people whose contribution is waited for. */
function awaitedPeople(state: TableState): string[] {
  const others = notAwaited(state);
  return absentFrom(state)
    .filter((seat) => !others.includes(seat))
    .flatMap((seat) => {
      const who = state.seats[seat - 1];
      return who?.kind === 'person' ? [who.person] : [];
    });
}

/** When it is to be looked at again whether the opening is over; nothing if it is, or there is none. */
export function nextLook(table: TableSnapshot, state: TableState): number | undefined {
  const limits = limitsOf(table, state);
  if (!limits) return undefined;
  const { now, presence } = table;
  const { end, last } = limits;
  if (end > now) return end;
  const isWaiting = last > now && awaitedPeople(state).some((person) => !presence.isPresent(person));
  return isWaiting ? Math.min(last, now + LOOK_MS) : undefined;
}

/** Somebody has come (back) to a table: if their contribution is missing, they have a moment for it. */
export function welcome(table: TableSnapshot, person: string): Decision {
  const { state, now, rules } = table;
  const limits = limitsOf(table, state);
  if (!limits || !state.opening || !awaitedPeople(state).includes(person)) return NOTHING;
  const { began, lost, end, last } = limits;
  const wanted = Math.min(last, now + COMING_BACK * rules.pace.opening);
  if (wanted <= end) return NOTHING;
  return changed({ state: { ...state, opening: { ...state.opening, since: began, until: wanted - lost } } });
}

/** Whether contributions may be opened from now on, or the match begins. */
export function isOpening(decision: Decision, { state: before }: TableSnapshot): boolean {
  if (decision.kind !== 'change') return false;
  const { state, started } = decision.change;
  return started !== undefined || (state?.stage === 'opening' && before.stage !== 'opening');
}
