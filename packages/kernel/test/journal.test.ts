// The journal's texts: what a leaf says, how a match is tagged, what a head's signature signs.

import { createHash, pbkdf2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formatHex } from '../src/dealer.ts';
import { journalHeadText, journalLeaf, tagOfMatch } from '../src/journal.ts';

const MATCH = 'abcdefghijkm.1';
const TAG = '02468c62ae29bb3f714d26450b4925c67a47768a52830ad066c93086a7a4540e';
const COMMITMENT = 'ab'.repeat(32);

describe('an entry of the journal', () => {
  it('holds the tag of its match, the method and the commitment, and nothing about people', () => {
    const text = `mozaika-journal/1 ${TAG} mozaika-deal/1 ${COMMITMENT}`;
    const leaf = journalLeaf({ tag: TAG, method: 'mozaika-deal/1', commitment: COMMITMENT });
    expect(formatHex(leaf)).toBe(createHash('sha256').update(`\0${text}`).digest('hex'));
  });

  it('is tagged by a slow hash of the match’s id, each match by another one', () => {
    expect(tagOfMatch(MATCH)).toBe(TAG);
    expect(pbkdf2Sync(MATCH, 'mozaika-journal/1', 1000, 32, 'sha256').toString('hex')).toBe(TAG);
    expect(tagOfMatch('abcdefghijkm.2')).not.toBe(TAG);
  });
});

describe('a head', () => {
  it('is signed as one line of text', () => {
    const text = journalHeadText({ size: 3, root: COMMITMENT, time: 1_794_968_000_000 });
    expect(new TextDecoder().decode(text)).toBe(`mozaika-journal-head/1 3 ${COMMITMENT} 1794968000000`);
  });
});
