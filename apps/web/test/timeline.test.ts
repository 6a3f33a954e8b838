// A timeline follows a log: it grows, it goes back, and looking back disturbs nothing.

import { azul } from '@mozaika/azul';
import {
  formatFact,
  type Game,
  isByChance,
  MoveList,
  maskEntry,
  parseAction,
  randomChooser,
  recordMatch,
  replay,
  type Seat,
  seededRandom,
} from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import { qwirkleWords } from '@mozaika/words/qwirkle';
import { describe, expect, it } from 'vitest';
import { recordOf, setupOf } from '../src/match/record.ts';
import { describeStep, stepCaption, stepSentence } from '../src/match/step-text.ts';
import { Timeline } from '../src/match/timeline.ts';

const games: readonly Game[] = [azul, qwirkle];
const record = (game: Game) =>
  recordMatch(
    game,
    game.variants[0] ?? null,
    ['A', 'B'],
    new Uint8Array(32),
    randomChooser(game, seededRandom('timeline')),
  );
const timelineOf = (game: Game, entries: readonly string[]) => Timeline.of(game, setupOf(record(game)), entries);

describe.each(games)('a timeline of $id', (game) => {
  const { actions } = record(game);

  it('has the positions that a replay has, at every moment', () => {
    const timeline = timelineOf(game, actions);
    const views: unknown[] = [];
    replay(game, record(game), { after: (position) => views.push(game.view(position)) });
    expect(views).toHaveLength(actions.length);
    expect(actions.map((_, index) => timeline.at(index + 1).view)).toEqual(views);
    expect(timeline.outcome).toBeDefined();
  });

  it('tells the last choice and what chance has done since', () => {
    const timeline = timelineOf(game, actions);
    expect(timeline.recent(0)).toEqual([]);
    for (let moment = 1; moment <= timeline.now; moment++) {
      const [first = '', ...rest] = timeline.recent(moment).map(({ action }) => action);
      expect([first, ...rest]).toEqual(actions.slice(moment - 1 - rest.length, moment));
      expect(rest.every(isByChance)).toBe(true);
      expect(isByChance(first) && moment > rest.length + 1).toBe(false);
    }
  });

  it('tells everything since the last choice of a seat', () => {
    const timeline = timelineOf(game, actions);
    expect(timeline.recent(0, 1)).toEqual([]);
    const isOwn = (action: string) => action.startsWith('1 ');
    let longest = 0;
    for (let moment = 1; moment <= timeline.now; moment++) {
      const recent = timeline.recent(moment, 1);
      const told = recent.map(({ action }) => action);
      expect(told).toEqual(actions.slice(moment - told.length, moment));
      const others = told.filter((action) => !isByChance(action) && !isOwn(action));
      // Either all others since the own choice before, or the own choice while nobody has answered it.
      if (others.length > 0) expect(told.some(isOwn)).toBe(false);
      else expect(recent).toEqual(actions.slice(0, moment).some(isOwn) ? timeline.recent(moment) : recent);
      const before = actions[moment - told.length - 1];
      if (others.length > 0 && before !== undefined) expect(isOwn(before)).toBe(true);
      longest = Math.max(longest, others.length);
    }
    expect(longest).toBeGreaterThan(0);
  });

  it('counts moves, not what chance does', () => {
    const timeline = timelineOf(game, actions);
    const moves = actions.filter((action) => !isByChance(action));
    expect(timeline.moves).toBe(moves.length);
    expect(timeline.movesBefore(timeline.now)).toBe(moves.length);
    expect(timeline.afterMoves(0)).toBe(actions.findIndex((action) => !isByChance(action)));
    expect(timeline.afterMoves(moves.length)).toBe(timeline.now);
    for (let count = 0; count < moves.length; count++) {
      expect(timeline.movesBefore(timeline.afterMoves(count))).toBe(count);
      expect(timeline.stepFrom(timeline.afterMoves(count)).action).toBe(moves[count]);
    }
  });

  it('grows with its log', () => {
    const timeline = timelineOf(game, actions.slice(0, 10));
    expect(timeline.append(actions.slice(10, 12))).toBeUndefined();
    expect(timeline.undos).toBe(0);
    expect(timeline.steps.map(({ action }) => action)).toEqual(actions.slice(0, 12));
  });

  it('goes back with an undo, and on from there', () => {
    const timeline = timelineOf(game, actions.slice(0, 8));
    expect(timeline.append([formatFact({ kind: 'undo', target: 6 })])).toBeUndefined();
    expect(timeline.undos).toBe(1);
    expect(timeline.now).toBe(6);
    expect(timeline.at(6)).toEqual(timelineOf(game, actions.slice(0, 6)).at(6));
    expect(timeline.append(actions.slice(6, 8))).toBeUndefined();
    expect(timeline.undos).toBe(1);
    expect(timeline.at(8)).toEqual(timelineOf(game, actions).at(8));
  });

  it('stops before an entry that is not legal', () => {
    const timeline = timelineOf(game, []);
    expect(timeline.append([...actions.slice(0, 3), '1 nonsense'])).toMatchObject({ index: 3 });
    expect(timeline.now).toBe(3);
  });

  it('previews on a copy', () => {
    const moment = actions.findIndex((action) => !isByChance(action));
    const parsed = parseAction(game, actions[moment] ?? '');
    if (!parsed.ok || parsed.value.kind !== 'move') throw new Error('not a move');
    const { seat, move } = parsed.value;
    const timeline = timelineOf(game, actions.slice(0, moment));
    const before = JSON.stringify(timeline.at(moment).view);
    const previewed = timeline.preview(seat, game.formatMove(move));
    expect(JSON.stringify(timeline.at(moment).view)).toBe(before);
    timeline.append(actions.slice(moment, moment + 1));
    expect(previewed).toMatchObject({ ok: true, view: timeline.at(moment + 1).view });
    expect(timeline.preview(seat, 'nonsense').ok).toBe(false);
  });

  it('lists the legal moves of the seat to move, and none of the others', () => {
    const moment = actions.findIndex((action) => !isByChance(action));
    const timeline = timelineOf(game, actions.slice(0, moment));
    const replayed = replay(game, { ...record(game), actions: actions.slice(0, moment) });
    if (!replayed.ok || timeline.turn.kind !== 'move') throw new Error('nobody is to move');
    const [seat = 1] = timeline.turn.seats;
    const list = new MoveList();
    game.legalMoves(replayed.value, seat, list);
    expect(list.length).toBeGreaterThan(0);
    expect(timeline.legal(seat)).toEqual(list.toArray().map((move) => game.formatMove(move)));
    expect(timeline.legal(seat === 1 ? 2 : 1)).toEqual([]);
  });

  it('makes the record again, with table facts as notes', () => {
    expect(recordOf(setupOf(record(game)), timelineOf(game, actions).fold(), undefined)).toEqual(record(game));
    const back = formatFact({ kind: 'back', seat: 1 });
    expect(recordOf(setupOf(record(game)), timelineOf(game, [back, ...actions]).fold(), undefined).notes).toEqual([
      { before: 0, fact: back },
    ]);
  });
});

