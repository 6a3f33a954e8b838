// The public journal of commitments: what is in it before a match can't be exchanged later. Heads are signed, proofs are made from the
// stored tree.

import {
  consistencyRanges,
  formatHex,
  inclusionRanges,
  type JournalEntry,
  ok,
  type Result,
  refuse,
} from '@mozaika/kernel';
import { MOST_JOURNAL_ENTRIES, type SignedHead } from '@mozaika/protocol';
import type { Commitment, Storage } from '../storage/port.ts';
import type { Time } from '../time.ts';
import { Appender } from './appender.ts';
import { type HeadSigner, headSigner } from './keys.ts';
import { readRanges, rootOf } from './stored-tree.ts';

export interface JournalParts {
  readonly storage: Storage;
  readonly time: Time;
}

/** Appends what a process that was killed has left behind. */
export async function openJournal(parts: JournalParts): Promise<Journal> {
  const journal = new Journal(parts, await headSigner(parts.storage));
  await journal.appendWaiting();
  return journal;
}

export class Journal {
  private readonly storage: Storage;
  private readonly time: Time;
  private readonly signer: HeadSigner;
  private readonly appender: Appender;

  constructor({ storage, time }: JournalParts, signer: HeadSigner) {
    this.storage = storage;
    this.time = time;
    this.signer = signer;
    this.appender = new Appender(storage);
  }

  /** Resolves when all commitments that were stored before have their places. */
  appendWaiting(): Promise<void> {
    return this.appender.appendWaiting();
  }

  /** Resolves when a commitment has its place. It is stored first if it is not: tables of older versions have none. */
  async publish(commitment: Commitment): Promise<void> {
    const stored = await this.storage.commitmentTo(commitment.match);
    if (stored && stored.commitment !== commitment.commitment) {
      throw new Error('A match is about to begin with another commitment than the journal has');
    }
    if (stored && stored.index !== null) return;
    // If another process was quicker, it has stored the same one: both have read it from the table.
    if (!stored) await this.storage.write([{ do: 'add-commitment', commitment }]);
    await this.appendWaiting();
  }

  /** Resolves when nothing is under way. */
  idle(): Promise<void> {
    return this.appender.idle();
  }

  async head(): Promise<SignedHead> {
    const tip = await this.appender.tip();
    return this.signer.sign({ size: tip.size, root: formatHex(rootOf(tip)), time: this.time.now() });
  }

  /** Proves that a commitment is among the first `size` entries. */
  async inclusion(
    commitment: string,
    size: number,
  ): Promise<Result<{ readonly entry: JournalEntry; readonly index: number; readonly path: string[] }>> {
    const row = await this.storage.journalEntryWith(commitment);
    if (!row) return refuse('not-in-journal', { commitment });
    const beyond = await this.beyond(size);
    if (beyond) return beyond;
    if (row.index >= size) return refuse('not-in-head', { index: row.index, size });
    const path = await readRanges(this.storage, inclusionRanges(row.index, size));
    return ok({ entry: entryOf(row), index: row.index, path });
  }

  /** Proves that the first `from` entries begin the first `to`. */
  async consistency(from: number, to: number): Promise<Result<{ readonly path: string[] }>> {
    if (from > to) return refuse('bad-range', { from, to });
    return (await this.beyond(to)) ?? ok({ path: await readRanges(this.storage, consistencyRanges(from, to)) });
  }

  async entries(from: number, to: number): Promise<Result<{ readonly entries: JournalEntry[] }>> {
    if (from > to) return refuse('bad-range', { from, to });
    if (to - from > MOST_JOURNAL_ENTRIES) return refuse('range-too-long', { from, to, most: MOST_JOURNAL_ENTRIES });
    return (await this.beyond(to)) ?? ok({ entries: (await this.storage.journalRange(from, to)).map(entryOf) });
  }

  private async beyond(found: number) {
    const size = await this.storage.journalSize();
    return found > size ? refuse('beyond-journal', { found, size }) : undefined;
  }
}

const entryOf = ({ tag, method, commitment }: JournalEntry): JournalEntry => ({ tag, method, commitment });
