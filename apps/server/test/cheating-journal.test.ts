// A server that cheats with its journal: whatever it exchanges, rewrites or shows to some people only, the shipped reader catches it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok, type Result, refuse } from '@mozaika/kernel';
import type { AnswerOf, EndpointName } from '@mozaika/protocol';
import {
  checkJournal,
  type HeadStore,
  type JournalReader,
  type RestClient,
  rememberHead,
  type SeenHead,
} from '@mozaika/protocol/client';
import { afterAll, describe, expect, it } from 'vitest';
import { type Journal, openJournal } from '../src/journal/journal.ts';
import { openStorage } from '../src/storage/open.ts';
import type { Storage } from '../src/storage/port.ts';
import { commitment } from './storage/rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'mozaika-journal-'));
const opened: Storage[] = [];
afterAll(async () => {
  for (const storage of opened) await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const MATCHES = Array.from({ length: 12 }, (_, n) => `abcdefghijkm.${n + 1}`);
const MINE = MATCHES[3] ?? '';
const OTHER = 'ff'.repeat(32);
let clock = 1_800_000_000_000;

/** A journal of matches, with the commitments that a cheat wants; all of them are signed with one key. */
async function journalOf(matches: readonly string[], exchanged: ReadonlyMap<string, string> = new Map()) {
  const storage = await openStorage(join(folder, `${opened.length}.db`));
  opened.push(storage);
  const key = await opened[0]?.setting('journal-key');
  if (key !== undefined) await storage.write([{ do: 'put-setting', key: 'journal-key', value: key }]);
  const journal = await openJournal({ storage, time: { now: () => ++clock } });
  const add = async (some: readonly string[]) => {
    for (const match of some) {
      const other = exchanged.get(match);
      const entry = commitment(match, other === undefined ? {} : { commitment: other });
      await storage.write([{ do: 'add-commitment', commitment: entry }]);
      await journal.appendWaiting();
    }
  };
  await add(matches);
  return { journal, add };
}

/** The server as a reader sees it: what each endpoint answers, from one journal or from several. */
type Answers = { readonly [path in 'head' | 'proof' | 'consistency']: Journal };

function restOf(answers: Answers): RestClient {
  const ask = async (name: EndpointName, wants?: { readonly query: never }): Promise<Result<unknown>> => {
    const query = Object(wants?.query);
    if (name === 'journalHead') return ok(await answers.head.head());
    if (name === 'journalProof') return answers.proof.inclusion(query.commitment, query.size);
    if (name === 'journalConsistency') return answers.consistency.consistency(query.from, query.to);
    return refuse('not-found');
  };
  // One function for all endpoints can't name the answer of each.
  return { ask: ask as <Name extends EndpointName>(name: Name) => Promise<Result<AnswerOf<Name>>> } as RestClient;
}

const honest = (journal: Journal): RestClient => restOf({ head: journal, proof: journal, consistency: journal });

function device(): HeadStore & { readonly kept: () => readonly SeenHead[] } {
  let heads: readonly SeenHead[] = [];
  return {
    load: () => heads,
    save(some) {
      heads = some;
    },
    kept: () => heads,
  };
}

const reading = (rest: RestClient, heads: HeadStore): JournalReader => ({ rest, heads, now: () => ++clock });
const claim = { match: MINE, commitment: commitment(MINE).commitment };

describe('an honest journal', () => {
  it('proves the commitment, and tells since when this device has seen it', async () => {
    const { journal, add } = await journalOf(MATCHES.slice(0, 3));
    const heads = device();
    const reader = reading(honest(journal), heads);
    expect(await checkJournal(reader, claim)).toMatchObject({ kind: 'not-included', reason: 'no-entry' });
    await add(MATCHES.slice(3, 5));
    const first = await checkJournal(reader, claim);
    expect(first).toMatchObject({ kind: 'included', head: { size: 5 }, since: { size: 5 }, signature: 'valid' });
    await add(MATCHES.slice(5));
    expect(await checkJournal(reader, claim)).toMatchObject({
      kind: 'included',
      head: { size: 12 },
      since: { size: 5 },
    });
    expect(heads.kept().map(({ size }) => size)).toEqual([3, 5, 12]);
    // Once more: nothing new is remembered.
    await checkJournal(reader, claim);
    expect(heads.kept()).toHaveLength(3);
  });

  it('may answer two pages in another order than they asked', async () => {
    const { journal, add } = await journalOf(MATCHES.slice(0, 4));
    const reader = reading(honest(journal), device());
    const early = await journal.head();
    await add(MATCHES.slice(4));
    await checkJournal(reader, claim);
    expect(await rememberHead(reader, early)).toMatchObject({ kind: 'remembered' });
    expect(reader.heads.load().map(({ size }) => size)).toEqual([12]);
  });

  it('that can’t be reached proves nothing and accuses nobody', async () => {
    const rest = { ask: async () => refuse('unreachable') } as RestClient;
    const verdict = await checkJournal(reading(rest, device()), claim);
    expect(verdict).toEqual({ kind: 'unread', refusal: { code: 'unreachable' } });
  });
});

describe('a cheating journal is caught', () => {
  it('when a commitment was exchanged later: the old head has another root', async () => {
    const truth = await journalOf(MATCHES);
    const cheat = await journalOf(MATCHES, new Map([[MINE, OTHER]]));
    const heads = device();
    expect(await checkJournal(reading(honest(truth.journal), heads), claim)).toMatchObject({ kind: 'included' });
    const known = heads.kept().at(-1);
    const found = await checkJournal(reading(honest(cheat.journal), heads), { match: MINE, commitment: OTHER });
    expect(found).toMatchObject({ kind: 'inconsistent', reason: 'forked', known: { size: 12 }, found: { size: 12 } });
    // The evidence is kept, and it is signed by one key.
    expect(heads.kept().at(-1)).toEqual(known);
    expect(found).toMatchObject({ known: { key: known?.key }, found: { key: known?.key } });
  });

  it('when it has grown since: no proof leads from the old head to the new one', async () => {
    const truth = await journalOf(MATCHES.slice(0, 6));
    const cheat = await journalOf(MATCHES, new Map([[MINE, OTHER]]));
    const grown = await journalOf(MATCHES);
    const rests = [
      honest(cheat.journal),
      // With the proof of the true history.
      restOf({ head: cheat.journal, proof: cheat.journal, consistency: grown.journal }),
    ];
    for (const rest of rests) {
      const heads = device();
      await checkJournal(reading(honest(truth.journal), heads), claim);
      const found = await checkJournal(reading(rest, heads), { match: MINE, commitment: OTHER });
      expect(found).toMatchObject({
        kind: 'inconsistent',
        reason: 'rewritten',
        known: { size: 6 },
        found: { size: 12 },
      });
    }
  });

  it('when it shows the true head and proves from another tree', async () => {
    const truth = await journalOf(MATCHES);
    const cheat = await journalOf(MATCHES, new Map([[MINE, OTHER]]));
    const rest = restOf({ head: truth.journal, proof: cheat.journal, consistency: truth.journal });
    const found = await checkJournal(reading(rest, device()), { match: MINE, commitment: OTHER });
    expect(found).toMatchObject({ kind: 'not-included', reason: 'unproven' });
  });

  it('when it names a commitment that was made to another match', async () => {
    const { journal } = await journalOf(MATCHES);
    const other = commitment(MATCHES[7] ?? '').commitment;
    const found = await checkJournal(reading(honest(journal), device()), { match: MINE, commitment: other });
    expect(found).toMatchObject({ kind: 'not-included', reason: 'other-match' });
  });

  it('when entries are gone', async () => {
    const truth = await journalOf(MATCHES);
    const cut = await journalOf(MATCHES.slice(0, 9));
    const heads = device();
    await checkJournal(reading(honest(truth.journal), heads), claim);
    const found = await checkJournal(reading(honest(cut.journal), heads), claim);
    expect(found).toMatchObject({ kind: 'inconsistent', reason: 'shorter', known: { size: 12 }, found: { size: 9 } });
  });

  it('when it shows two people two journals, as soon as one sees the other’s head', async () => {
    const views = [await journalOf(MATCHES), await journalOf(MATCHES.slice(0, 9), new Map([[MINE, OTHER]]))] as const;
    const [anna, karel] = views.map(({ journal }) => reading(honest(journal), device()));
    if (!anna || !karel) throw new Error('two readers');
    expect(await checkJournal(anna, claim)).toMatchObject({ kind: 'included' });
    expect(await checkJournal(karel, { match: MINE, commitment: OTHER })).toMatchObject({ kind: 'included' });
    const [annas, karels] = [anna.heads.load().at(-1), karel.heads.load().at(-1)];
    if (!annas || !karels) throw new Error('two heads');
    expect(await rememberHead(anna, karels)).toMatchObject({ kind: 'inconsistent', reason: 'rewritten' });
    expect(await rememberHead(karel, annas)).toMatchObject({ kind: 'inconsistent' });
  });

  it('when it signs with another key, or not at all', async () => {
    const { journal } = await journalOf(MATCHES);
    const heads = device();
    await checkJournal(reading(honest(journal), heads), claim);
    const head = await journal.head();
    const forged = { ...head, root: OTHER };
    expect(await rememberHead(reading(honest(journal), device()), forged)).toEqual({ kind: 'unsigned', found: forged });
    const strange = await openStorage(join(folder, 'strange.db'));
    opened.push(strange);
    const other = await openJournal({ storage: strange, time: { now: () => ++clock } });
    expect(await checkJournal(reading(honest(other), heads), claim)).toMatchObject({
      kind: 'inconsistent',
      reason: 'other-key',
    });
  });
});
