// Matches from set-up positions: what their texts are refused for, and a host that begins from one.

import { describe, expect, it } from 'vitest';
import {
  dealKey,
  formatSetUp,
  LONGEST_POSITION,
  type MatchHeader,
  MatchHost,
  open,
  parseSetUp,
  SET_UP_FORMAT,
} from '../src/index.ts';
import { pebbles } from './pebbles.ts';

const START = 'pebbles 1 - - ab;0;0;-;0 bc;0;0;-;0';
const HEADER: MatchHeader = {
  format: SET_UP_FORMAT,
  game: 'pebbles',
  options: {},
  players: ['Anna', 'Karel'],
  rules: 2,
  from: START,
};
const KEY = dealKey(new Uint8Array(32), []);

describe('the text of a position', () => {
  it('names an edition of the game, and one that the match is played with', () => {
    expect(parseSetUp(pebbles, 'marbles 1')).toMatchObject({
      refusal: { code: 'unknown-edition', found: 'marbles', expected: { values: ['pebbles', 'pebbles-bonus'] } },
    });
    expect(parseSetUp(pebbles, '')).toMatchObject({ refusal: { code: 'unknown-edition', found: '' } });
    const other = START.replace('pebbles', 'pebbles-bonus');
    expect(parseSetUp(pebbles, other, { options: {} })).toMatchObject({
      refusal: { code: 'other-edition', found: 'pebbles-bonus', expected: 'pebbles' },
    });
    // What the match has beside its edition may stay.
    expect(parseSetUp(pebbles, START, { options: { bonus: 5 } })).toMatchObject({
      ok: true,
      value: { options: { bonus: 5 } },
    });
  });

  it('is not looked at when it is too long', () => {
    expect(parseSetUp(pebbles, `${START}${' '.repeat(LONGEST_POSITION)}`)).toMatchObject({
      refusal: { code: 'unreadable', expected: { kind: 'length', most: LONGEST_POSITION } },
    });
  });

  it('has as many players as the match', () => {
    const record = { ...HEADER, players: ['Anna', 'Karel', 'Ida'], actions: [] };
    expect(open(pebbles, record)).toMatchObject({ refusal: { code: 'other-seats', found: 2, expected: 3 } });
  });
});

it('a host begins from a position, and an undo goes back to it', () => {
  const opened = MatchHost.open(pebbles, HEADER);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const host = opened.value;
  expect(formatSetUp(pebbles, {}, host.position)).toBe(START);
  const put = host.propose(1, '1 put a', 0, KEY);
  if (!put.ok) throw new Error(JSON.stringify(put.refusal));
  host.commit(put.value);
  expect(host.entries[0]).toBe('1 put a');
  const undone = host.proposeUndo(0);
  if (!undone.ok) throw new Error(JSON.stringify(undone.refusal));
  host.commit(undone.value);
  expect(formatSetUp(pebbles, {}, host.position)).toBe(START);
});
