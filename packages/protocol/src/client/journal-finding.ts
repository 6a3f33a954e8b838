// What a look into the public journal adds to the findings about a shuffle: one finding for each verdict.

import type { Finding } from '@mozaika/kernel';
import type { Inconsistency, JournalVerdict } from './journal.ts';

const MISSING = {
  'no-entry': 'journal-lacks',
  'other-match': 'journal-other-match',
  unproven: 'journal-unproven',
} as const;

const INCONSISTENT: { readonly [reason in Inconsistency['reason']]: string } = {
  forked: 'journal-rewritten',
  rewritten: 'journal-rewritten',
  shorter: 'journal-shorter',
  'other-key': 'journal-other-key',
};

export function journalFinding(verdict: JournalVerdict): Finding {
  switch (verdict.kind) {
    case 'included':
      return { standing: 'proven', code: 'journal-has' };
    case 'not-included':
      return { standing: 'broken', code: MISSING[verdict.reason] };
    case 'inconsistent':
      return { standing: 'broken', code: INCONSISTENT[verdict.reason] };
    case 'unsigned':
      return { standing: 'broken', code: 'journal-unsigned' };
    case 'unread':
      return { standing: 'open', code: 'journal-unread' };
  }
}
