// Folding the log of a running match.

import { describe, expect, it } from 'vitest';
import { foldLog } from '../src/index.ts';

const folded = (...entries: string[]) => {
  const log = foldLog(entries);
  return log.ok ? [log.value.actions, log.value.notes] : log.refusal;
};

describe('a folded log', () => {
  it('of nothing is empty', () => {
    expect(folded()).toEqual([[], []]);
  });

  it('keeps actions in order', () => {
    expect(folded('* a', '1 b', '2 c')).toEqual([['* a', '1 b', '2 c'], []]);
  });

  it('has facts as notes, each before the action that came next', () => {
    expect(folded('! back 1', '* a', '! timeout 2', '! bot 2 expert', '1 b', '! left 1')).toEqual([
      ['* a', '1 b'],
      [
        { before: 0, fact: { kind: 'back', seat: 1 } },
        { before: 1, fact: { kind: 'timeout', seat: 2 } },
        { before: 1, fact: { kind: 'bot', seat: 2, level: 'expert' } },
        { before: 2, fact: { kind: 'left', seat: 1 } },
      ],
    ]);
  });

  it('loses the actions from the undone entry on, and no fact: an undo takes moves back, not people', () => {
    const bot = { kind: 'bot', seat: 2, level: 'expert' };
    expect(folded('* a', '1 b', '! bot 2 expert', '2 c', '! undo 1', '1 d')).toEqual([
      ['* a', '1 d'],
      [{ before: 1, fact: bot }],
    ]);
    expect(folded('* a', '! bot 2 expert', '1 b', '! back 2', '! undo 2', '1 d', '! undo 0', '* e')).toEqual([
      ['* e'],
      [
        { before: 0, fact: bot },
        { before: 0, fact: { kind: 'back', seat: 2 } },
      ],
    ]);
  });

  it('numbers entries with undos and facts counted', () => {
    expect(folded('* a', '1 b', '! undo 1', '1 c', '2 d', '! undo 4', '2 e')).toEqual([['* a', '1 c', '2 e'], []]);
  });

  it('takes an undo back to before another undo without bringing anything back', () => {
    expect(folded('* a', '1 b', '! undo 1', '1 c', '! undo 2', '1 d')).toEqual([['* a', '1 d'], []]);
    expect(folded('* a', '1 b', '! undo 1', '! undo 2', '1 d')).toEqual([['* a', '1 d'], []]);
  });

  it('may be undone from its very start', () => {
    expect(folded('* a', '1 b', '! undo 0')).toEqual([[], []]);
  });

  it('allows an undo of what is undone already', () => {
    expect(folded('* a', '1 b', '2 c', '! undo 1', '! undo 2', '! undo 1')).toEqual([['* a'], []]);
  });

  it.each([
    '! undo',
    '! undo ',
    '! undo x',
    '! undo 2',
    '! undo 1',
    '! undo -1',
    '! undo 0 0',
    '! undo 00',
    '! undo 1e9',
    '! undo 0.5',
    '! undo ! undo 0',
  ])('refuses "%s" as entry 1', (undo) => {
    expect(folded('* a', undo)).toEqual({
      code: 'bad-undo',
      index: 1,
      found: undo,
      expected: { kind: 'earlier-entry' },
    });
  });

  it('does not take another fact for an undo', () => {
    expect(folded('! undone', '* a')).toEqual([
      ['* a'],
      [{ before: 0, fact: { kind: 'unknown', word: 'undone', text: '! undone' } }],
    ]);
  });

  it('refuses an entry that is no text', () => {
    // As a program without types would call it.
    expect(foldLog(['* a', 7 as unknown as string])).toEqual({
      ok: false,
      refusal: { code: 'bad-entry', index: 1, expected: { kind: 'type', type: 'string' } },
    });
  });

  it('of many undos is folded in one pass', () => {
    const actions = Array.from({ length: 100_000 }, (_, i) => `1 ${i}`);
    const undos = actions.map((_, i) => `! undo ${99_999 - i}`);
    expect(folded(...actions.slice(0, 1000), ...undos.slice(-1000))).toEqual([[], []]);
    const facts = actions.map(() => '! back 1');
    const log = foldLog([...actions, ...facts, ...undos]);
    expect(log.ok && log.value.actions).toEqual([]);
    expect(log.ok && log.value.notes.every(({ before }) => before === 0)).toBe(true);
    expect(log.ok && log.value.notes.length).toBe(facts.length);
  });
});
