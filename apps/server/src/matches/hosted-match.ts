// A match as the server hosts it: the kernel's host of its log, with the times of the entries, clocks, and who plays each seat now.
// A change is proposed (the rules run, once), stored, and then committed.

import {
  botSeed,
  dealKey,
  type Fact,
  formatNotes,
  type Game,
  MatchHost,
  type MatchRecord,
  type Outcome,
  type Proposal,
  parseHex,
  RECORD_FORMAT,
  type Refusal,
  type Result,
  resultOf,
  SEED_BYTES,
  type Seat,
  type StandIn,
  seatAt,
  type Viewer,
} from '@mozaika/kernel';
import type { Clock, FairnessView } from '@mozaika/protocol';
import type { EntryRow, MatchRow } from '../storage/port.ts';
import { type ClockState, startClocks, tick } from './clocks.ts';
import { type MatchSetup, MatchStatus } from './match-status.ts';
import type { Outages } from './outages.ts';

/** The fairness of a match as it is stored: everything but the seed. */
export type StoredFairness = Omit<FairnessView, 'seed'>;

/** A proposal with the time at which it is to be stored, and how the match will stand then. */
export interface MatchUpdate {
  readonly proposal: Proposal;
  readonly at: number;
  readonly status: MatchStatus;
}

export class HostedMatch {
  readonly row: MatchRow;
  readonly game: Game;
  readonly clock: Clock;
  readonly fairness: StoredFairness;
  /** How the match stands after its last entry. */
  status: MatchStatus;
  private readonly key: Uint8Array;
  private readonly setup: MatchSetup;
  private readonly host: MatchHost;
  private readonly times: number[] = [];

  constructor(game: Game, row: MatchRow, entries: readonly EntryRow[], outages: Outages) {
    this.game = game;
    this.row = row;
    this.clock = JSON.parse(row.clock);
    this.fairness = JSON.parse(row.fairness);
    this.key = keyOf(row.seed, this.fairness);
    const bots = row.people.map((person, i) => (person === null ? row.names[i] : undefined));
    this.setup = { clock: this.clock, bots, outages };
    const opened = MatchHost.open(game, headerOf(row));
    if (!opened.ok) throw unplayable(row, opened.refusal);
    this.host = opened.value;
    this.status = this.statusWith(startClocks(this.clock, row.people.length, row.started));
    for (const entry of entries) this.load(entry);
  }

  get id(): string {
    return this.row.id;
  }

  get entries(): readonly string[] {
    return this.host.entries;
  }

  get length(): number {
    return this.host.entries.length;
  }

  get outcome(): Outcome | undefined {
    return this.host.outcome;
  }

  get over(): boolean {
    return this.status.over;
  }

  /** The live position: only to be looked at. */
  get position(): MatchHost['position'] {
    return this.host.position;
  }

  /** When the last entry was stored. */
  get updated(): number {
    return this.times.at(-1) ?? this.row.started;
  }

  private statusWith(clocks: ClockState | undefined): MatchStatus {
    const { turn, standIns } = this.host;
    const toMove = turn.kind === 'move' ? turn.seats : [];
    return new MatchStatus(this.setup, { over: turn.kind === 'over', toMove, standIns: new Map(standIns), clocks });
  }

  /** Takes in an entry as it is stored. */
  private load({ at, text }: EntryRow): void {
    let mover: Seat | undefined;
    const refusal = this.host.append([text], ({ action }) => {
      if (action.kind === 'move') mover = action.seat;
    });
    if (refusal) throw unplayable(this.row, refusal);
    this.times.push(at);
    const { clocks } = this.status;
    const running = this.status.peopleToMove();
    this.status = this.statusWith(clocks && tick(this.clock, clocks, { at, running, mover }, this.setup.outages));
  }

  /** What a move brings that a seat made when it knew `index` entries. No entries: that very move is there already. */
  propose(seat: Seat, action: string, index: number): Result<Proposal> {
    return this.host.propose(seat, action, index, this.key);
  }

  proposeFacts(facts: readonly Fact[]): Proposal {
    const proposal = this.host.proposeFacts(facts);
    if (!proposal.ok) throw new Error(`Facts that the server states can't be appended: ${proposal.refusal.code}`);
    return proposal.value;
  }

  /** Takes back the actions from an entry on. */
  proposeUndo(target: number): Result<Proposal> {
    return this.host.proposeUndo(target);
  }

  /** The deals and forced moves that open the match. */
  proposeStart(): Proposal {
    return this.host.begin(this.key);
  }

  undoTarget(seat: Seat): Result<number> {
    return this.host.undoTarget([seat]);
  }

