// The public journal of commitments. Proofs and entries never change, because the journal only grows.

import { ok } from '@mozaika/kernel';
import type { Journal } from '../journal/journal.ts';
import type { PublicHandlers } from './handler.ts';

export function journalHandlers(journal: Journal): PublicHandlers {
  return {
    journalHead: {
      about: 'The signed head of the public journal: how many commitments it has, and the root over them.',
      group: 'fairness',
      for: 'public',
      caching: 'never',
      handle: async () => ok(await journal.head()),
    },
    journalProof: {
      about: 'Proves that a commitment is among the first `size` entries of the journal.',
      group: 'fairness',
      for: 'public',
      caching: 'for-ever',
      handle: ({ commitment, size }) => journal.inclusion(commitment, size),
    },
    journalConsistency: {
      about: 'Proves that the first `from` entries of the journal begin its first `to` entries: nothing was rewritten.',
      group: 'fairness',
      for: 'public',
      caching: 'for-ever',
      handle: ({ from, to }) => journal.consistency(from, to),
    },
    journalEntries: {
      about: 'The entries of the journal from `from` to `to`, without `to`.',
      group: 'fairness',
      for: 'public',
      caching: 'for-ever',
      handle: ({ from, to }) => journal.entries(from, to),
    },
  };
}
