// Gives commitments their places in the journal, in batches. Several processes may do it: the place decides, and whoever loses reads again.

import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { journalLeaf, TAG_DERIVATION } from '@mozaika/kernel';
import type { Commitment, JournalRow, Storage } from '../storage/port.ts';
import { grow, readTip, type Tip } from './stored-tree.ts';

const MOST_AT_ONCE = 500;

const derive = promisify(pbkdf2);

/** The kernel's `tagOfMatch`, outside the event loop's thread, which it would block for milliseconds. */
async function deriveTag(match: string): Promise<string> {
  const { salt, iterations, bytes } = TAG_DERIVATION;
  return (await derive(match, salt, iterations, bytes, 'sha256')).toString('hex');
}

export class Appender {
  private readonly storage: Storage;
  /** The tip as this process knows it. */
  private known: Tip | undefined;
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  /** The tip of everything that is stored. */
  async tip(): Promise<Tip> {
    const size = await this.storage.journalSize();
    const { known } = this;
    if (known?.size === size) return known;
    const read = await readTip(this.storage, size);
    if (this.known === known) this.known = read;
    return read;
  }

  /** Resolves when all commitments that were stored before have their places. Calls that come meanwhile share one batch. */
  appendWaiting(): Promise<void> {
    // A batch that is under way may have been read before.
    this.next ??= (async () => {
      await this.running?.catch(() => undefined);
      this.running = this.next;
      this.next = undefined;
      await this.appendAll();
    })();
    return this.next;
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    await (this.next ?? this.running)?.catch(() => undefined);
  }

  private async appendAll(): Promise<void> {
    for (;;) {
      const waiting = await this.storage.commitmentsWaiting(MOST_AT_ONCE);
      if (waiting.length === 0) return;
      const before = this.known ?? (await this.tip());
      const { entries, tip } = await placed(waiting, before);
      // Should the write fail, nobody knows whether it is stored.
      this.known = undefined;
      const written = await this.storage.write(entries.map((entry) => ({ do: 'append-to-journal', entry })));
      if (written === 'stored') this.known = tip;
    }
  }
}

async function placed(waiting: readonly Commitment[], before: Tip) {
  const tags = await Promise.all(waiting.map(({ match }) => deriveTag(match)));
  const entries: Omit<JournalRow, 'method' | 'commitment'>[] = [];
  let tip = before;
  for (const [n, { match, method, commitment }] of waiting.entries()) {
    const tag = tags[n] ?? '';
    const grown = grow(tip, journalLeaf({ tag, method, commitment }));
    entries.push({ match, index: tip.size, tag, hashes: grown.hashes });
    tip = grown.tip;
  }
  return { entries, tip };
}
