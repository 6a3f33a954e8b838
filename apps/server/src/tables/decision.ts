// What somebody wants to do at a table is decided from a snapshot of it, and the decision says what to store. Decisions neither wait
// nor store nor send; the session carries them out, and asks for another one when another process was quicker.

import { type Fact, type Proposal, type Refusal, type Result, refuse, type Seat } from '@mozaika/kernel';
import type { GameCatalogue, Strength } from '../catalogue.ts';
import type { HostedMatch, MatchUpdate } from '../matches/hosted-match.ts';
import type { Outages } from '../matches/outages.ts';
import type { ReportReason } from '../storage/moderation.ts';
import type { ChatMessageRow } from '../storage/port.ts';
import type { Presence } from './presence.ts';
import { newSeed } from './seed.ts';
import { endMatch, leftSeats, markBack, type TableState } from './table-state.ts';

/** How long things take that people watch or wait for, in milliseconds. */
export interface Pace {
  /** How long a bot takes at least where people watch. */
  readonly botMove: number;
  /** How long somebody must have been away before the others may call a bot in. */
  readonly absence: number;
  /** How long people's clients have to open their contributions to the shuffle. */
  readonly opening: number;
}

/** What holds for all tables of a server. */
export interface TableRules {
  readonly games: GameCatalogue;
  readonly pace: Pace;
  readonly outages: Outages;
}

/** By person: what a bot that adapts knows of them in the table's game. Empty where none does. */
export type Strengths = ReadonlyMap<string, Strength>;

/** A table as this process knows it at a moment. */
export interface TableSnapshot {
  readonly code: string;
  readonly state: TableState;
  /** The current match, or the last one; none before the first one has begun. */
  readonly match: HostedMatch | undefined;
  /** What bots that adapt know of the people here. */
  readonly strengths: Strengths;
  readonly presence: Pick<Presence, 'isPresent' | 'awaySince'>;
  readonly now: number;
  readonly rules: TableRules;
}

/** Whose message led to a change: the log that shows the change to them carries the answer. */
export interface Cause {
  readonly client: string;
  readonly id: string;
}

/** What is to be stored, all of it or nothing. */
export interface Change {
  /** The table's next state, if it changes. */
  readonly state?: TableState;
  /** What the log of the current match gets. */
  readonly log?: { readonly match: HostedMatch; readonly update: MatchUpdate };
  /** A match that begins with this change. */
  readonly started?: HostedMatch;
  readonly cause?: Cause;
}

/** A report about who sits in a seat, or who wrote a chat message. */
export interface ReportDraft {
  readonly person: string;
  readonly key: string;
  /** Who sits there now. */
  readonly about: string;
  readonly reason: ReportReason;
  /** The number of the message. */
  readonly n: number | undefined;
  readonly text: string | undefined;
}

export type ChatDraft = Pick<ChatMessageRow, 'person' | 'seat' | 'key' | 'phrase' | 'text'>;

export type Decision =
  /** It is so already: a message that came twice has the effect of one. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'chat'; readonly draft: ChatDraft }
  | { readonly kind: 'report'; readonly draft: ReportDraft }
  /** The table stays as it is; a job of it is due later, or never (`due` is absent). */
  | {
      readonly kind: 'reschedule';
      readonly subject: string;
      readonly job: string;
      readonly due: number | undefined;
    };

export type Decide = (table: TableSnapshot) => Decision;

export const NOTHING: Decision = { kind: 'nothing' };

export const refused = (code: string, facts: Parameters<typeof refuse>[1] = {}): Decision => ({
  kind: 'refused',
  refusal: refuse(code, facts).refusal,
});

/** Goes on with a value, or refuses for the reason why there is none. */
export const given = <T>(result: Result<T>, decide: (value: T) => Decision): Decision =>
  result.ok ? decide(result.value) : { kind: 'refused', refusal: result.refusal };

export const changed = (change: Change): Decision => ({ kind: 'change', change });

/** Appends to the log of a match, with what a longer log changes at the table itself. */
export function append(
  { state, now }: TableSnapshot,
  match: HostedMatch,
  proposal: Proposal,
): { readonly state?: TableState; readonly log: NonNullable<Change['log']> } {
  const update = match.updateWith(proposal, now);
  const next = stateAfter(state, update);
  return { log: { match, update }, ...(next && { state: next }) };
}

function stateAfter(state: TableState, { status }: MatchUpdate): TableState | undefined {
  if (status.over) return endMatch(state, newSeed());
  const isBack = (seat: Seat) => !status.standIns.has(seat);
  if (!state.undo && !leftSeats(state).some(isBack)) return undefined;
  const { undo: _, ...rest } = markBack(state, isBack);
  return rest;
}

/** What the log says of an absent person for whom a bot is called in. It ends nothing, and they may come back. */
export const replacement = (seat: Seat, level: string): Fact[] => [
  { kind: 'left', seat },
  { kind: 'bot', seat, level },
];
