// A server that cheats: whoever runs it edits its database at the worst moments. The server itself is the real one and is fooled like
// everybody; its own record of such a match is consistent, and only what the clients remember contradicts it.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { commitmentTo, dealer, dealKey, type Json, type MatchRecord, parseHex, verifyDeals } from '@mozaika/kernel';
import { checkJournal, restClient, type SeenHead } from '@mozaika/protocol/client';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import type { TableState } from '../src/tables/table-state.ts';
import { gameOf, lengthOf, matchOf } from './player.ts';
import { PACE, Somebody, scratch, serve, waitFor } from './server.ts';

/** Nobody is called absent while the server is stopped. */
const PATIENT = { ...PACE, opening: 60_000 };
const OTHER = 'c0'.repeat(32);
const bytes = (hex: string) => parseHex(hex, 32) ?? new Uint8Array();
const hashOf = (hex: string) => commitmentTo(bytes(hex));

interface Scene {
  readonly server: RunningServer;
  readonly database: string;
  readonly code: string;
  /** Plays with the shipped client. */
  readonly anna: Somebody;
  /** Does what whoever runs the server wants: opens when told to. */
  readonly accomplice: Somebody;
}

async function scene(): Promise<Scene> {
  const database = join(scratch(), 'cheat.db');
  const server = await serve({ database, pace: PATIENT });
  const [anna, accomplice] = [await Somebody.at(server), await Somebody.at(server)];
  const code = await anna.create({});
  for (const person of [anna, accomplice]) await person.watch(code);
  expect(await anna.client.sit(code, 1)).toBeUndefined();
  return { server, database, code, anna, accomplice };
}

/** Edits a table behind the server's back; the version makes the server read it again. */
function edit({ database, code }: Scene, change: (state: TableState) => TableState): void {
  const db = new DatabaseSync(database, { timeout: 5_000 });
  const row = db.prepare('select state from tables where code = ?').get(code) as { readonly state: string };
  const state = change(JSON.parse(row.state));
  db.prepare('update tables set state = ?, version = version + 1 where code = ?').run(JSON.stringify(state), code);
  db.prepare('update commitments set commitment = ? where match = ?').run(hashOf(state.seed), `${code}.1`);
  db.close();
}

const sealed = (state: TableState, seat: number, seal: string): TableState => ({
  ...state,
  seats: state.seats.map((who, i) => (i + 1 === seat && who.kind === 'person' ? { ...who, seal } : who)),
});

/**
 * Exchanges the seed while the server is stopped: a running one would notice that the journal has another commitment. Clients come back by
 * themselves.
 */
async function exchangeSeed(at: Scene, seedOf: (state: TableState) => string): Promise<void> {
  const { server, database } = at;
  await server.stop();
  edit(at, (state) => ({ ...state, seed: seedOf(state) }));
  await serve({ database, port: Number(new URL(server.address).port), pace: PATIENT });
}

const sitAccomplice = async ({ accomplice, code }: Scene) =>
  expect(await accomplice.client.send({ op: 'sit', table: code, seat: 2, seal: hashOf(OTHER) })).toBeUndefined();

/** Anna has opened her contribution, the accomplice has not. */
async function opened(): Promise<Scene> {
  const at = await scene();
  await sitAccomplice(at);
  await at.anna.until(at.code, ({ client }) => client.witness(`${at.code}.1`)?.own?.opened === 'acknowledged');
  return at;
}

/** The accomplice opens, and the match begins. */
async function begin({ accomplice, anna, code }: Scene, value = OTHER): Promise<void> {
  expect(await accomplice.client.send({ op: 'reveal', match: `${code}.1`, value })).toBeUndefined();
  await anna.until(code, ({ client }) => client.table(code)?.stage === 'playing' && lengthOf(anna, code) > 0);
}

const noticed = ({ anna, code }: Scene) => anna.client.witness(`${code}.1`)?.differences?.map(({ code: one }) => one);

/** A seed that lets seat 2 start, tried until one is found: what contributions should make impossible. */
function ground(value: string): string {
  for (let n = 0; ; n++) {
    const seed = n.toString(16).padStart(64, '0');
    const parts = [
      { seat: 1, value: bytes(value) },
      { seat: 2, value: bytes(OTHER) },
    ] as const;
    if (dealer(dealKey(bytes(seed), parts), 0)(2) === 1) return seed;
  }
}

