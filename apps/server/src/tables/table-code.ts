// Codes of tables: all that somebody needs to join one, so they can't be guessed.

import { createHmac, randomBytes } from 'node:crypto';

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 12;

const codeFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

export const randomCode = (): string => codeFrom(randomBytes(CODE_LENGTH));

/** The same request of the same person gets the same code, so that it can be repeated without making a second table. */
export const codeOfRequest = (secret: Uint8Array, person: string, key: string): string =>
  codeFrom(createHmac('sha256', secret).update(`table ${person} ${key}`).digest());
