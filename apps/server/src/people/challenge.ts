// WebAuthn challenges: signed and short-lived, so that nothing is stored when one is issued; each is accepted once, by
// whichever server: those that were used are stored until they would have expired.

import { randomBytes } from 'node:crypto';
import type { Storage } from '../storage/port.ts';
import { isSigned, sign } from './secrets.ts';

const LIFE_MS = 5 * 60_000;
const NONCE_BYTES = 16;

export interface Challenges {
  /** A challenge for one purpose: registering for a certain person, or signing in. */
  issue(purpose: string): string;
  /** Whether a challenge (in base64url, as authenticators return it) is ours, for this purpose, not expired and not used before. */
  redeem(challenge: string, purpose: string): Promise<boolean>;
}

export function challenges(storage: Storage, key: Buffer, now: () => number): Challenges {
  const signed = (purpose: string, nonce: string, until: string) => `challenge ${purpose} ${nonce}.${until}`;

  return {
    issue(purpose) {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      const until = (now() + LIFE_MS).toString(36);
      return `${nonce}.${until}.${sign(key, signed(purpose, nonce, until))}`;
    },
    async redeem(challenge, purpose) {
      const text = Buffer.from(challenge, 'base64url').toString();
      const [, nonce, until, signature] = /^([\w-]{22})\.([0-9a-z]{1,10})\.([\w-]{32})$/.exec(text) ?? [];
      if (nonce === undefined || until === undefined || signature === undefined) return false;
      const expires = Number.parseInt(until, 36);
      if (expires < now() || !isSigned(key, signed(purpose, nonce, until), signature)) return false;
      const used = await storage.write([{ do: 'use-challenge', nonce, until: expires, now: now() }]);
      return used === 'stored';
    },
  };
}
