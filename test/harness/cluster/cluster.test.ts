// A short run of a whole site: PostgreSQL, NATS, three nodes behind a proxy, people and bots, and one fault after another. And proof that the
// checks that only such a site needs can fail. `npm run soak -- cluster` runs all faults, for longer (main.ts).

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Event, readJournal } from '../journal.ts';
import { describeViolation, judge } from '../judge/judge.ts';
import { readTruth, type StoredMatch, type Truth } from '../truth.ts';
import type { FaultName } from './faults.ts';
import { type ClusterRecord, runCluster } from './run.ts';

const { MOZAIKA_SEED: SEED = 'cluster' } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'mozaika-cluster-'));
/** All others are in the long run. */
const SHORT: readonly FaultName[] = [
  'kill a node',
  'freeze a node',
  'kill NATS',
  'restart PostgreSQL',
  'cut a node off from PostgreSQL',
  'NATS is silent to a node',
];
let recorded: ClusterRecord;
let events: Event[];
let truth: Truth;

beforeAll(async () => {
  const site = { nodes: 3, bus: 'nats', folder } as const;
  const people = { seed: SEED, clients: 31, thinking: 150 };
  recorded = await runCluster({ ...site, ...people, faultMs: 1_500, calmMs: 300, rounds: 1, faults: SHORT });
  events = [];
  for await (const event of readJournal(recorded.journal)) events.push(event);
  truth = await readTruth(recorded.backup);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('three nodes, one of which is killed, frozen or cut off, and services that go away', () => {
  it('lose nothing, store nothing twice, tell everybody everything and no secret, and go on within ten seconds', async () => {
    const violations = await judge(events, truth);
    expect([...recorded.misdeeds, ...violations.map((one) => describeViolation(SEED, one))]).toEqual([]);
  });

  it('were used: moves of people and bots, matches, every fault', () => {
    expect(recorded.suffered.map(({ fault }) => fault)).toEqual(SHORT);
    expect(recorded.moves).toBeGreaterThan(100);
    expect(truth.matches.size).toBeGreaterThan(8);
    const isBots = ({ people, entries }: StoredMatch) =>
      entries.some((entry) => people[Number(entry.split(' ')[0]) - 1] === null);
    expect([...truth.matches.values()].some(isBots)).toBe(true);
  });
});

/** The rules that the judge sees broken in other frames, or with other stored matches. */
async function brokenRules(changed: {
  readonly events?: Event[];
  readonly matches?: readonly StoredMatch[];
}): Promise<string[]> {
  const matches = new Map(truth.matches);
  for (const match of changed.matches ?? []) matches.set(match.id, match);
  const violations = await judge(changed.events ?? events, { ...truth, matches });
  return violations.map(({ rule }) => rule);
}

describe('the judge notices a site that', () => {
  it('does not tell somebody what others see', async () => {
    // Somebody who looks on until the faults are over hears of no move any more.
    const lastFault = events.findLastIndex(({ kind }) => kind === 'healed');
    const isLog = ({ kind, text }: Event) => kind === 'told' && /^\{"op":"(log|over)"/.test(text);
    const counts = new Map<string, number>();
    for (const event of events.slice(0, lastFault).filter(isLog)) {
      counts.set(event.client, (counts.get(event.client) ?? 0) + 1);
    }
    const [deaf] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
    const early = events.filter((event) => !(event.client === deaf && (isLog(event) || event.kind === 'closed')));
    expect(deaf).toBeDefined();
    // Times are stretched, so that ten seconds have passed between any two faults.
    const slower = early.map((event) => ({ ...event, at: event.at + (event.number > lastFault ? 60_000 : 0) }));
    expect(await brokenRules({ events: slower })).toContain('untold');
  });

  it('stores a move that nobody sent', async () => {
    const accepted = events.find(
      ({ kind, text }) => kind === 'sent' && text.includes('"op":"act"') && isStored(JSON.parse(text)),
    );
    const { id }: { id: string } = JSON.parse(accepted?.text ?? '');
    const unsent = events.filter(({ kind, text }) => !(kind === 'sent' && text.includes(`"id":${JSON.stringify(id)}`)));
    expect(await brokenRules({ events: unsent })).toContain('twice');
  });

  it('leaves contributions out of the shuffle', async () => {
    // Of all matches: some contributions come late, or from somebody who is about to leave.
    const matches = [...truth.matches.values()].map((match) => ({
      ...match,
      fairness: { ...match.fairness, contributions: [] },
    }));
    expect(await brokenRules({ matches })).toContain('left-out');
  });

  it('does not wait for somebody who is there', async () => {
    const names = new Map([...truth.people].map(([name, id]) => [id, name]));
    const leavers = new Set(events.filter(({ text }) => text.includes('"op":"leave"')).map(({ client }) => client));
    const isOpening = ({ kind, text }: Event) =>
      kind === 'told' && text.includes('"stage":"opening"') && text.includes('"absent":[]');
    const isFirstThere = ({ text }: Event) => {
      const { match } = JSON.parse(text).table;
      const [first] = truth.matches.get(match.id)?.people ?? [];
      const isSealed = match.fairness.seals.some(({ seat }: { seat: number }) => seat === 1);
      return isSealed && !leavers.has(names.get(first ?? '') ?? '') && typeof first === 'string';
    };
    const shown = events.find((event) => isOpening(event) && isFirstThere(event));
    const changed = events.map((event) =>
      event === shown ? { ...event, text: event.text.replace('"absent":[]', '"absent":[1]') } : event,
    );
    expect(shown).toBeDefined();
    expect(await brokenRules({ events: changed })).toContain('not-awaited');
  });
});

/** Whether a move is stored once, so that it must have been sent. */
function isStored({ match, action }: { readonly match: string; readonly action: string }): boolean {
  return truth.matches.get(match)?.entries.filter((entry) => entry === action).length === 1;
}
