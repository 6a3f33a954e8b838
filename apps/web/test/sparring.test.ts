// The sparring partner on a device: the number in its name, what a finished match leaves behind, what it says, how it is forgotten.

import { afterMatch, LEVELS, sparringName, UNKNOWN } from '@mozaika/bots';
import { seatAt } from '@mozaika/kernel';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { shownPlayers } from '../src/match/names.ts';
import { partnerVerdict, rememberMatch, withPartnerNamed } from '../src/match/sparring.ts';
import { readSeat } from '../src/new-match/seat-choice.ts';
import type { MatchSetup } from '../src/storage/match-setup.ts';
import { newMatch } from '../src/storage/stored-match.ts';
import { forgetStrengths, isAnyStrengthKnown, strengthIn } from '../src/storage/strengths.ts';

/** Node has no localStorage: the same in memory. */
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => kept.clear());

const setup = (...players: (string | { readonly bot: string })[]): MatchSetup => ({
  game: 'azul',
  options: { board: 'coloured' },
  rules: 1,
  players: players.map((who, i) => ({
    seat: seatAt(i),
    ...(typeof who === 'string' ? { name: who } : { name: who.bot, bot: who.bot }),
  })),
});

const ended = (header: MatchSetup, ...scores: number[]) => ({
  ...newMatch(header),
  outcome: { scores, ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length), reason: 'row' },
});

const PARTNER = { bot: 'sparring' };

describe('the sparring partner on this device', () => {
  it('bears the number that is known of the person, and another one after a match', () => {
    const header = withPartnerNamed(setup('Anna', PARTNER));
    expect(header.players[1]).toMatchObject({ bot: sparringName(UNKNOWN.level), name: sparringName(UNKNOWN.level) });
    rememberMatch(ended(header, 70, 40));
    const next = afterMatch(UNKNOWN, UNKNOWN.level, { person: 70, partner: 40 });
    expect(strengthIn('azul')).toEqual(next);
    expect(strengthIn('qwirkle')).toEqual(UNKNOWN);
    expect(withPartnerNamed(header).players[1]?.bot).toBe(sparringName(next.level));
  });

  it('counts a match once, and none with hints, that several people played or that is not over', () => {
    const match = ended(withPartnerNamed(setup('Anna', PARTNER)), 70, 40);
    rememberMatch(match);
    rememberMatch(match);
    expect(strengthIn('azul').matches).toBe(1);
    rememberMatch(ended(setup('Anna', 'Karel', { bot: 'sparring-3' }), 70, 40, 50));
    rememberMatch(ended(setup('Anna', { bot: 'expert' }), 70, 40));
    rememberMatch(newMatch(setup('Anna', { bot: 'sparring-3' })));
    rememberMatch({ ...ended(setup('Anna', { bot: 'sparring-3' }), 70, 40), helped: true });
    expect(strengthIn('azul').matches).toBe(1);
  });

  it('starts anew when it is forgotten, and when what was kept makes no sense', () => {
    rememberMatch(ended(setup('Anna', { bot: 'sparring-3' }), 70, 40));
    expect(isAnyStrengthKnown()).toBe(true);
    forgetStrengths();
    expect(isAnyStrengthKnown()).toBe(false);
    expect(strengthIn('azul')).toEqual(UNKNOWN);
    for (const odd of ['[]', 'null', '{"azul":{"level":"x"}}', '{"azul":7}', '{']) {
      kept.set('mozaika.sparring', odd);
      expect(strengthIn('azul')).toEqual(UNKNOWN);
    }
    kept.set('mozaika.sparring', '{"azul":{"level":99,"matches":2}}');
    expect(strengthIn('azul')).toEqual({ level: LEVELS.length, matches: 2 });
  });

  it('says at the end what it took you for, and what it will do next time', () => {
    const { players } = setup('Anna', { bot: 'sparring-4.2' });
    const verdict = (...scores: [number, number]) =>
      partnerVerdict(players, { scores, ranks: [1, 2], reason: 'row' }, [1]);
    expect(verdict(60, 50)).toEqual({ says: 'harder', level: 'regular' });
    expect(verdict(50, 60)).toEqual({ says: 'softer', level: 'regular' });
    expect(verdict(50, 50)).toEqual({ says: 'same', level: 'regular' });
    const outcome = { scores: [9, 8], ranks: [1, 2], reason: 'row' };
    expect(partnerVerdict(players, outcome, [])).toEqual({ says: 'played', level: 'regular' });
    expect(partnerVerdict(setup('Anna', { bot: 'expert' }).players, outcome, [1])).toBeUndefined();
  });

  it('is called by its name, never with the number, and stays chosen in the form', () => {
    const { players } = setup('Anna', { bot: 'sparring-4.2' });
    expect(shownPlayers(players, 'en')[1]?.name).toBe('Sparring partner');
    expect(shownPlayers(players, 'cs')[1]?.name).toBe('Sparingpartner');
    expect(readSeat({ who: 'sparring', name: '' })).toEqual({ who: 'sparring', name: '' });
    expect(readSeat({ who: 'casual', name: '' })).toEqual({ who: 'practised', name: '' });
  });
});
