// What the list of moves says of the table, and where.

import { foldLog } from '@mozaika/kernel';
import { expect, it } from 'vitest';
import { notesBetween, tableNotes } from '../src/match/table-notes.ts';

it('tells who went and who is back between the moves, by the names of people', () => {
  const log = ['* start 1', '! end timeout 2', '! bot 2 expert', '1 1B2', '! back 2', '! undo 3', '! end resigned 2'];
  const folded = foldLog(log);
  if (!folded.ok) throw new Error(folded.refusal.code);
  const notes = tableNotes(folded.value, ['Anna', 'Karel (bot)', 'Eva'], 'en');
  expect(notes).toEqual([
    { moment: 1, words: 'Karel has run out of time' },
    { moment: 1, words: 'a bot plays on for Karel' },
    { moment: 1, words: 'Karel is back' },
    { moment: 1, words: 'Karel has resigned' },
  ]);
  expect(notesBetween(notes, 0, 1)).toEqual([]);
  expect(notesBetween(notes, 1, 2)).toHaveLength(4);
});
