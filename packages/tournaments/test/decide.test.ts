// What an organiser may do, and what is refused with which code.

import { describe, expect, it } from 'vitest';
import { Simulation } from './simulate.ts';

const swiss = (entrants: number) => new Simulation({ kind: 'swiss', seats: 2, rounds: 3 }, entrants, 'decide');

describe('a tournament', () => {
  it('is paired round after round, each when the last table has finished', () => {
    const simulation = swiss(4);
    simulation.run({ kind: 'pair' });
    expect(simulation.refusal({ kind: 'pair' })).toBe('round-goes-on');
    simulation.run({ kind: 'result', table: 1, result: { ranks: [1, 2] } });
    expect(simulation.refusal({ kind: 'end' })).toBe('tables-play');
    simulation.run({ kind: 'result', table: 2, result: { ranks: [1, 1] } });
    simulation.playRound();
    simulation.playRound();
    expect(simulation.refusal({ kind: 'pair' })).toBe('all-rounds-played');
    simulation.run({ kind: 'end' });
    expect(simulation.refusal({ kind: 'enter' })).toBe('tournament-over');
    expect(simulation.refusal({ kind: 'result', table: 1, result: { ranks: [2, 1] } })).toBeUndefined();
  });

  it('is not paired while it is paused, and goes on afterwards', () => {
    const simulation = swiss(4);
    simulation.run({ kind: 'pause' });
    expect(simulation.refusal({ kind: 'pause' })).toBe('paused-already');
    expect(simulation.refusal({ kind: 'pair' })).toBe('tournament-paused');
    simulation.run({ kind: 'resume' });
    expect(simulation.refusal({ kind: 'resume' })).toBe('not-paused');
    simulation.playRound();
  });

  it('needs two who are here', () => {
    const simulation = swiss(2);
    simulation.run({ kind: 'leave', entrant: 2 });
    expect(simulation.refusal({ kind: 'pair' })).toBe('too-few');
    expect(simulation.refusal({ kind: 'leave', entrant: 2 })).toBe('left-already');
    simulation.run({ kind: 'return', entrant: 2 });
    expect(simulation.refusal({ kind: 'return', entrant: 2 })).toBe('here-already');
    simulation.playRound();
  });

  it('keeps the points of an entrant for whom somebody else plays on', () => {
    const simulation = swiss(2);
    simulation.playRound();
    simulation.run({ kind: 'leave', entrant: 1 });
    simulation.run({ kind: 'replace', entrant: 1 });
    expect(simulation.tournament.entrants[0]).toMatchObject({ id: 1, isHere: true });
    expect(simulation.refusal({ kind: 'replace', entrant: 7 })).toBe('no-entrant');
  });

  it('refuses results that are none, and tables and entrants that are not there', () => {
    const simulation = swiss(4);
    simulation.run({ kind: 'pair' });
    expect(simulation.refusal({ kind: 'result', table: 9, result: { ranks: [1, 2] } })).toBe('no-table');
    expect(simulation.refusal({ kind: 'result', table: 1, result: { ranks: [1] } })).toBe('not-all-seats');
    expect(simulation.refusal({ kind: 'result', table: 1, result: { ranks: [1, 2], scores: [5] } })).toBe(
      'not-all-seats',
    );
    expect(simulation.refusal({ kind: 'result', table: 1, result: { ranks: [2, 3] } })).toBe('not-ranks');
    const stranger = simulation.tournament.tables[1]?.seats[0] ?? 0;
    expect(simulation.refusal({ kind: 'result', table: 1, result: { ranks: [1, 2], absent: [stranger] } })).toBe(
      'not-at-table',
    );
    expect(simulation.refusal({ kind: 'undo', index: 0 })).toBe('not-undoable');
    expect(simulation.refusal({ kind: 'undo', index: 99 })).toBe('not-undoable');
  });

  it('takes an ending back once', () => {
    const simulation = swiss(2);
    simulation.playRound();
    simulation.run({ kind: 'end' });
    const index = simulation.log.length - 1;
    simulation.run({ kind: 'undo', index });
    expect(simulation.tournament.isOver).toBe(false);
    expect(simulation.refusal({ kind: 'undo', index })).toBe('undone-already');
    simulation.run({ kind: 'end' });
  });

  it('pairs equal logs alike, so that every server would pair the same', () => {
    const [one, other] = [swiss(17), swiss(17)];
    one.run({ kind: 'pair' });
    other.run({ kind: 'pair' });
    expect(one.log).toEqual(other.log);
  });
});
