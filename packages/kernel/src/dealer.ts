// The dealer: all chance of a match from one 32-byte seed, so that anybody can verify every deal afterwards.
//
// Method "mozaika-deal/1":
//   commitment = SHA-256(seed), published before the match
//   key        = HMAC-SHA-256(seed, "mozaika-deal/1 key" ‖ for each contribution, by seat: seat (1 byte) ‖ value (32 bytes))
//   block j of the k-th chance action (both from 0) = HMAC-SHA-256(key, k (4 bytes) ‖ j (4 bytes)), numbers big-endian
//   Each block is eight big-endian 32-bit words. A number below n is word mod n of the first word below n · ⌊2^32 / n⌋.
//   seed of a bot's turn (method "mozaika-bots/1") = HMAC-SHA-256(key, "mozaika-bots/1" ‖ actions before it (4 bytes) ‖ seat (1 byte)), as hexadecimal text
// The k-th chance action depends on the seed, the contributions and k alone, so an undo changes nothing before it.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from './random.ts';
import type { Seat } from './seats.ts';

export const DEAL_METHOD = 'mozaika-deal/1';
/** The method by which bots on a server get their random numbers. */
export const BOT_METHOD = 'mozaika-bots/1';
export const SEED_BYTES = 32;

/** What a seat added to the chance of the match. */
export interface Contribution {
  readonly seat: Seat;
  readonly value: Uint8Array;
}

/** What is published before the match: it binds the dealer to the seed without telling it. */
export const commitmentTo = (seed: Uint8Array): string => bytesToHex(sha256(seed));

/** The key of all deals of a match. */
export const dealKey = (seed: Uint8Array, contributions: readonly Contribution[] = []): Uint8Array =>
  keyOfMethod(DEAL_METHOD, seed, contributions);

/** The key of a method: other methods deal other tiles from the same seed. */
export function keyOfMethod(method: string, seed: Uint8Array, contributions: readonly Contribution[]): Uint8Array {
  const mac = hmac.create(sha256, seed).update(utf8ToBytes(`${method} key`));
  for (const { seat, value } of [...contributions].sort((a, b) => a.seat - b.seat)) {
    mac.update(Uint8Array.of(seat)).update(value);
  }
  return mac.digest();
}

/** The source of the k-th chance action of a match, k counted from 0. */
export const dealer = (key: Uint8Array, k: number): Random => numbersFrom(key, [k]);

/** The numbers of a key's blocks that a label names. */
export function numbersFrom(key: Uint8Array, label: readonly number[]): Random {
  const message = new Uint8Array(4 * (label.length + 1));
  const numbers = new DataView(message.buffer);
  for (const [i, part] of label.entries()) numbers.setUint32(4 * i, part);
  let block = new DataView(new ArrayBuffer(0));
  let used = 0;
  let blocks = 0;
  const nextWord = () => {
    if (used === block.byteLength) {
      numbers.setUint32(4 * label.length, blocks++);
      const bytes = hmac(sha256, key, message);
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      used = 0;
    }
    used += 4;
    return block.getUint32(used - 4);
  };
  return (bound) => {
    const limit = bound * Math.floor(2 ** 32 / bound);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % bound;
  };
}

/**
 * The seed of a bot's random numbers at a turn, after so many actions of the folded record. It follows from the key of the deals: as secret
 * as the match's seed while the match runs, and known to everybody afterwards.
 */
export function botSeed(key: Uint8Array, actions: number, seat: Seat): string {
  const turn = new DataView(new ArrayBuffer(5));
  turn.setUint32(0, actions);
  turn.setUint8(4, seat);
  const mac = hmac.create(sha256, key).update(utf8ToBytes(BOT_METHOD)).update(new Uint8Array(turn.buffer));
  return bytesToHex(mac.digest());
}

/** Reads `count` bytes written in hexadecimal. */
export function parseHex(text: unknown, count: number): Uint8Array | undefined {
  if (typeof text !== 'string' || text.length !== 2 * count || !/^[0-9a-f]*$/i.test(text)) return undefined;
  return hexToBytes(text);
}

export { bytesToHex as formatHex };
