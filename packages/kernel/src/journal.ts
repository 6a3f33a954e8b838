// The public journal of commitments: an append-only Merkle log. A commitment that is in it before a match can't be exchanged later.
//
// Method "mozaika-journal/1":
//   tag  = PBKDF2-HMAC-SHA-256(match id, salt "mozaika-journal/1", 1000 iterations, 32 bytes)
//   leaf = "mozaika-journal/1 TAG METHOD COMMITMENT" as UTF-8, tag and commitment in hexadecimal
//   head = "mozaika-journal-head/1 SIZE ROOT TIME" as UTF-8, signed with Ed25519; the time is in milliseconds since 1970
// One match has one tag, so whoever reads the journal sees a second commitment to a match. But nobody gets from the tag to the match:
// its id begins with the table's code, which lets people in. The code has 60 bits, hence the slow hash.

import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { leafHash } from './merkle.ts';

export const JOURNAL_METHOD = 'mozaika-journal/1';
/** How a match's tag is derived from its id. */
export const TAG_DERIVATION = { salt: JOURNAL_METHOD, iterations: 1000, bytes: 32 } as const;

/** A commitment in the journal. */
export interface JournalEntry {
  readonly tag: string;
  /** Of the dealer. */
  readonly method: string;
  readonly commitment: string;
}

/** The state of a journal at a time. */
export interface JournalHead {
  /** How many entries it has. */
  readonly size: number;
  readonly root: string;
  readonly time: number;
}

export function tagOfMatch(match: string): string {
  const { salt, iterations, bytes } = TAG_DERIVATION;
  return bytesToHex(pbkdf2(sha256, utf8ToBytes(match), utf8ToBytes(salt), { c: iterations, dkLen: bytes }));
}

export const journalLeaf = ({ tag, method, commitment }: JournalEntry): Uint8Array =>
  leafHash(utf8ToBytes(`${JOURNAL_METHOD} ${tag} ${method} ${commitment}`));

/** What the signature of a head signs. */
export const journalHeadText = ({ size, root, time }: JournalHead): Uint8Array =>
  utf8ToBytes(`mozaika-journal-head/1 ${size} ${root} ${time}`);
