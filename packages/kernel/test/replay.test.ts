// Replay and masking of whole records.

import { describe, expect, it } from 'vitest';
import { type MatchRecord, maskRecord, open, replay } from '../src/index.ts';
import { cut, fairMatch, RUNNING } from './matches.ts';
import { pebbles } from './pebbles.ts';

const played = (...actions: string[]): MatchRecord => ({ ...RUNNING, actions });

describe('a replay', () => {
  it('ends in the position after the last action', () => {
    const end = replay(pebbles, RUNNING);
    expect(end.ok && pebbles.scores(end.value)).toEqual([1, 2]);
    expect(end.ok && pebbles.turn(end.value)).toEqual({ kind: 'deal' });
  });

  it('of no actions is the position at set-up', () => {
    expect(replay(pebbles, played())).toEqual(open(pebbles, RUNNING));
  });

  it('tells its observer every action before and after, with its events in between', () => {
    const told: string[] = [];
    replay(pebbles, cut(RUNNING, 2), {
      before: (position, action, index) => told.push(`${index} before ${action.kind} ${position.owed}`),
      event: (event, index) => told.push(`${index} ${event.type} ${event.seat}`),
      after: (position, action, index) => told.push(`${index} after ${action.kind} ${position.owed}`),
    });
    expect(told).toEqual([
      '0 before deal 2,2',
      '0 drew 1',
      '0 after deal 0,2',
      '1 before deal 0,2',
      '1 drew 2',
      '1 after deal 0,0',
    ]);
  });

  it.each([
    ['a text that is no action', 3, ['* draw 1 ab', '* draw 2 bc', '1 put b', 'hello'], 'unreadable'],
    ['an actor that does not exist', 0, ['5 put a'], 'unreadable'],
    ['an empty text', 0, [''], 'unreadable'],
    ['a move where chance decides', 1, ['* draw 1 ab', '1 put a'], 'deal-expected'],
    ['a deal where a seat decides', 2, ['* draw 1 ab', '* draw 2 bc', '* draw 1 a'], 'move-expected'],
    ['a move out of turn', 2, ['* draw 1 ab', '* draw 2 bc', '2 put b'], 'not-your-turn'],
    ['a seat that is not at the table', 2, ['* draw 1 ab', '* draw 2 bc', '3 put b'], 'not-your-turn'],
    ['a move that the game refuses', 2, ['* draw 1 ab', '* draw 2 bc', '1 put c'], 'not-in-hand'],
    ['a deal that the game refuses', 0, ['* draw 2 ab'], 'wrong-seat'],
    ['a mask where nothing is hidden', 2, ['* draw 1 ab', '* draw 2 bc', '1 swap ?'], 'wrong-mask'],
  ])('refuses %s with its index', (_, index, actions, code) => {
    expect(replay(pebbles, played(...actions))).toMatchObject({ ok: false, refusal: { code, index } });
  });

  it('refuses an action after the end', () => {
    const record = fairMatch();
    const longer = { ...record, actions: [...record.actions, '1 put a'] };
    expect(replay(pebbles, longer)).toEqual({
      ok: false,
      refusal: { code: 'match-over', reason: 'all-put', index: record.actions.length },
    });
  });

  it('refuses an action of a megabyte without reading it', () => {
    const refused = replay(pebbles, played(`* draw 1 ${'a'.repeat(1_000_000)}`));
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'unreadable', index: 0 } });
    expect(JSON.stringify(refused).length).toBeLessThan(300);
  });

  it.each([
    ['game', { game: 'azul' }, { expected: { kind: 'one-of', values: ['pebbles'] }, found: 'azul' }],
    ['rules', { rules: 3 }, { expected: { kind: 'one-of', values: [1, 2] }, found: 3 }],
    ['rules', { rules: 0 }, { expected: { kind: 'one-of', values: [1, 2] }, found: 0 }],
    ['options', { options: null }, {}],
    ['options.bonus', { options: { bonus: 'much' } }, {}],
    ['players', { players: ['alone'] }, { expected: { kind: 'names', least: 2, most: 4 } }],
  ])('refuses a record with a wrong %s', (field, change, facts) => {
    expect(replay(pebbles, { ...RUNNING, ...change })).toEqual({
      ok: false,
      refusal: { code: 'bad-field', field, ...facts },
    });
  });

  it('plays older rulings', () => {
    expect(replay(pebbles, { ...RUNNING, rules: 2 }).ok).toBe(true);
  });
});

describe('a masked record', () => {
  const seenBy = (viewer: 1 | 2 | 'spectator') => {
    const masked = maskRecord(pebbles, RUNNING, viewer);
    return masked.ok ? masked.value.actions : masked.refusal;
  };

  it('shows a seat its own draws and swaps, and hides those of others', () => {
    expect(seenBy(1)).toEqual([
      '* draw 1 ab',
      '* draw 2 ??',
      '1 swap a',
      '* draw 1 c',
      '1 put b',
      '* draw 1 a',
      '2 put b',
    ]);
    expect(seenBy(2)).toEqual([
      '* draw 1 ??',
      '* draw 2 bc',
      '1 swap ?',
      '* draw 1 ?',
      '1 put b',
      '* draw 1 ?',
      '2 put b',
    ]);
  });

  it('shows a spectator only what is public', () => {
    expect(seenBy('spectator')).toEqual([
      '* draw 1 ??',
      '* draw 2 ??',
      '1 swap ?',
      '* draw 1 ?',
      '1 put b',
      '* draw 1 ?',
      '2 put b',
    ]);
  });

  it('says nothing of the seed while the match runs', () => {
    const record = fairMatch();
    const seed = (record.fairness as { seed: string }).seed;
    for (let count = 0; count < record.actions.length; count++) {
      const masked = maskRecord(pebbles, cut(record, count), 1);
      expect(masked.ok && JSON.stringify(masked.value)).not.toContain(seed);
      expect(masked.ok && masked.value.fairness).toMatchObject({ method: 'mozaika-deal/1', contributions: [{}, {}] });
    }
  });

  it('says nothing of fairness fields that are not known', () => {
    const odd = (fairness: MatchRecord['fairness']) =>
      maskRecord(pebbles, { ...RUNNING, ...(fairness === undefined ? {} : { fairness }) }, 1);
    const kept = { method: null, commitment: null, contributions: [] };
    expect(odd({ secret: 'x' })).toMatchObject({ ok: true, value: { fairness: kept } });
    expect(odd(null)).toMatchObject({ ok: true, value: { fairness: null } });
    expect(odd('secret')).toMatchObject({ ok: true, value: { fairness: null } });
    expect(odd(['secret'])).toMatchObject({ ok: true, value: { fairness: null } });
    const none = odd(undefined);
    expect(none.ok && 'fairness' in none.value).toBe(false);
  });

  it('is the full record once the match is over', () => {
    const record = fairMatch();
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(maskRecord(pebbles, record, viewer)).toEqual({ ok: true, value: record });
    }
  });

  it('of an illegal record is its refusal', () => {
    expect(maskRecord(pebbles, played('* draw 2 ab'), 1)).toMatchObject({ ok: false, refusal: { index: 0 } });
  });
});
