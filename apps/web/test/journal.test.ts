// What the app makes of the server's public journal: findings about the shuffle of a match, one for each thing that can be so.

import { generateKeyPairSync, sign } from 'node:crypto';
import {
  completedBy,
  formatHex,
  joinSubtrees,
  journalHeadText,
  journalLeaf,
  ok,
  type Result,
  refuse,
  tagOfMatch,
} from '@mozaika/kernel';
import type { RestClient } from '@mozaika/protocol/client';
import { describe, expect, it } from 'vitest';
import { lookUp } from '../src/online/connection/journal.ts';

const MATCH = 'abcdefghijkm.1';
const COMMITMENT = 'ab'.repeat(32);
const ENTRY = { tag: tagOfMatch(MATCH), method: 'mozaika-deal/1', commitment: COMMITMENT };
const keys = generateKeyPairSync('ed25519');
const KEY = keys.publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex');

/** The root of a journal with this one leaf. */
const rootOf = (leaf: Uint8Array): Uint8Array => joinSubtrees(completedBy(leaf, 0, []));

/** The head of a journal of one entry, and of one that grew beside it. */
function headOf(root: Uint8Array) {
  const head = { size: 1, root: formatHex(root), time: 1_800_000_000_000 };
  return { ...head, key: KEY, signature: sign(null, journalHeadText(head), keys.privateKey).toString('hex') };
}

const PROOF = ok({ entry: ENTRY, index: 0, path: [] });
const HEAD = headOf(rootOf(journalLeaf(ENTRY)));

function journal(head: object, proof: Result<unknown>): RestClient {
  const ask = async (name: string): Promise<Result<unknown>> => (name === 'journalHead' ? ok(head) : proof);
  // One function for all endpoints can't name the answer of each.
  return { ask } as RestClient;
}

const FAIRNESS = { commitment: COMMITMENT, bots: 'mozaika-bots/1' };

describe('a look into the journal', () => {
  it('says nothing of a match that says nothing of its shuffle', async () => {
    expect(await lookUp(journal(HEAD, PROOF), MATCH, {})).toBeUndefined();
  });

  it('finds the commitment of the match', async () => {
    expect(await lookUp(journal(HEAD, PROOF), MATCH, FAIRNESS)).toEqual({ standing: 'proven', code: 'journal-has' });
  });

  it('misses the commitment of a match, but not of one that is older than the journal', async () => {
    const none = journal(HEAD, refuse('not-in-journal'));
    expect(await lookUp(none, MATCH, FAIRNESS)).toEqual({ standing: 'broken', code: 'journal-lacks' });
    expect(await lookUp(none, MATCH, { commitment: COMMITMENT })).toEqual({ standing: 'open', code: 'before-journal' });
  });

  it('notices the commitment of another match, and a proof that is none', async () => {
    const other = { standing: 'broken', code: 'journal-other-match' };
    expect(await lookUp(journal(HEAD, PROOF), 'abcdefghijkm.2', FAIRNESS)).toEqual(other);
    const wrong = ok({ entry: ENTRY, index: 0, path: [COMMITMENT] });
    expect(await lookUp(journal(HEAD, wrong), MATCH, FAIRNESS)).toEqual({
      standing: 'broken',
      code: 'journal-unproven',
    });
  });

  it('remembers the head it saw, and notices a journal that was rewritten', async () => {
    await lookUp(journal(HEAD, PROOF), MATCH, FAIRNESS);
    const rewritten = journal(headOf(rootOf(new Uint8Array(9))), PROOF);
    expect(await lookUp(rewritten, MATCH, FAIRNESS)).toEqual({ standing: 'broken', code: 'journal-rewritten' });
    const forged = journal({ ...HEAD, time: 1 }, PROOF);
    expect(await lookUp(forged, MATCH, FAIRNESS)).toEqual({ standing: 'broken', code: 'journal-unsigned' });
  });

  it('accuses nobody when it can’t be read', async () => {
    expect(await lookUp(journal(HEAD, refuse('unreachable')), MATCH, FAIRNESS)).toEqual({
      standing: 'open',
      code: 'journal-unread',
    });
  });
});
