// The public journal over HTTP: heads, proofs and entries for everybody, what is refused, and what caches may keep.

import { createPublicKey, verify } from 'node:crypto';
import {
  formatHex,
  type JournalEntry,
  journalHeadText,
  journalLeaf,
  parseHex,
  provesConsistency,
  provesInclusion,
  tagOfMatch,
} from '@mozaika/kernel';
import type { SignedHead } from '@mozaika/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openJournal } from '../../src/journal/journal.ts';
import { grow, rootOf, type Tip } from '../../src/journal/stored-tree.ts';
import { commitment } from '../storage/rows.ts';
import { open } from './open.ts';

const opened = await open();
const { app, storage, journal } = opened;
afterAll(() => opened.close());

const MATCHES = Array.from({ length: 700 }, (_, n) => `abcdefghijkm.${n + 1}`);
const [FIRST] = MATCHES;
const bytes = (hex: string) => parseHex(hex, 32) ?? new Uint8Array();

async function ask<Answer>(path: string) {
  const { statusCode, headers, json } = await app.inject({ url: `/api/v2/fairness${path}` });
  return { status: statusCode, headers, json: json() as Answer };
}
const head = async (): Promise<SignedHead> => (await ask<SignedHead>('')).json;

const heads: SignedHead[] = [];
beforeAll(async () => {
  heads.push(await head());
  for (const some of [MATCHES.slice(0, 1), MATCHES.slice(1, 100), MATCHES.slice(100)]) {
    await storage.write(some.map((match) => ({ do: 'add-commitment', commitment: commitment(match) })));
    await journal.appendWaiting();
    heads.push(await head());
  }
});

