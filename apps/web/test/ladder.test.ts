// The ladder of levels, and the three ways to play.

import { LEVELS, type Level } from '@mozaika/bots';
import { seatAt } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { type PlayedMatch, proposedLevel } from '../src/new-match/ladder.ts';
import { DEFAULT_FORM, readForm } from '../src/new-match/new-match-form.ts';
import type { SeatChoice } from '../src/new-match/seat-choice.ts';
import {
  formFor,
  levelOf,
  readSeatings,
  storedSeatings,
  wayOf,
  withLevel,
  withMyName,
  withOneMore,
  withSeating,
} from '../src/new-match/ways.ts';

interface Told {
  readonly game?: string;
  /** Who sits where: a level, or nothing for a person. */
  readonly bots?: readonly (Level | undefined)[];
  readonly ranks?: readonly number[];
  readonly from?: 'here' | 'elsewhere';
  readonly helped?: true;
}

function match(told: Told = {}): PlayedMatch {
  const { game = 'azul', bots = [undefined, 'first-steps'], ranks = [1, 2], from = 'here', helped } = told;
  const players = bots.map((bot, i) => ({ seat: seatAt(i), name: bot ?? 'Anna', ...(bot && { bot }) }));
  const outcome = { scores: ranks.map((rank) => 100 - rank), ranks, reason: 'row' };
  return {
    header: { game, options: {}, rules: 1, players },
    outcome,
    ...(helped && { helped }),
    ...(from === 'here' && { seed: '00' }),
  };
}
const won = match();
const lost = match({ ranks: [2, 1] });
const at = (level: Level, ranks: readonly number[]) => match({ bots: [undefined, level], ranks });

describe('the ladder', () => {
  it('shows the next level after two wins in a row', () => {
    expect(proposedLevel([won, won, lost], 'azul', 'first-steps')).toEqual({
      from: 'first-steps',
      to: 'newcomer',
      because: 'won',
    });
  });

  it('shows a gentler one after two losses in a row', () => {
    const defeat = at('regular', [2, 1]);
    expect(proposedLevel([defeat, defeat], 'azul', 'regular')).toEqual({
      from: 'regular',
      to: 'occasional',
      because: 'lost',
    });
  });

  it.each<[string, readonly PlayedMatch[]]>([
    ['no match', []],
    ['wins with hints', [match({ helped: true }), match({ helped: true })]],
    ['one win', [won]],
    ['a win before a loss', [lost, won, won]],
    ['a shared victory', [match({ ranks: [1, 1] }), won]],
    ['matches of another game', [match({ game: 'qwirkle' }), match({ game: 'qwirkle' })]],
    ['a win at another level', [won, at('newcomer', [1, 2])]],
    ['matches with a friend beside', [match({ bots: [undefined, undefined, 'first-steps'], ranks: [1, 2, 3] }), won]],
    ['bots of different levels', [match({ bots: [undefined, 'first-steps', 'master'], ranks: [1, 2, 3] }), won]],
    ['records from elsewhere', [match({ from: 'elsewhere' }), match({ from: 'elsewhere' })]],
    ['matches that nobody won', [match({ ranks: [] }), match({ ranks: [] })]],
  ])('stays as it is after %s', (_, matches) => {
    expect(proposedLevel(matches, 'azul', 'first-steps')).toBeUndefined();
  });

  it('has a top and a bottom', () => {
    const [bottom, top] = [LEVELS[0], LEVELS.at(-1) ?? LEVELS[0]];
    expect(proposedLevel([at(top, [1, 2]), at(top, [1, 2])], 'azul', top)).toBeUndefined();
    expect(proposedLevel([at(bottom, [2, 1]), at(bottom, [2, 1])], 'azul', bottom)).toBeUndefined();
  });

  it('says nothing once another level is chosen, or bots of several', () => {
    expect(proposedLevel([won, won], 'azul', 'newcomer')).toBeUndefined();
    expect(proposedLevel([won, won], 'azul', undefined)).toBeUndefined();
  });

  it('counts several bots of one level as that level', () => {
    const three = match({ bots: ['first-steps', undefined, 'first-steps'], ranks: [2, 1, 3] });
    expect(proposedLevel([three, three], 'azul', 'first-steps')?.to).toBe('newcomer');
  });
});

