// Table facts: written and read without loss, and nothing else taken for one.

import { describe, expect, it } from 'vitest';
import { type Fact, formatFact, isFact, parseFact } from '../src/index.ts';

const FACTS: readonly [entry: string, fact: Fact][] = [
  ['! undo 0', { kind: 'undo', target: 0 }],
  ['! undo 57', { kind: 'undo', target: 57 }],
  ['! undo 999999999', { kind: 'undo', target: 999_999_999 }],
  ['! bot 2 expert', { kind: 'bot', seat: 2, level: 'expert' }],
  ['! bot 3 first-steps', { kind: 'bot', seat: 3, level: 'first-steps' }],
  ['! back 1', { kind: 'back', seat: 1 }],
  ['! hint 2', { kind: 'hint', seat: 2 }],
  ['! resign 4', { kind: 'resign', seat: 4 }],
  ['! left 3', { kind: 'left', seat: 3 }],
  ['! timeout 2', { kind: 'timeout', seat: 2 }],
  ['! end resigned 2', { kind: 'end', reason: 'resigned', seat: 2 }],
  ['! end timeout 4', { kind: 'end', reason: 'timeout', seat: 4 }],
  ['! end abandoned', { kind: 'end', reason: 'abandoned' }],
];

describe('a fact', () => {
  it.each(FACTS)('%s is read and written', (entry, fact) => {
    expect(parseFact(entry)).toEqual(fact);
    expect(formatFact(fact)).toBe(entry);
  });

  it.each([
    ['! undo', 'undo'],
    ['! undo x', 'undo'],
    ['! undo 01', 'undo'],
    ['! undo 1 2', 'undo'],
    ['! undo 1000000000', 'undo'],
    ['! bot 2', 'bot'],
    ['! bot 5 expert', 'bot'],
    ['! bot 2 Expert', 'bot'],
    ['! bot 2 expert twice', 'bot'],
    ['! back', 'back'],
    ['! back 0', 'back'],
    ['! left 1 2', 'left'],
    ['! end', 'end'],
    ['! end 2', 'end'],
    ['! end resigned', 'end'],
    ['! end resigned 5', 'end'],
    ['! end resigned 2 3', 'end'],
    ['! end abandoned 2', 'end'],
    ['! end bored 2', 'end'],
    ['! ', ''],
  ])('“%s” of another version, or malformed, is carried along as it is', (text, word) => {
    expect(parseFact(text)).toEqual({ kind: 'unknown', word, text });
    expect(formatFact({ kind: 'unknown', word, text })).toBe(text);
  });

  it.each(['1 1B2', '* start 1', '!', '!undo 1', ' ! undo 1', ''])('is not what “%s” is', (entry) => {
    expect(isFact(entry)).toBe(false);
    expect(parseFact(entry)).toBeUndefined();
  });
});