describe('the head', () => {
  it('has the number of entries, and a signature that anybody can verify', () => {
    expect(heads.map(({ size }) => size)).toEqual([0, 1, 100, 700]);
    expect(new Set(heads.map(({ key }) => key)).size).toBe(1);
    for (const { signature, key, ...signed } of heads) {
      const x = Buffer.from(key, 'hex').toString('base64url');
      const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      expect(verify(null, journalHeadText(signed), publicKey, Buffer.from(signature, 'hex'))).toBe(true);
      const other = journalHeadText({ ...signed, size: signed.size + 1 });
      expect(verify(null, other, publicKey, Buffer.from(signature, 'hex'))).toBe(false);
    }
  });

  it('is kept by no cache, and asking for it makes nobody a guest', async () => {
    const { headers } = await ask('');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('has the same key and root after a restart, and in another process', async () => {
    const other = await openJournal({ storage, time: { now: () => 1 } });
    const { root, key, size } = await other.head();
    expect({ root, key, size }).toEqual({ root: heads[3]?.root, key: heads[3]?.key, size: 700 });
  });

  it('is made from some rows of the tree, not from all', async () => {
    let rows = 0;
    const counting = {
      ...storage,
      async journalEntries(indexes: readonly number[]) {
        rows += indexes.length;
        return storage.journalEntries(indexes);
      },
    };
    const other = await openJournal({ storage: counting, time: { now: () => 1 } });
    await other.head();
    // 700 is 512 + 128 + 32 + 16 + 8 + 4.
    expect(rows).toBe(6);
    await other.head();
    expect(rows).toBe(6);
  });
});

describe('a proof of inclusion', () => {
  interface Proof {
    readonly entry: { readonly tag: string; readonly method: string; readonly commitment: string };
    readonly index: number;
    readonly path: readonly string[];
  }

  it('holds for every head that has the entry, and is kept by caches', async () => {
    const { commitment: wanted } = commitment(FIRST ?? '');
    for (const { size, root } of heads.slice(1)) {
      const { json: proof, headers } = await ask<Proof>(`/proof?commitment=${wanted}&size=${size}`);
      expect(proof.entry).toEqual({ tag: tagOfMatch(FIRST ?? ''), method: 'mozaika-deal/1', commitment: wanted });
      const leaf = journalLeaf(proof.entry);
      const path = proof.path.map(bytes);
      expect(provesInclusion({ leaf, index: proof.index, size, root: bytes(root), path })).toBe(true);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  it('tells nobody the code of a table', async () => {
    const { json } = await ask<object>(`/proof?commitment=${commitment(FIRST ?? '').commitment}&size=700`);
    expect(JSON.stringify(json)).not.toContain('abcdefghijkm');
    expect(JSON.stringify((await ask<object>('/entries?from=0&to=100')).json)).not.toContain('abcdefghijkm');
  });

  it.each([
    [
      'an unknown commitment',
      `commitment=${'ab'.repeat(32)}&size=1`,
      404,
      { code: 'not-in-journal', commitment: 'ab'.repeat(32) },
    ],
    [
      'a size that the journal does not have',
      `commitment=${commitment(FIRST ?? '').commitment}&size=701`,
      409,
      { code: 'beyond-journal', found: 701, size: 700 },
    ],
    [
      'a size before the entry',
      `commitment=${commitment(MATCHES[699] ?? '').commitment}&size=1`,
      409,
      { code: 'not-in-head', size: 1, index: expect.any(Number) },
    ],
    ['no commitment', 'size=1', 400, { code: 'bad-field', field: 'querystring.commitment' }],
    ['half a commitment', 'commitment=abc&size=1', 400, { code: 'bad-field', expected: { kind: 'hex', digits: 64 } }],
    [
      'a size that is no number',
      `commitment=${'ab'.repeat(32)}&size=1e3`,
      400,
      { code: 'bad-field', expected: { kind: 'number', least: 0 } },
    ],
    ['two sizes', `commitment=${'ab'.repeat(32)}&size=1&size=2`, 400, { code: 'bad-field' }],
  ])('is refused for %s', async (_, query, status, refusal) => {
    const answer = await ask(`/proof?${query}`);
    expect(answer).toMatchObject({ status, json: { refusal } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a proof of consistency', () => {
  it('holds between every two heads', async () => {
    for (const older of heads) {
      for (const newer of heads) {
        if (older.size > newer.size) continue;
        const { json } = await ask<{ path: string[] }>(`/consistency?from=${older.size}&to=${newer.size}`);
        const roots = { fromRoot: bytes(older.root), toRoot: bytes(newer.root) };
        expect(provesConsistency({ from: older.size, to: newer.size, ...roots, path: json.path.map(bytes) })).toBe(
          true,
        );
      }
    }
  });

  it.each([
    ['from=3&to=2', 400, { code: 'bad-range', from: 3, to: 2 }],
    ['from=3&to=701', 409, { code: 'beyond-journal', found: 701, size: 700 }],
    ['from=-1&to=7', 400, { code: 'bad-field', field: 'querystring.from', expected: { kind: 'number', least: 0 } }],
    ['from=1', 400, { code: 'bad-field', field: 'querystring.to' }],
    ['from=1&to=99999999999999999999', 400, { code: 'bad-field' }],
  ])('is refused for %s', async (query, status, refusal) => {
    expect(await ask(`/consistency?${query}`)).toMatchObject({ status, json: { refusal } });
  });
});

describe('the entries', () => {
  it('are given in ranges, and whoever reads all of them gets the root', async () => {
    const entries: JournalEntry[] = [];
    for (const [from, to] of [
      [0, 500],
      [500, 700],
    ]) {
      const { json } = await ask<{ entries: JournalEntry[] }>(`/entries?from=${from}&to=${to}`);
      entries.push(...json.entries);
    }
    expect(entries).toHaveLength(700);
    let tip: Tip = { size: 0, subtrees: [] };
    for (const entry of entries) ({ tip } = grow(tip, journalLeaf(entry)));
    expect(formatHex(rootOf(tip))).toBe(heads[3]?.root);
  });

  it.each([
    ['from=0&to=501', 400, { code: 'range-too-long', most: 500 }],
    ['from=5&to=4', 400, { code: 'bad-range' }],
    ['from=600&to=900', 409, { code: 'beyond-journal', found: 900, size: 700 }],
  ])('are refused for %s', async (query, status, refusal) => {
    expect(await ask(`/entries?${query}`)).toMatchObject({ status, json: { refusal } });
  });
});
