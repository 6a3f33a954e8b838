// Single actions: read, written, checked and played.

import { describe, expect, it } from 'vitest';
import {
  allMoves,
  check,
  type Expected,
  formatAction,
  maskAction,
  ok,
  parseAction,
  play,
  quote,
  refuse,
  replay,
  unreadable,
} from '../src/index.ts';
import { RUNNING } from './matches.ts';
import { pebbles } from './pebbles.ts';

const at = (count: number) => {
  const end = replay(pebbles, { ...RUNNING, actions: RUNNING.actions.slice(0, count) });
  if (!end.ok) throw new Error(JSON.stringify(end.refusal));
  return end.value;
};

const ACTORS: Expected = { kind: 'form', examples: ['1 …', '2 …', '3 …', '4 …', '* …'] };

describe('an action', () => {
  it('is an actor, a space and what it does', () => {
    expect(parseAction(pebbles, '2 put b')).toEqual({ ok: true, value: { kind: 'move', seat: 2, move: 1 } });
    const deal = { seat: 1, kinds: [0, 1] };
    expect(parseAction(pebbles, '* draw 1 ba')).toEqual({ ok: true, value: { kind: 'deal', deal } });
  });

  it('is written in canonical order', () => {
    const parsed = parseAction(pebbles, '* draw 1 cb');
    expect(parsed.ok && formatAction(pebbles, parsed.value)).toBe('* draw 1 bc');
  });

  it.each([
    '',
    ' ',
    '1',
    '*',
    '1 ',
    '* ',
    ' 1 put a',
    '1  put a',
    '1\tput a',
    '0 put a',
    '5 put a',
    '-1 put a',
    '01 put a',
    '1.0 put a',
    '１ put a',
    '! undo 3',
    '? put a',
    'put a',
    '1 put а',
    '1 put a\n',
    '1 put a\0',
    '1 PUT A',
    '** draw 1 ab',
    '* put a',
    '1 draw 1 ab',
    '👩‍🚀 put a',
    '\uD800 put a',
    '__proto__ put a',
    'constructor put a',
    '1 __proto__',
  ])('is not %j', (text) => {
    expect(parseAction(pebbles, text)).toMatchObject({ ok: false, refusal: { code: 'unreadable' } });
  });

  it.each([
    ['without a space is all actor', '1', refuse('read', { found: '' })],
    ['has its first space after the actor', '1 a b', refuse('read', { found: 'a b' })],
    ['has an actor of one character', '12', unreadable('12', ACTORS)],
    ['has an actor', ' 1', unreadable(' 1', ACTORS)],
  ])('%s', (_, text, refusal) => {
    expect(parseAction({ ...pebbles, parseMove: (found) => refuse('read', { found }) }, text)).toEqual(refusal);
  });

  it('is refused when it is longer than any, and quoted briefly', () => {
    const anything = { ...pebbles, parseMove: () => ok(0) };
    expect(parseAction(anything, `1 ${'x'.repeat(998)}`).ok).toBe(true);
    expect(parseAction(anything, `1 ${'x'.repeat(999)}`)).toEqual({
      ok: false,
      refusal: {
        code: 'unreadable',
        found: `1 ${'x'.repeat(57)}…`,
        expected: { kind: 'length', of: 'characters', most: 1000 },
      },
    });
  });

  it('is still one when it is masked', () => {
    const swap = { kind: 'move', seat: 1, move: 4 } as const;
    expect([1, 2].map((viewer) => maskAction(pebbles, swap, viewer as 1 | 2))).toEqual([swap, { ...swap, move: 7 }]);
  });
});

describe('a check', () => {
  const move = (seat: 1 | 2 | 3 | 4, number: number) => ({ kind: 'move', seat, move: number }) as const;

  it('lets a legal action through', () => {
    expect(check(pebbles, at(2), move(1, 0))).toBeUndefined();
  });

  it('names whose turn it is', () => {
    expect(check(pebbles, at(2), move(2, 1))).toEqual({ code: 'not-your-turn', seat: 2, seats: [1] });
    expect(check(pebbles, at(1), move(1, 1))).toEqual({ code: 'deal-expected', seat: 1 });
    const deal = { kind: 'deal', deal: { seat: 1, kinds: [0] } } as const;
    expect(check(pebbles, at(2), deal)).toEqual({ code: 'move-expected', seats: [1] });
  });

  it('passes on what the game refuses', () => {
    expect(check(pebbles, at(2), move(1, 2))).toEqual({ code: 'not-in-hand', seat: 1 });
  });
});

describe('a play', () => {
  it('advances the position and tells its events', () => {
    const position = at(2);
    const events: unknown[] = [];
    const action = { kind: 'move', seat: 1, move: 0 } as const;
    expect(play(pebbles, position, action, (event) => events.push(event))).toEqual({ ok: true, value: action });
    expect(events).toEqual([{ type: 'put', seat: 1, points: 1 }]);
    expect(pebbles.scores(position)).toEqual([1, 0]);
  });

  it('of an illegal action leaves the position as it was', () => {
    const position = at(2);
    expect(play(pebbles, position, { kind: 'move', seat: 1, move: 2 })).toMatchObject({ ok: false });
    expect(position).toEqual(at(2));
  });
});

describe('all moves', () => {
  it('are the listed ones and then the others', () => {
    expect(allMoves(pebbles, at(2), 1)).toEqual([0, 1, 4, 5]);
  });

  it('are the listed ones where a game has no others', () => {
    const { unlistedMoves: _, ...plain } = pebbles;
    expect(allMoves(plain, at(2), 1)).toEqual([0, 1]);
  });
});

describe('a quotation', () => {
  it('is the text when it is short', () => {
    expect(quote('x'.repeat(60))).toBe('x'.repeat(60));
  });

  it('is cut between characters, not within one', () => {
    expect(quote('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
    expect(quote(`${'x'.repeat(58)}👩👩`)).toBe(`${'x'.repeat(58)}…`);
    expect(quote(`👩${'x'.repeat(60)}`)).toBe(`👩${'x'.repeat(57)}…`);
    const expected = { kind: 'form', examples: ['z'] } as const;
    expect(unreadable('y', expected)).toEqual({ ok: false, refusal: { code: 'unreadable', found: 'y', expected } });
  });
});
