// A rolling upgrade from an older version to this one, on one PostgreSQL, while people play.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readJournal } from '../journal.ts';
import { describeViolation, judge } from '../judge/judge.ts';
import { readTruth } from '../truth.ts';
import { unpackOlder } from './older.ts';
import { upgrade } from './upgrade.ts';

/** The last version before nodes knew of each other: its schema is some migrations behind, and it speaks the same protocol. */
const OLDER = '06e5506';
/** What that version does otherwise than docs/protocol.md says by now. */
const OLD_WAYS = [
  // While contributions are opened, it calls everybody absent who has not opened theirs.
  /^not-awaited: /,
  // It acknowledged contributions that came too late (.changeset/late-contributions.md).
  /^lost: \{"op":"reveal"/,
  // In its logs, who resigned has left.
  /^lost: \{"op":"resign"/,
];
const { MOZAIKA_SEED: SEED = 'upgrade' } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'mozaika-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('nodes of both versions serve one database, and nothing is lost when one after another is replaced', async () => {
  const older = unpackOlder(OLDER, join(folder, 'older'));
  const people = { seed: SEED, clients: 24, thinking: 100 };
  const { journal, backup, moves, misdeeds } = await upgrade({ ...people, folder, older, stepMs: 3_000 });
  const truth = await readTruth(backup);
  const violations = (await judge(readJournal(journal), truth)).map((one) => describeViolation(SEED, one));
  expect([...misdeeds, ...violations.filter((line) => !OLD_WAYS.some((way) => way.test(line)))]).toEqual([]);
  for (const count of Object.values(moves)) expect(count).toBeGreaterThan(0);
});
