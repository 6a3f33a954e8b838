// What the kernel offers.

export { allMoves, apply, check, formatAction, isByChance, maskAction, parseAction, play } from './action.ts';
export type { Contribution } from './dealer.ts';
export { commitmentTo, DEAL_METHOD, dealer, dealKey, formatHex, parseHex, SEED_BYTES } from './dealer.ts';
export type { Verdict } from './fairness.ts';
export { verifyDeals } from './fairness.ts';
export type { Action, DealAction, Game, GameEvent, GameTypes, MoveAction, Outcome, Sink, Turn } from './game.ts';
export { ranksOf } from './game.ts';
export type { FoldedLog, Note } from './log.ts';
export { foldLog } from './log.ts';
export type { Chooser, MatchPlan } from './match.ts';
export { playOut, randomChooser, recordMatch } from './match.ts';
export type { Move } from './moves.ts';
export { MoveList } from './moves.ts';
export { perft } from './perft.ts';
export type { Random } from './random.ts';
export { seededRandom } from './random.ts';
export type { MatchRecord } from './record.ts';
export { formatRecord, parseRecord, RECORD_FORMAT, readRecord } from './record.ts';
export type { Json, Refusal, Result } from './refusal.ts';
export { ok, quote, refuse, unreadable } from './refusal.ts';
export type { ReplayObserver } from './replay.ts';
export { maskRecord, open, replay } from './replay.ts';
export type { Consequence, MatchHead } from './running.ts';
export { maskEntry, onlyMove, RunningMatch } from './running.ts';
export type { Seat, SeatCount, Viewer } from './seats.ts';
export { isSeatCount, nextSeat, parseSeat, SEAT_COUNTS, SEATS, seatsOf } from './seats.ts';
