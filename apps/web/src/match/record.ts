// Between a match as the app stores it and the record that people exchange.

import { botNameOf } from '@mozaika/bots';
import {
  type FoldedLog,
  formatFrom,
  formatNotes,
  type Json,
  type MatchHeader,
  type MatchRecord,
  type Outcome,
  resultOf,
  seatAt,
} from '@mozaika/kernel';
import { recordName } from '@mozaika/protocol';
import type { MatchSetup } from '../storage/match-setup.ts';

/** The kernel's header of a match. */
export const headerOf = ({ game, options, rules, from, players }: MatchSetup): MatchHeader => ({
  ...formatFrom(from),
  game,
  options,
  players: players.map(({ name, guest }) => (guest === undefined ? name : recordName({ guest }))),
  rules,
});

/** The setup of a recorded match. In a record a bot bears the name of its level. */
export const setupOf = ({ game, options, rules, from, players }: MatchRecord): MatchSetup => ({
  game,
  options,
  rules,
  ...(from !== undefined && { from }),
  players: players.map((name, i) => ({ seat: seatAt(i), name, ...(botNameOf(name) && { bot: name }) })),
});

/** The record of a folded log: undone entries are gone, table facts are notes. With its result, if the match is over. */
export const recordOf = (
  setup: MatchSetup,
  { actions, notes }: FoldedLog,
  fairness: Json | undefined,
  outcome?: Outcome,
): MatchRecord => ({
  ...headerOf(setup),
  actions,
  ...(fairness === undefined ? {} : { fairness }),
  ...(outcome && { result: resultOf(outcome) }),
  ...(notes.length === 0 ? {} : { notes: formatNotes(notes) }),
});
