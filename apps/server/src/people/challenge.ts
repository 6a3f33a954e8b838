// Challenges for passkeys: signed, so that nothing is stored when they are handed out; short-lived, and good for one use.

import { randomBytes } from 'node:crypto';
import { isSigned, sign } from './secrets.ts';

const LIFE_MS = 5 * 60_000;
const NONCE_BYTES = 16;

export interface Challenges {
  /** A challenge for one purpose, such as registering for a certain person. */
  issue(purpose: string): string;
  /** Whether a challenge (in base64url, as authenticators give it back) is ours, for this purpose, fresh and unused. */
  redeem(challenge: string, purpose: string): boolean;
}

export function challenges(key: Buffer, now: () => number): Challenges {
  /** Used ones with the time when they would have expired anyway. */
  const used = new Map<string, number>();
  const signed = (purpose: string, nonce: string, until: string) => `challenge ${purpose} ${nonce}.${until}`;

  return {
    issue(purpose) {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      const until = (now() + LIFE_MS).toString(36);
      return `${nonce}.${until}.${sign(key, signed(purpose, nonce, until))}`;
    },
    redeem(challenge, purpose) {
      for (const [nonce, until] of used) if (until < now()) used.delete(nonce);
      const text = Buffer.from(challenge, 'base64url').toString();
      const parts = /^([\w-]{22})\.([0-9a-z]{1,10})\.([\w-]{32})$/.exec(text);
      if (!parts) return false;
      const [, nonce, until, signature] = parts;
      const expires = Number.parseInt(until, 36);
      if (expires < now() || used.has(nonce) || !isSigned(key, signed(purpose, nonce, until), signature)) return false;
      used.set(nonce, expires);
      return true;
    },
  };
}