describe('the shipped client notices', () => {
  it('a seed that was tried out after the contributions were open, with a commitment to fit', async () => {
    const at = await opened();
    const { anna, code } = at;
    await exchangeSeed(at, ({ opening }) => ground(opening?.contributions[0]?.value ?? ''));
    await begin(at);
    expect(anna.client.log(code)?.entries[0]).toBe('* start 2');
    expect(noticed(at)).toEqual(['commitment-exchanged']);

    // What the server tells everybody is consistent; with what Anna's device remembers, it is not.
    await anna.client.send({ op: 'resign', match: matchOf(anna, code) });
    await anna.until(code, ({ client }) => client.log(code)?.seed !== undefined);
    const { json } = await anna.ask('GET', `/matches/${code}.1`);
    const record = json as MatchRecord;
    expect(verifyDeals(gameOf('azul'), record)).toMatchObject({ value: { standing: 'consistent' } });
    const witness = anna.client.witness(`${code}.1`);
    const fairness = { ...Object(record.fairness), witness } as Json;
    expect(verifyDeals(gameOf('azul'), { ...record, fairness })).toMatchObject({ value: { standing: 'broken' } });
    expect(noticed(at)).toEqual(['commitment-exchanged', 'seed-exchanged']);
  });

  it('a commitment that was exchanged between sitting down and opening, and does not open', async () => {
    const at = await scene();
    await exchangeSeed(at, () => OTHER);
    await sitAccomplice(at);
    await waitFor(() => noticed(at)?.includes('commitment-exchanged') === true);
    expect(at.anna.client.witness(`${at.code}.1`)?.own?.opened).not.toBe('acknowledged');
    expect(at.anna.client.table(at.code)?.match?.fairness.contributions ?? []).toEqual([]);
  });

  it('a seal of its own that was replaced, and does not open', async () => {
    const at = await scene();
    edit(at, (state) => sealed(state, 1, hashOf(OTHER)));
    await sitAccomplice(at);
    await waitFor(() => noticed(at)?.includes('own-seal-exchanged') === true);
    expect(at.anna.client.witness(`${at.code}.1`)?.own).toBeUndefined();
  });

  it('a seal of somebody else that was replaced after it was published', async () => {
    const at = await opened();
    const value = 'd0'.repeat(32);
    edit(at, (state) => sealed(state, 2, hashOf(value)));
    await begin(at, value);
    expect(noticed(at)).toEqual(['seal-exchanged', 'opening-altered']);
  });

  it('that its acknowledged opening is called absent', async () => {
    const at = await opened();
    edit(at, (state) => ({ ...state, opening: { until: 0, contributions: [] } }));
    await begin(at);
    expect(at.anna.client.table(at.code)?.match?.fairness.absent).toEqual([1]);
    expect(noticed(at)).toEqual(['opening-dropped']);
  });

  it('contributions that were altered', async () => {
    const at = await opened();
    edit(at, (state) => ({ ...state, opening: { until: 0, contributions: [{ seat: 1, value: OTHER }] } }));
    await begin(at);
    expect(noticed(at)).toEqual(['opening-altered']);
  });

  it('another seed at the end, even after a restart of both', async () => {
    const at = await opened();
    const { anna, code, database } = at;
    await begin(at);
    await anna.client.send({ op: 'resign', match: matchOf(anna, code) });
    await anna.until(code, ({ client }) => client.log(code)?.seed !== undefined);
    expect(noticed(at)).toBeUndefined();
    anna.client.close();
    await at.server.stop();
    const db = new DatabaseSync(database);
    db.prepare('update matches set seed = ? where id = ?').run(OTHER, `${code}.1`);
    db.close();
    const later = anna.otherTab(await serve({ database, pace: PATIENT }));
    await later.watch(code);
    await waitFor(() => noticed({ ...at, anna: later })?.includes('seed-exchanged') === true);
  });

  it('as somebody who comes later: the exchanged commitment can’t be proven by the journal', async () => {
    const at = await scene();
    const rest = restClient({ base: at.server.address });
    let heads: readonly SeenHead[] = [];
    const reader = {
      rest,
      heads: {
        load: () => heads,
        save(some: typeof heads) {
          heads = some;
        },
      },
      now: Date.now,
    };
    const match = `${at.code}.1`;
    const before = at.anna.client.table(at.code)?.commitment ?? '';
    expect(await checkJournal(reader, { match, commitment: before })).toMatchObject({ kind: 'included' });
    await exchangeSeed(at, () => OTHER);
    await sitAccomplice(at);
    const spectator = await Somebody.at(at.server);
    await spectator.watch(at.code);
    const shown = spectator.client.table(at.code)?.commitment ?? '';
    expect(shown).toBe(hashOf(OTHER));
    expect(await checkJournal(reader, { match, commitment: shown })).toMatchObject({ kind: 'not-included' });
  });
});
