// The end of a match: every way it can come, with a whole recorded match for each.

import { type Outcome, replay } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { PASS, type QwirkleEvent, type QwirkleView, qwirkle } from '../src/index.ts';
import { eventsOf, fixture, laid, listed, refusalOf } from './table.ts';

function replayed(name: string) {
  const events: QwirkleEvent[] = [];
  let before: QwirkleView | undefined;
  const result = replay(qwirkle, fixture(name), {
    before: (position) => {
      before = qwirkle.view(position) as QwirkleView;
    },
    event: (event) => events.push(event),
  });
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  const turn = qwirkle.turn(result.value);
  if (turn.kind !== 'over' || before === undefined) throw new Error(`${name} is not over`);
  return { outcome: turn.outcome, events, before, view: qwirkle.view(result.value) as QwirkleView };
}

const outcomeOf = (position: Parameters<typeof qwirkle.turn>[0]): Outcome | undefined => {
  const turn = qwirkle.turn(position);
  return turn.kind === 'over' ? turn.outcome : undefined;
};

const lastTile = (hands: readonly string[]) => laid({ grid: 'Rd@0,0 Rc@1,0', hands, bag: '' });

describe('the end', () => {
  it('when the bag is empty nobody draws', () => {
    const position = lastTile(['Ro Bx', 'Po']);
    eventsOf(position, '1 play Ro@2,0');
    expect(qwirkle.turn(position)).toEqual({ kind: 'move', seats: [2] });
    expect(qwirkle.view(position)).toMatchObject({ phase: 'move', turns: 1 });
  });

  it('while the bag holds tiles, a player draws back to six: a play of six puts six tiles down and draws six', () => {
    const position = laid({ grid: 'Bo@0,0', hands: ['Ro Oo Yo Go Po Rx', 'Rd'], bag: 'Rc Rc Rc Oc Oc Oc Yc' });
    eventsOf(position, '1 play Ro@1,0 Oo@2,0 Yo@3,0 Go@4,0 Po@5,0');
    expect(qwirkle.view(position)).toMatchObject({ phase: 'draw', mover: 1, due: 5 });
    const six = laid({ grid: 'Ro@0,0', hands: ['Bo Bx Bd Bs B* Bc', 'Rd'], bag: 'Rc Rc Rc Oc Oc Oc Yc' });
    eventsOf(six, '1 play Bo@0,1 Bx@1,1 Bd@2,1 Bs@3,1 B*@4,1 Bc@5,1');
    expect(six.grid.tileCount).toBe(7);
    expect(qwirkle.view(six)).toMatchObject({ phase: 'draw', mover: 1, due: 6 });
  });

  it('the player who plays their last tile ends the game at once, + 6', () => {
    const position = lastTile(['Ro', 'Po Px']);
    expect(eventsOf(position, '1 play Ro@2,0').at(-1)).toEqual({
      type: 'ended',
      reason: 'hand-empty',
      seat: 1,
      points: 6,
    });
    expect(outcomeOf(position)).toEqual({ scores: [9, 0], ranks: [1, 2], reason: 'hand-empty' });
    expect(refusalOf(position, '2 pass')).toEqual({ code: 'match-over', reason: 'hand-empty' });
    expect(qwirkle.view(position)).toMatchObject({ phase: 'over', turns: 1 });
  });

  it('an empty hand while the bag has tiles is filled again', () => {
    const position = laid({ grid: 'Rd@0,0 Rc@1,0', hands: ['Ro', 'Po Px'], bag: 'Yo' });
    eventsOf(position, '1 play Ro@2,0');
    expect(qwirkle.turn(position)).toEqual({ kind: 'deal' });
  });

  it('most points win', () => {
    const position = lastTile(['Ro', 'Po Px']);
    position.points.set([0, 20]);
    eventsOf(position, '1 play Ro@2,0');
    expect(outcomeOf(position)?.ranks).toEqual([2, 1]);
  });

  it('[Q9] equal scores at the end: shared victory', () => {
    const position = laid({ grid: 'Rd@0,0 Rc@1,0', hands: ['Ro', 'Po', 'Px'], bag: '' });
    position.points.set([0, 9, 4]);
    eventsOf(position, '1 play Ro@2,0');
    expect(outcomeOf(position)).toEqual({ scores: [9, 9, 4], ranks: [1, 1, 3], reason: 'hand-empty' });
  });

  it('[Q10] tiles left in hand cost nothing', () => {
    const position = lastTile(['Ro', 'Po Px Pd Ps P* Pc']);
    position.points.set([0, 7]);
    eventsOf(position, '1 play Ro@2,0');
    expect(qwirkle.scores(position)).toEqual([9, 7]);
  });
});

