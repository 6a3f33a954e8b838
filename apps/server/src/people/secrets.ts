// Secrets: random tokens, stored as SHA-256 hashes; HMAC signatures, compared in constant time. The server's key is in the storage.

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keptSetting } from '../storage/kept-setting.ts';
import type { Storage } from '../storage/port.ts';

const BYTES = 32;
const COOKIE_KEY = 'cookie-key';

/** A token of 256 random bits. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

/** The hash of a token, which is all that is stored. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** HMAC-SHA-256, truncated to 192 bits. */
export const sign = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest().subarray(0, 24).toString('base64url');

export function isSigned(key: Buffer, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, text));
  const found = Buffer.from(signature);
  return expected.length === found.length && timingSafeEqual(expected, found);
}

/** The key that signs cookies and challenges; made on the first start. */
export async function serverKey(storage: Storage): Promise<Buffer> {
  return Buffer.from(await keptSetting(storage, COOKIE_KEY, newToken), 'base64url');
}
