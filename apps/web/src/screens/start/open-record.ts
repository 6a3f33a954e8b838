// Opens a record file: reads it, replays it to check it, and stores it on this device.

import { type Language, refusalSentence } from '@mozaika/words';
import { LARGEST_RECORD } from '../../match/record-size.ts';
import { matchStore } from '../../storage/match-store.ts';
import { newId } from '../../storage/stored-match.ts';

export type OpenedRecord =
  | { readonly kind: 'opened'; readonly id: string }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'refused'; sentence(language: Language): string };

export async function openRecord(file: File): Promise<OpenedRecord> {
  if (file.size > LARGEST_RECORD) return { kind: 'too-large' };
  const { readRecord } = await import('../../match/read-record.ts');
  const read = await readRecord(await file.text());
  if (!read.ok) {
    const { refusal, vocabulary } = read;
    return { kind: 'refused', sentence: (language) => refusalSentence(refusal, language, vocabulary) };
  }
  const { setup, record, timeline } = read;
  const { outcome } = timeline;
  const match = {
    id: newId(),
    header: setup,
    entries: record.actions,
    begun: Date.now(),
    touched: Date.now(),
    ...(outcome && { outcome }),
    ...(record.fairness !== undefined && { fairness: record.fairness }),
  };
  await matchStore.save(match, 0);
  return { kind: 'opened', id: match.id };
}
