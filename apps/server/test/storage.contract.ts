// What every storage has to keep, run against real databases.

import { describe } from 'vitest';
import { dailyContract } from './storage/contract/daily.ts';
import { databases } from './storage/contract/databases.ts';
import { jobsContract } from './storage/contract/jobs.ts';
import { journalContract } from './storage/contract/journal.ts';
import { killsContract } from './storage/contract/kills.ts';
import { matchesContract } from './storage/contract/matches.ts';
import { moderationContract } from './storage/contract/moderation.ts';
import { nodesContract } from './storage/contract/nodes.ts';
import { peopleContract } from './storage/contract/people.ts';
import { restContract } from './storage/contract/rest.ts';
import { tablesContract } from './storage/contract/tables.ts';
import { tournamentsContract } from './storage/contract/tournaments.ts';
import { unitsContract } from './storage/contract/units.ts';

const PARTS = [
  peopleContract,
  tablesContract,
  matchesContract,
  unitsContract,
  jobsContract,
  nodesContract,
  journalContract,
  moderationContract,
  tournamentsContract,
  dailyContract,
  restContract,
  killsContract,
];

/** `fresh` gives the address of a database with nothing in it. */
export function storageContract(name: string, fresh: () => Promise<string>): void {
  describe(name, () => {
    const tools = databases(fresh);
    for (const part of PARTS) part(tools);
  });
}