describe('a masked timeline', () => {
  const { actions } = record(qwirkle);
  const masked = (viewer: Seat, count = 20) =>
    actions.slice(0, count).map((action) => maskEntry(qwirkle, action, viewer));

  it('has as many moments as the whole one, with the same public scores and turns', () => {
    const [whole, mine] = [timelineOf(qwirkle, actions), timelineOf(qwirkle, masked(1))];
    expect(mine.now).toBe(20);
    for (let moment = 0; moment <= 20; moment++) {
      expect(mine.at(moment).scores).toEqual(whole.at(moment).scores);
      expect(mine.at(moment).turn).toEqual(whole.at(moment).turn);
    }
  });

  it('lists no moves of a seat whose tiles are hidden', () => {
    const moment = actions.findIndex((action) => action.startsWith('1 play'));
    expect(timelineOf(qwirkle, masked(1, moment)).legal(1).length).toBeGreaterThan(0);
    expect(timelineOf(qwirkle, masked(2, moment)).turn).toEqual({ kind: 'move', seats: [1] });
    expect(timelineOf(qwirkle, masked(2, moment)).legal(1)).toEqual([]);
  });
});

describe('a step in words', () => {
  const step = {
    index: 4,
    action: '2 play Ro@0,0 R*@1,0',
    events: [{ type: 'scored', seat: 2 as const, points: 2, qwirkle: false }],
  };

  it('tells who did what, and what followed', () => {
    expect(describeStep(step, ['A', 'B'], 'en', qwirkleWords)).toEqual({
      seat: 2,
      notation: 'play Ro@0,0 R*@1,0',
      words: 'plays: red circle, red star',
      events: ['2\u00a0points for a line'],
    });
    expect(stepSentence(step, ['A', 'Bára'], 'cs', qwirkleWords)).toBe(
      'Bára hraje: červený kruh, červená hvězda. 2\u00a0body za řadu.',
    );
  });

  it('tells in one line what it brought to whom', () => {
    const lost = { type: 'floor', seat: 1 as const, points: -3 };
    expect(stepCaption({ ...step, events: [...step.events, lost] }, ['A', 'B'], 'en', qwirkleWords)).toBe(
      'B plays: red circle, red star. A −3, B +2.',
    );
    expect(stepCaption({ ...step, events: [] }, ['A', 'B'], 'en', qwirkleWords)).toBe('B plays: red circle, red star.');
  });

  it('names the player that chance has chosen', () => {
    expect(stepSentence({ index: 0, action: '* start 1', events: [] }, ['A', 'B'], 'en', qwirkleWords)).toBe(
      'A opens.',
    );
  });
});