describe('a recorded match', () => {
  it('ends by a hand played out', () => {
    const { outcome, events, view } = replayed('hand-empty');
    expect(outcome.reason).toBe('hand-empty');
    expect(events.at(-1)).toMatchObject({ type: 'ended', reason: 'hand-empty', points: 6 });
    expect([view.bag, view.handSizes.filter((size) => size === 0).length]).toEqual([0, 1]);
  });

  it('[Q7] ends at once, without passes, as soon as no tile outside the grid fits anywhere; nobody gets the 6', () => {
    const { outcome, events, before, view } = replayed('blocked');
    expect(outcome.reason).toBe('blocked');
    expect(events.at(-1)).toEqual({ type: 'ended', reason: 'blocked' });
    expect(view.bag).toBe(0);
    expect(view.handSizes.every((size) => size > 0)).toBe(true);
    expect(before.phase).toBe('move');
    const points = events.reduce((sum, event) => sum + ('points' in event ? event.points : 0), 0);
    expect(points).toBe(outcome.scores.reduce((a, b) => a + b));
  });

  it('[Q6] has a pass before: one seat had no play while a tile of the other still fitted', () => {
    const { actions } = fixture('blocked');
    const pass = actions.findIndex((action) => action.endsWith('pass'));
    const result = replay(qwirkle, { ...fixture('blocked'), actions: actions.slice(0, pass) });
    if (!result.ok) throw new Error(result.refusal.code);
    expect(listed(result.value)).toEqual(['pass']);
    const { mover } = result.value;
    qwirkle.applyMove(result.value, mover, PASS);
    expect(qwirkle.turn(result.value)).not.toEqual({ kind: 'move', seats: [mover] });
  });

  it('[Q8] ends after 3 × players consecutive trades, the draw of the last included; nobody gets the 6', () => {
    const { outcome, events, before, view } = replayed('stalled');
    expect(outcome.reason).toBe('stalled');
    expect(events.at(-1)).toEqual({ type: 'ended', reason: 'stalled' });
    expect([before.phase, before.tradesInRow, view.tradesInRow]).toEqual(['draw', 6, 6]);
  });

  it('[Q7] goes on over a blocked grid while the bag holds tiles', () => {
    const { actions } = fixture('blocked');
    const result = replay(qwirkle, { ...fixture('blocked'), actions: actions.slice(0, -1) });
    if (!result.ok) throw new Error(result.refusal.code);
    result.value.bag = 7;
    result.value.unseen[0] = 7;
    eventsOf(result.value, actions[actions.length - 1]);
    qwirkle.applyDeal(
      result.value,
      qwirkle.deal(result.value, () => 0),
    );
    expect(qwirkle.view(result.value)).toMatchObject({ phase: 'move', reason: null });
  });

  it('ends the same way when nobody listens', () => {
    for (const name of ['hand-empty', 'blocked', 'stalled']) {
      const result = replay(qwirkle, fixture(name));
      expect(result.ok && outcomeOf(result.value)).toEqual(replayed(name).outcome);
    }
  });

  it('[Q8] a play starts the count again', () => {
    const position = laid({ grid: 'Rd@0,0 Rc@1,0', hands: ['Ro', 'Po Px'], bag: 'Yo Yx' });
    position.tradesInRow = 5;
    eventsOf(position, '1 play Ro@2,0');
    expect(position.tradesInRow).toBe(0);
  });
});
