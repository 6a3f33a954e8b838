// A reader of a server's public journal: it remembers the heads that it saw, demands with each new one the proof that nothing was
// rewritten, and looks up the commitment of a match. It trusts no answer that it can't verify.

import {
  type JournalEntry,
  journalHeadText,
  journalLeaf,
  parseHex,
  provesConsistency,
  provesInclusion,
  type Refusal,
  tagOfMatch,
} from '@mozaika/kernel';
import type { SignedHead } from '../journal.ts';
import type { RestClient } from './rest.ts';

/** A head, and when this device saw it. */
export interface SeenHead extends SignedHead {
  readonly seen: number;
}

/** Where the heads of one server are kept, the oldest first: it should survive a reload. */
export interface HeadStore {
  load(): readonly SeenHead[];
  save(heads: readonly SeenHead[]): void;
}

/** Two heads that can't both be of one journal that only grows. Both are signed, so they can be shown to others. */
export interface Inconsistency {
  readonly kind: 'inconsistent';
  /**
   * `forked`: two roots for one size; `rewritten`: no proof that the newer continues the older; `shorter`: entries are gone, as after an
   * older backup was restored; `other-key`: signed by somebody else.
   */
  readonly reason: 'forked' | 'rewritten' | 'shorter' | 'other-key';
  readonly known: SignedHead;
  readonly found: SignedHead;
}

export type JournalVerdict =
  | {
      readonly kind: 'included';
      readonly entry: JournalEntry;
      readonly head: SeenHead;
      /** The first head that this device saw with the commitment in it. */
      readonly since: SeenHead;
      /** `unchecked`: this device can't verify Ed25519. That nothing was rewritten since its first head is proven all the same. */
      readonly signature: 'valid' | 'unchecked';
    }
  /** `no-entry`: the journal has no such commitment; `other-match`: it has, for another match; `unproven`: its proof is wrong. */
  | { readonly kind: 'not-included'; readonly reason: 'no-entry' | 'other-match' | 'unproven'; readonly head: SeenHead }
  | Inconsistency
  /** The head's signature is not that of its key. */
  | { readonly kind: 'unsigned'; readonly found: SignedHead }
  /** The journal could not be read. */
  | { readonly kind: 'unread'; readonly refusal: Refusal };

export interface JournalReader {
  readonly rest: RestClient;
  readonly heads: HeadStore;
  now(): number;
}

/** What a match says of its shuffle. Its id is not in a record: without it, nobody can tell whose commitment an entry is. */
export interface Claim {
  readonly commitment: string;
  readonly match?: string;
}

/** More than a device sees in a year of matches; the oldest go first. */
const MOST_HEADS = 500;
const HASH_BYTES = 32;
const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;

/** Reads the newest head, compares it with those seen before, and demands the proof that a commitment is in it. */
export async function checkJournal(reader: JournalReader, claim: Claim): Promise<JournalVerdict> {
  const asked = await reader.rest.ask('journalHead');
  if (!asked.ok) return { kind: 'unread', refusal: asked.refusal };
  const read = await rememberHead(reader, asked.value);
  if (read.kind !== 'remembered') return read;
  const { head, signature } = read;
  const { commitment, match } = claim;
  const proof = await reader.rest.ask('journalProof', { query: { commitment, size: head.size } });
  if (!proof.ok) {
    const isMissing = proof.refusal.code === 'not-in-journal' || proof.refusal.code === 'not-in-head';
    return isMissing ? { kind: 'not-included', reason: 'no-entry', head } : { kind: 'unread', refusal: proof.refusal };
  }
  const { entry, index, path } = proof.value;
  const inclusion = {
    leaf: journalLeaf(entry),
    index,
    size: head.size,
    root: bytesOf(head.root),
    path: path.map(bytesOf),
  };
  if (entry.commitment !== commitment || !provesInclusion(inclusion)) {
    return { kind: 'not-included', reason: 'unproven', head };
  }
  if (match !== undefined && entry.tag !== tagOfMatch(match)) {
    return { kind: 'not-included', reason: 'other-match', head };
  }
  const since = reader.heads.load().find(({ size }) => size > index) ?? head;
  return { kind: 'included', entry, head, since, signature };
}

type Remembered = {
  readonly kind: 'remembered';
  readonly head: SeenHead;
  readonly signature: 'valid' | 'unchecked';
};

/**
 * Takes in a head: the server's newest one, or one that somebody else has seen. It has to be of the same journal as the last one that is
 * known; if it is not, that one stays, because the two together are the evidence.
 */
export async function rememberHead(
  reader: JournalReader,
  found: SignedHead,
): Promise<Remembered | Extract<JournalVerdict, { readonly kind: 'inconsistent' | 'unsigned' | 'unread' }>> {
  const signature = await checkSignature(found);
  if (signature === 'invalid') return { kind: 'unsigned', found };
  const known = reader.heads.load().at(-1);
  const doubt = known && (await doubtIn(reader.rest, known, found));
  if (doubt) return doubt;
  const head: SeenHead = { ...found, seen: reader.now() };
  // Read again: another page may have saved a newer one meanwhile.
  const heads = reader.heads.load();
  if (head.size > (heads.at(-1)?.size ?? -1)) reader.heads.save([...heads, head].slice(-MOST_HEADS));
  return { kind: 'remembered', head, signature };
}

/** Why two heads are not known to be of one journal. */
async function doubtIn(
  rest: RestClient,
  known: SignedHead,
  found: SignedHead,
): Promise<Inconsistency | { readonly kind: 'unread'; readonly refusal: Refusal } | undefined> {
  const inconsistent = (reason: Inconsistency['reason']): Inconsistency => ({
    kind: 'inconsistent',
    reason,
    known,
    found,
  });
  if (known.key !== found.key) return inconsistent('other-key');
  if (known.size === found.size) return known.root === found.root ? undefined : inconsistent('forked');
  // A head that another page has asked for earlier may come later: then it is the smaller one.
  const [older, newer] = known.size < found.size ? [known, found] : [found, known];
  const proof = await rest.ask('journalConsistency', { query: { from: older.size, to: newer.size } });
  if (!proof.ok && proof.refusal.code === 'beyond-journal') return inconsistent('shorter');
  if (!proof.ok) return { kind: 'unread', refusal: proof.refusal };
  const isProven = provesConsistency({
    from: older.size,
    fromRoot: bytesOf(older.root),
    to: newer.size,
    toRoot: bytesOf(newer.root),
    path: proof.value.path.map(bytesOf),
  });
  return isProven ? undefined : inconsistent('rewritten');
}

/** Whether the signature is that of the head's key. Pages without https and older browsers have no Ed25519. */
async function checkSignature({ signature, key, ...head }: SignedHead): Promise<'valid' | 'invalid' | 'unchecked'> {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) return 'unchecked';
  const raw = parseHex(key, KEY_BYTES);
  const signed = parseHex(signature, SIGNATURE_BYTES);
  if (!raw || !signed) return 'invalid';
  const publicKey = await subtle
    .importKey('raw', Uint8Array.from(raw), 'Ed25519', false, ['verify'])
    .catch(() => undefined);
  if (!publicKey) return 'unchecked';
  const isValid = await subtle.verify(
    'Ed25519',
    publicKey,
    Uint8Array.from(signed),
    Uint8Array.from(journalHeadText(head)),
  );
  return isValid ? 'valid' : 'invalid';
}

/** The schemas have let through nothing else. */
const bytesOf = (hex: string): Uint8Array => parseHex(hex, HASH_BYTES) ?? new Uint8Array();
