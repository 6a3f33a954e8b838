// What the kernel offers.

export {
  allMoves,
  apply,
  check,
  formatAction,
  isByChance,
  isSameAction,
  LONGEST_ACTION,
  maskAction,
  parseAction,
  play,
} from './action.ts';
export type { Contribution } from './dealer.ts';
export {
  BOT_METHOD,
  botSeed,
  commitmentTo,
  DEAL_METHOD,
  dealer,
  dealKey,
  formatHex,
  parseHex,
  SEED_BYTES,
} from './dealer.ts';
export type { DealKey } from './duplicate-dealer.ts';
export { DUPLICATE_METHOD, DuplicateKey, dealNext } from './duplicate-dealer.ts';
export { findEdition } from './edition.ts';
export { resultOf } from './ends.ts';
export type { Departure, Fact, SeatFactKind } from './fact.ts';
export { formatFact, isFact, parseFact } from './fact.ts';
export type { FoldedLog, Note } from './fold-log.ts';
export { foldLog, formatNotes, logOf } from './fold-log.ts';
export type {
  Action,
  DealAction,
  Edition,
  Game,
  GameEvent,
  GameTypes,
  MoveAction,
  Outcome,
  Sink,
  Turn,
} from './game.ts';
export { latestRules, ranksOf, reseated } from './game.ts';
export type { JournalEntry, JournalHead } from './journal.ts';
export { JOURNAL_METHOD, journalHeadText, journalLeaf, TAG_DERIVATION, tagOfMatch } from './journal.ts';
export type { Chooser, MatchPlan } from './match.ts';
export { playOut, randomChooser, recordMatch } from './match.ts';
export type { MatchHeader } from './match-host.ts';
export { MatchHost, maskEntry } from './match-host.ts';
export type { StandIn } from './match-log.ts';
export type { LeafRange, Subtree } from './merkle.ts';
export {
  completedBy,
  consistencyRanges,
  EMPTY_ROOT,
  inclusionRanges,
  joinSubtrees,
  provesConsistency,
  provesInclusion,
  rangeHash,
  subtreesOf,
} from './merkle.ts';
export type { Move } from './moves.ts';
export { MoveList } from './moves.ts';
export { onlyMove } from './only-move.ts';
export { perft } from './perft.ts';
export type { SetUp } from './position-text.ts';
export { editionIn, formatSetUp, LONGEST_POSITION, parseSetUp } from './position-text.ts';
export type { Proposal, Step } from './proposal.ts';
export type { Random, Streams } from './random.ts';
export { pick, seededRandom, shuffled } from './random.ts';
export type { MatchRecord } from './record.ts';
export {
  formatFrom,
  formatRecord,
  LONGEST_PLAYER_NAME,
  parseRecord,
  RECORD_FORMAT,
  readRecord,
  SET_UP_FORMAT,
} from './record.ts';
export type { Expected, Json, JsonType, Refusal, Result } from './refusal.ts';
export { ok, quote, refuse, unreadable } from './refusal.ts';
export type { ReplayObserver } from './replay.ts';
export { finalTurn, maskRecord, open, replay } from './replay.ts';
export type { Seat, SeatCount, Viewer } from './seats.ts';
export { isSeat, isSeatCount, nextSeat, parseSeat, SEAT_COUNTS, SEATS, seatAt, seatsOf } from './seats.ts';
export type { SeededMatchPlan, SeededTurn } from './seeded-match.ts';
export { followSeeded, playSeeded, seededMover, seededTurn } from './seeded-match.ts';
export type { Finding, Verdict } from './verify-deals.ts';
export { verifyDeals } from './verify-deals.ts';
export type { Opening, OwnOpening, Seal, ShownShuffle, Witness } from './witness.ts';
export { contradictions, withDifferences } from './witness.ts';
