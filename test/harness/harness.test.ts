// A short run of the harness, and proof that its judge can fail: the same recorded frames with a fault planted in them, one for each
// way in which a server could cheat or forget. `npm run soak` runs an hour of it (main.ts).

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Event, readJournal } from './journal.ts';
import { describeViolation, judge } from './judge/judge.ts';
import type { Frame, Request } from './messages.ts';
import { type Recorded, run } from './run.ts';
import { readTruth, type StoredMatch, type Truth } from './truth.ts';

const { MOZAIKA_SEED: SEED = 'harness' } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'mozaika-proof-'));
let recorded: Recorded;
let events: Event[];
let truth: Truth;

beforeAll(async () => {
  recorded = await run({ seed: SEED, seconds: 12, kills: 3, clients: 24, thinking: 60, folder });
  events = [];
  for await (const event of readJournal(recorded.journal)) events.push(event);
  truth = await readTruth(recorded.backup);
});
afterAll(() => rmSync(folder, { recursive: true }));

const frameOf = ({ kind, text }: Event): Frame | undefined => (kind === 'told' ? JSON.parse(text) : undefined);

/** The first frame of a kind that a condition holds for. */
function findFrame<Op extends Frame['op']>(
  op: Op,
  holds: (frame: Frame & { op: Op }, event: Event) => boolean,
): { readonly event: Event; readonly frame: Frame & { op: Op } } {
  for (const event of events) {
    const frame = frameOf(event);
    // Its `op` says which kind of frame it is.
    if (frame?.op === op && holds(frame as Frame & { op: Op }, event))
      return { event, frame: frame as Frame & { op: Op } };
  }
  throw new Error(`no such ${op} was told in this run`);
}

const matchOf = (id: string): StoredMatch => truth.matches.get(id) as StoredMatch;

/** A move that was acknowledged, with the frame that says so. */
function acknowledgedMove(): { readonly event: Event; readonly request: Request } {
  const { event, frame } = findFrame('log', ({ re }) => re !== undefined && requestOf(re)?.op === 'act');
  return { event, request: requestOf(frame.re ?? '') as Request };
}

function requestOf(id: string): Request | undefined {
  const sent = events.find(({ kind, text }) => kind === 'sent' && text.endsWith(`"id":${JSON.stringify(id)}}`));
  return sent && JSON.parse(sent.text);
}

/** The rules that the judge sees broken in other frames, or with other stored matches. */
async function brokenRules(changed: { readonly events?: Event[]; readonly match?: StoredMatch }): Promise<string[]> {
  const { match } = changed;
  const matches = new Map(truth.matches);
  if (match) matches.set(match.id, match);
  const violations = await judge(changed.events ?? events, { ...truth, matches });
  return violations.map(({ rule, frame }) => `${rule} ${frame}`);
}

const withFrame = (at: Event, frame: Frame): Event[] =>
  events.map((event) => (event === at ? { ...event, text: JSON.stringify(frame) } : event));

describe('a server that is killed, stopped, frozen and cut off while people play', () => {
  it('loses nothing, shows nothing that is not stored, and tells no secret', async () => {
    const violations = await judge(events, truth);
    expect([...recorded.misdeeds, ...violations.map((one) => describeViolation(SEED, one))]).toEqual([]);
  });

  it('was used: moves, matches, chat, records, every kind of fault', () => {
    expect(recorded.faults).toMatchObject({ kill: 3, stop: 1, freeze: 1, cut: 2 });
    expect(recorded.moves).toBeGreaterThan(100);
    expect(truth.matches.size).toBeGreaterThan(5);
    expect(truth.chat.size).toBeGreaterThan(0);
    expect(
      events.filter(({ kind, text }) => kind === 'answered' && text.includes('GET /matches/')).length,
    ).toBeGreaterThan(5);
  });
});