const seats = (...who: SeatChoice['who'][]): readonly SeatChoice[] => who.map((one) => ({ who: one, name: '' }));
const kinds = (list: readonly SeatChoice[]) => list.map(({ who }) => who);

describe('the ways to play', () => {
  it('are told by who sits there', () => {
    expect(wayOf(seats('person', 'master'))).toBe('solo');
    expect(wayOf(seats('master', 'newcomer'))).toBe('solo');
    expect(wayOf(seats('person', 'master', 'person'))).toBe('device');
    expect(wayOf(seats('person', 'link', 'master'))).toBe('friend');
  });

  it('begin with one opponent each', () => {
    const form = (way: 'solo' | 'friend' | 'device') => formFor(way, DEFAULT_FORM, {});
    expect(kinds(form('solo').seats)).toEqual(['person', LEVELS[0]]);
    expect(kinds(form('friend').seats)).toEqual(['person', 'link']);
    expect(kinds(form('device').seats)).toEqual(['person', 'person']);
  });

  it('remember their seats, whatever was played since', () => {
    const four = { ...DEFAULT_FORM, edition: 'qwirkle', seats: seats('person', 'expert', 'expert', 'expert') };
    const family = { ...four, seats: seats('person', 'person', 'person'), opening: { ages: [seatAt(1), seatAt(0)] } };
    const kept = withSeating(withSeating({}, four), family);
    const back = readSeatings(JSON.parse(JSON.stringify(storedSeatings(kept))));
    expect(back).toEqual(kept);
    expect(formFor('solo', family, back)).toMatchObject({ edition: 'qwirkle', seats: four.seats, opening: {} });
    expect(formFor('device', family, back)).toEqual(family);
    expect(formFor('device', four, back)).toMatchObject({ seats: family.seats, opening: family.opening });
  });

  it.each([undefined, null, 7, [], { solo: 3 }, { solo: { seats: [{ who: 'person' }] } }])(
    'are sound whatever was stored: %o',
    (stored) => {
      expect(readSeatings(stored)).toEqual({});
    },
  );

  it('keep to the way under which they were stored', () => {
    const device = { seats: [{ who: 'person' }, { who: 'person' }] };
    expect(readSeatings({ solo: device, friend: device })).toEqual({});
    expect(kinds(readSeatings({ device }).device?.seats ?? [])).toEqual(['person', 'person']);
  });

  it('know one’s own name: the first person’s at this device', () => {
    const named = withMyName(seats('newcomer', 'person', 'person'), 'Bára');
    expect(named.map(({ name }) => name)).toEqual(['', 'Bára', '']);
    expect(
      withMyName(readForm({ seats: [{ who: 'person', name: 'Eva' }, { who: 'master' }] }).seats, '')[0]?.name,
    ).toBe('Eva');
    expect(withMyName(seats('newcomer', 'master'), 'Bára').map(({ name }) => name)).toEqual(['', '']);
  });

  it('have a level where all bots are of one', () => {
    expect(levelOf(seats('person', 'expert', 'expert'))).toBe('expert');
    expect(levelOf(seats('person', 'expert', 'master'))).toBeUndefined();
    expect(levelOf(seats('person', 'sparring'))).toBeUndefined();
    expect(levelOf(seats('person', 'person'))).toBeUndefined();
    expect(kinds(withLevel(seats('person', 'expert', 'link'), 'master'))).toEqual(['person', 'master', 'link']);
  });

  it('take one more of the same kind', () => {
    expect(kinds(withOneMore(seats('person', 'expert')))).toEqual(['person', 'expert', 'expert']);
    expect(kinds(withOneMore(seats('person', 'person')))).toEqual(['person', 'person', 'person']);
    expect(kinds(withOneMore(seats('person', 'link')))).toEqual(['person', 'link', 'link']);
    expect(kinds(withOneMore(seats('person', 'link', 'regular')))).toEqual(['person', 'link', 'regular', 'regular']);
  });
});