  /** Somebody who has moved from an entry on and for whom a bot plays now: they can't be asked whether their move may be taken back. */
  replacedSince(target: number): Seat | undefined {
    return this.host.choosersSince(target).find((seat) => this.standIn(seat));
  }

  /** How often the person of a seat has taken it back from a bot. */
  returnsTo(seat: Seat): number {
    return this.host.fold().notes.filter(({ fact }) => fact.kind === 'back' && fact.seat === seat).length;
  }

  /** How the match will stand when a proposal is stored now. Times in a log never go back. */
  updateWith(proposal: Proposal, now: number): MatchUpdate {
    const at = Math.max(now, this.updated);
    const { over, toMove, standIns } = proposal;
    return {
      proposal,
      at,
      status: new MatchStatus(this.setup, { over, toMove, standIns, clocks: this.clocksAfter(proposal, at) }),
    };
  }

  /** All entries of a proposal come at the same time: only before the first one somebody has been thinking. */
  private clocksAfter({ steps }: Proposal, at: number): ClockState | undefined {
    const { clocks } = this.status;
    if (!clocks) return undefined;
    const { outages } = this.setup;
    let after = tick(this.clock, clocks, { at, running: this.status.peopleToMove() }, outages);
    for (const { action } of steps) {
      if (action.kind === 'move') after = tick(this.clock, after, { at, running: [], mover: action.seat }, outages);
    }
    return after;
  }

  /** Takes in an update that has been stored; the rules don't run again. */
  commit({ proposal, at, status }: MatchUpdate): void {
    this.host.commit(proposal);
    for (const _ of proposal.entries) this.times.push(at);
    this.status = status;
  }

  seatOf(person: string | undefined): Seat | undefined {
    const at = person === undefined ? -1 : this.row.people.indexOf(person);
    return at < 0 ? undefined : seatAt(at);
  }

  viewerOf(person: string | undefined): Viewer {
    return this.seatOf(person) ?? 'spectator';
  }

  /** For a bot's random numbers at a turn, after so many actions: nobody outside can know it before the end. */
  botSeed(actions: number, seat: Seat): string {
    return botSeed(this.key, actions, seat);
  }

  /** The bot that stands in for the person of a seat. */
  standIn(seat: Seat): StandIn | undefined {
    return this.status.standIns.get(seat);
  }

  /** Whether the person of a seat has resigned, also in the words of version 0.1. */
  hasResigned(seat: Seat): boolean {
    const isGone = this.host.ends.gone.some((one) => one.seat === seat && one.reason === 'resigned');
    return isGone || this.standIn(seat)?.resigned === true;
  }

  /** The entries from an index on as a viewer may know them. */
  masked(viewer: Viewer, from: number): string[] {
    return this.host.masked(viewer, from);
  }

  /** The whole record, nothing masked. The seed is in it when the match is over. */
  record(names: readonly string[]): MatchRecord {
    const { actions, notes } = this.host.fold();
    const { outcome } = this.host;
    const { bots, ...fairness } = this.fairness;
    return {
      ...this.host.header,
      players: names,
      actions,
      fairness: { ...fairness, ...(bots !== undefined && { bots }), ...(outcome && { seed: this.row.seed }) },
      ...(this.clock.kind === 'none' ? {} : { clock: this.clock }),
      ...(outcome && { result: { ...resultOf(outcome), replaced: [...this.status.standIns.keys()] } }),
      ...(notes.length === 0 ? {} : { notes: formatNotes(notes) }),
    };
  }
}

/** Without the table's code, which would let people in, and without what is in anybody's hand. */
function unplayable({ game, started }: MatchRow, { code, index }: Refusal): Error {
  return new Error(`A match of ${game} that started at ${started} can't be replayed: ${code} at entry ${index}`);
}

function headerOf(row: MatchRow): MatchHost['header'] {
  return {
    format: RECORD_FORMAT,
    game: row.game,
    options: JSON.parse(row.options),
    players: row.people.map((_, i) => String(i + 1)),
    rules: row.rules,
  };
}

/** The key of all deals of a match. */
function keyOf(seed: string, { contributions }: StoredFairness): Uint8Array {
  return dealKey(
    storedBytes(seed),
    contributions.map(({ seat, value }) => ({ seat: seatAt(seat - 1), value: storedBytes(value) })),
  );
}

function storedBytes(hex: string): Uint8Array {
  const bytes = parseHex(hex, SEED_BYTES);
  if (!bytes) throw new Error('A stored seed or contribution is not hexadecimal');
  return bytes;
}