describe('the judge notices a server that', () => {
  it('loses a move that it acknowledged', async () => {
    const { event, request } = acknowledgedMove();
    const match = matchOf(request.match ?? '');
    const entries = match.entries.slice(0, match.entries.indexOf(request.action ?? '', request.index));
    expect(await brokenRules({ match: { ...match, entries } })).toContain(`lost ${event.number}`);
  });

  it('stores another move than it acknowledged', async () => {
    const { event, request } = acknowledgedMove();
    const other = withFrame(event, frameOf(event) as Frame).map((one) =>
      one.kind === 'sent' && one.text.includes(`"id":"${request.id}"`)
        ? { ...one, text: JSON.stringify({ ...request, action: `${request.action?.[0]} pass` }) }
        : one,
    );
    expect(await brokenRules({ events: other })).toContain(`lost ${event.number}`);
  });

  it('tells a hidden tile', async () => {
    const hides = (frame: Frame & { op: 'log' }) => frame.entries.some((entry) => entry.includes('??'));
    const { event, frame } = findFrame('log', hides);
    const stored = matchOf(frame.match).entries;
    const entries = frame.entries.map((_, i) => stored[frame.from + i]);
    expect(await brokenRules({ events: withFrame(event, { ...frame, entries }) })).toContain(`secret ${event.number}`);
  });

  it('tells a tile, a key or who somebody is where nobody looks for it', async () => {
    const { event, frame } = findFrame('table', ({ table }) => table.stage === 'gathering');
    const [person] = truth.people.values();
    const [secret] = truth.secrets;
    for (const leak of ['Ro', secret, person]) {
      const leaking = withFrame(event, { ...frame, debug: leak } as Frame);
      expect(await brokenRules({ events: leaking })).toContain(`secret ${event.number}`);
    }
  });

  it('tells the seed before the end', async () => {
    const { event, frame } = findFrame('hello', () => true);
    const { seed } = matchOf(acknowledgedMove().request.match ?? '');
    expect(await brokenRules({ events: withFrame(event, { ...frame, seed } as Frame) })).toContain(
      `secret ${event.number}`,
    );
  });

  it('shows an entry that is not stored', async () => {
    const { event, frame } = findFrame(
      'log',
      (log) => matchOf(log.match).entries.length === log.from + log.entries.length,
    );
    const longer = { ...frame, entries: [...frame.entries, '! left 1'] };
    expect(await brokenRules({ events: withFrame(event, longer) })).toContain(`shown-not-stored ${event.number}`);
  });

  it('shows two clients different logs', async () => {
    const { event, frame } = findFrame('log', ({ entries }) => entries.some((entry) => /^\d /.test(entry)));
    const at = frame.entries.findIndex((entry) => /^\d /.test(entry));
    const entries = frame.entries.with(at, '1 CRF');
    expect(await brokenRules({ events: withFrame(event, { ...frame, entries }) })).toContain(`differs ${event.number}`);
  });

  it('forgets for a while what it has shown', async () => {
    // On their last socket everybody looks at everything again.
    const last = new Map(events.map(({ client, connection }) => [client, connection]));
    const { event, frame } = findFrame(
      'log',
      ({ from, entries }, { client, connection }) =>
        from === 0 && entries.length > 1 && connection === last.get(client),
    );
    const shorter = { ...frame, entries: [] };
    expect(await brokenRules({ events: withFrame(event, shorter) })).toContain(`forgotten ${event.number}`);
  });

  it('exchanges its commitment', async () => {
    const { event, frame } = findFrame('table', ({ table }) => table.stage === 'opening' && table.match !== null);
    const { table } = frame;
    const match = table.match && { ...table.match, fairness: { ...table.match.fairness, commitment: '0'.repeat(64) } };
    expect(
      (await brokenRules({ events: withFrame(event, { ...frame, table: { ...table, match } }) })).join(),
    ).toContain('unfair');
  });

  it('chooses another deal', async () => {
    const match = [...truth.matches.values()].find(({ game }) => game === 'azul') as StoredMatch;
    const entries = match.entries.map((entry, i) =>
      i === 0 ? entry.replace(/\d$/, (seat) => (seat === '1' ? '2' : '1')) : entry,
    );
    expect((await brokenRules({ match: { ...match, entries } })).join()).toMatch(/unfair|stored/);
  });

  it('answers a message twice', async () => {
    const { event } = findFrame('done', () => true);
    const twice = events.flatMap((one) => (one === event ? [one, one] : [one]));
    expect(await brokenRules({ events: twice })).toContain(`answered-twice ${event.number}`);
  });

  it('loses an acknowledged chat message', async () => {
    const { event, frame } = findFrame('done', ({ id }) => requestOf(id)?.op === 'write');
    const { table = '', id } = requestOf(frame.id) as Request;
    const kept = [...(truth.chat.get(table) ?? [])].filter(([, { key }]) => key !== id);
    const chat = new Map(truth.chat).set(table, new Map(kept.map(([, message], i) => [i + 1, message])));
    const violations = await judge(events, { ...truth, chat });
    expect(violations.map(({ rule, frame: number }) => `${rule} ${number}`)).toContain(`lost ${event.number}`);
  });
});
