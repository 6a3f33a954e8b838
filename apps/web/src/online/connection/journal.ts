// The server's public journal, as this browser checks it: the heads that it saw, in localStorage, and what they prove of a match.

import type { Finding, Json } from '@mozaika/kernel';
import { checkJournal, type HeadStore, journalFinding, type RestClient, type SeenHead } from '@mozaika/protocol/client';
import { readLocal, writeLocal } from '../../storage/local-storage.ts';

const KEY = 'journal';

/** What lasts as long as this page, where the browser keeps nothing. */
let memory: readonly SeenHead[] = [];

const TEXTS = ['root', 'key', 'signature'] as const;
const NUMBERS = ['size', 'time', 'seen'] as const;

function isHead(json: unknown): json is SeenHead {
  const head = Object(json);
  return TEXTS.every((name) => typeof head[name] === 'string') && NUMBERS.every((name) => Number.isFinite(head[name]));
}

const journalHeads: HeadStore = {
  // First what is stored: another tab of this browser may have written since.
  load() {
    const kept = readLocal(KEY);
    return Array.isArray(kept) ? kept.filter(isHead) : memory;
  },
  save(heads) {
    memory = heads;
    writeLocal(
      KEY,
      heads.map((head) => ({ ...head })),
    );
  },
};

/** What the journal of the server says of a match, if the match says anything of its shuffle. */
export async function lookUp(
  rest: RestClient,
  match: string,
  fairness: Json | undefined,
): Promise<Finding | undefined> {
  const { commitment, bots } = Object(fairness);
  if (typeof commitment !== 'string') return undefined;
  const verdict = await checkJournal({ rest, heads: journalHeads, now: Date.now }, { commitment, match });
  const finding = journalFinding(verdict);
  // Matches of version 0.1 were never in it. They can be told by their bots, whose numbers came from elsewhere.
  const isOlder = finding.code === 'journal-lacks' && bots === undefined;
  return isOlder ? { standing: 'open', code: 'before-journal' } : finding;
}
