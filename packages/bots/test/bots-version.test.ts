// The bots' version stands for their play: whoever changes the fingerprints makes a new version, or dailies would differ between devices.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOTS_VERSION } from '../src/daily.ts';

/** Each version with the hash of its fingerprints. A new one gets a new line; old lines stay as they are. */
const FINGERPRINTS: { readonly [version: number]: string } = {
  1: 'e9011818d0e674ff',
};

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('a new fingerprint is a new version of the bots', () => {
  const hashes = [read('azul-fingerprint.json'), read('qwirkle-fingerprint.test.ts')].flatMap(
    (text) => text.match(/[0-9a-f]{16}/g) ?? [],
  );
  expect(hashes.length).toBeGreaterThan(50);
  const fingerprint = createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);
  expect(FINGERPRINTS[BOTS_VERSION]).toBe(fingerprint);
  expect(Object.keys(FINGERPRINTS).map(Number).at(-1)).toBe(BOTS_VERSION);
});
