// The public journal of commitments as its readers see it: heads, proofs, entries.

import * as z from 'zod/mini';
import { form } from './forms.ts';
import { MOST_JOURNAL_ENTRIES } from './limits.ts';
import { bytes32 } from './parts.ts';

/** A number in a query. */
const count = z.pipe(form(/^(0|[1-9][0-9]{0,14})$/, 'count'), z.transform(Number));
const size = z.int().check(z.minimum(0));

/** A head with the Ed25519 signature of `journalHeadText` and the public key, both in hexadecimal. Two heads of one size with different roots prove that the server cheats. */
export const signedHead = z.object({
  size,
  root: bytes32,
  time: size,
  signature: form(/^[0-9a-f]{128}$/, 'signature'),
  key: bytes32,
});
export type SignedHead = z.infer<typeof signedHead>;

const LONGEST_METHOD = 60;
const journalEntry = z.object({
  tag: bytes32,
  method: z.string().check(z.maxLength(LONGEST_METHOD)),
  commitment: bytes32,
});

/** A tree of 2^53 leaves has no longer path. */
const LONGEST_PATH = 110;
const path = z.array(bytes32).check(z.maxLength(LONGEST_PATH));

export const inclusionQuery = z.object({ commitment: bytes32, size: count });
export const inclusionProof = z.object({ entry: journalEntry, index: size, path });
export const rangeQuery = z.object({ from: count, to: count });
export const consistencyProof = z.object({ path });
export const entriesAnswer = z.object({ entries: z.array(journalEntry).check(z.maxLength(MOST_JOURNAL_ENTRIES)) });
