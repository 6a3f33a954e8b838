// Readers under random and almost-right input: a value or a refusal with a code, never an exception.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldLog,
  formatAction,
  formatRecord,
  type Json,
  type MatchRecord,
  maskRecord,
  parseAction,
  parseRecord,
  type Result,
  readRecord,
  replay,
  verifyDeals,
} from '../src/index.ts';
import { fairMatch, RUNNING } from './matches.ts';
import { pebbles } from './pebbles.ts';

const RUNS = { numRuns: 'MOZAIKA_SOAK' in process.env ? 50_000 : 1000 };
const SEEDED = { ...RUNS, seed: 20_240_229 };

function mustAnswer<T>(result: Result<T>): void {
  if (result.ok) expect(result.value).toBeDefined();
  else {
    expect(result.refusal.code).toMatch(/^[a-z-]+$/);
    expect(JSON.parse(JSON.stringify(result.refusal))).toEqual(result.refusal);
  }
}

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
const text = fc.string({ unit: 'binary', maxLength: 40 });
const letters = fc.string({ unit: fc.constantFrom(...'*!1245 abc?putswdrn-\n'), maxLength: 16 });
const template = fairMatch();
const fields = Object.keys(template);

/** A right record with a few fields replaced by anything. */
const almostRecord = fc
  .dictionary(
    fc.constantFrom(...fields, '__proto__', 'extra'),
    fc.oneof(json, fc.constantFrom(...Object.values(template))),
    {
      maxKeys: 3,
    },
  )
  // fast-check's values have no type that says that they are JSON.
  .map((changes) => ({ ...template, ...changes }) as unknown as Json);

/** A right list of actions with a few of them changed, moved or missing. */
const almostActions = fc
  .array(
    fc.tuple(fc.nat(template.actions.length), fc.nat(2), fc.oneof(text, letters, fc.constantFrom(...template.actions))),
    {
      maxLength: 3,
    },
  )
  .map((edits) =>
    edits.reduce((actions, [at, removed, added]) => actions.toSpliced(at, removed, added), [...template.actions]),
  );

describe('never an exception', () => {
  it('from parseRecord', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          json.map((value) => JSON.stringify(value)),
          almostRecord.map((value) => JSON.stringify(value)),
        ),
        (input) => mustAnswer(parseRecord(input)),
      ),
      SEEDED,
    );
  });

  it('from readRecord, and what it reads can be written and read again', () => {
    fc.assert(
      fc.property(fc.oneof(json, almostRecord), (input) => {
        const read = readRecord(input);
        mustAnswer(read);
        if (read.ok)
          expect(parseRecord(formatRecord(read.value))).toEqual(readRecord(JSON.parse(JSON.stringify(read.value))));
      }),
      SEEDED,
    );
  });

  it('from readRecord given any value at all', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withNullPrototype: true,
          withTypedArray: true,
          withSparseArray: true,
        }),
        (input) => mustAnswer(readRecord(input as Json)),
      ),
      SEEDED,
    );
  });

  it('from parseAction, and what it reads round-trips', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          letters,
          fc.tuple(fc.constantFrom('1 ', '2 ', '* '), letters).map((parts) => parts.join('')),
        ),
        (input) => {
          const parsed = parseAction(pebbles, input);
          mustAnswer(parsed);
          if (parsed.ok) expect(parseAction(pebbles, formatAction(pebbles, parsed.value))).toEqual(parsed);
        },
      ),
      SEEDED,
    );
  });

  it('from foldLog', () => {
    const undo = fc.integer({ min: -1, max: 12 }).map((target) => `! undo ${target}`);
    fc.assert(
      fc.property(
        fc.array(fc.oneof(text, letters, undo, fc.constant('! bot 2 expert'), fc.constant('1 put a'))),
        (entries) => {
          const log = foldLog(entries);
          mustAnswer(log);
          if (log.ok) {
            expect(log.value.actions.length + log.value.notes.length).toBeLessThanOrEqual(entries.length);
            expect(foldLog(log.value.actions)).toEqual({ ok: true, value: { actions: log.value.actions, notes: [] } });
          }
        },
      ),
      SEEDED,
    );
  });

  it('from replay, maskRecord and verifyDeals of an almost right record', () => {
    fc.assert(
      fc.property(almostActions, json, (actions, fairness) => {
        const record: MatchRecord = { ...template, actions };
        mustAnswer(replay(pebbles, record));
        mustAnswer(maskRecord(pebbles, record, 1));
        mustAnswer(verifyDeals(pebbles, record));
        mustAnswer(verifyDeals(pebbles, { ...RUNNING, fairness }));
      }),
      SEEDED,
    );
  });

  it('and a refusal of a replay names the first action that is wrong', () => {
    fc.assert(
      fc.property(almostActions, (actions) => {
        const replayed = replay(pebbles, { ...template, actions });
        if (replayed.ok) return;
        const index = Number(replayed.refusal['index']);
        expect(replay(pebbles, { ...template, actions: actions.slice(0, index) }).ok).toBe(true);
        expect(replay(pebbles, { ...template, actions: actions.slice(0, index + 1) })).toEqual(replayed);
      }),
      SEEDED,
    );
  });
});
