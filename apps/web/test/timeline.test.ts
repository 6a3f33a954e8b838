// A timeline follows a log: it grows, it goes back, its masks come and go, and looking back disturbs nothing.

import { azul } from '@mozaika/azul';
import { type Game, maskRecord, randomChooser, recordMatch, replay, type Seat, seededRandom } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import { qwirkleWords } from '@mozaika/words/qwirkle';
import { describe, expect, it } from 'vitest';
import { headerOf, recordOf } from '../src/match/record.ts';
import { describeStep, finalScoring, sentenceOf } from '../src/match/step-text.ts';
import { Timeline } from '../src/match/timeline.ts';

const games = [azul as Game, qwirkle as Game];
const record = (game: Game) =>
  recordMatch(game, game.variants[0], ['A', 'B'], new Uint8Array(32), randomChooser(game, seededRandom('timeline')));

function timelineOf(game: Game): Timeline {
  const opened = Timeline.open(game, headerOf(record(game)));
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
}

describe.each(games)('a timeline of $id', (game) => {
  const { actions } = record(game);

  it('has the positions that a replay has, at every moment', () => {
    const timeline = timelineOf(game);
    expect(timeline.follow(actions)).toEqual({ ok: true, value: { since: 0, undone: false } });
    replay(game, record(game), {
      after: (position, _, index) => expect(timeline.at(index + 1).view).toEqual(game.view(position)),
    });
    expect(timeline.outcome).toBeDefined();
  });

  it('tells the last choice and what chance has done since', () => {
    const timeline = timelineOf(game);
    timeline.follow(actions);
    expect(timeline.recent(0)).toEqual([]);
    for (let moment = 1; moment <= timeline.now; moment++) {
      const [first, ...rest] = timeline.recent(moment).map(({ action }) => action);
      expect([first, ...rest]).toEqual(actions.slice(moment - 1 - rest.length, moment));
      expect(rest.every((action) => action.startsWith('*'))).toBe(true);
      expect(first.startsWith('*') && moment > rest.length + 1).toBe(false);
    }
  });

  it('grows with its log', () => {
    const timeline = timelineOf(game);
    timeline.follow(actions.slice(0, 10));
    expect(timeline.follow(actions.slice(0, 12))).toEqual({ ok: true, value: { since: 10, undone: false } });
    expect(timeline.steps.map(({ action }) => action)).toEqual(actions.slice(0, 12));
  });

  it('goes back with an undo, and on from there', () => {
    const timeline = timelineOf(game);
    const log = [...actions.slice(0, 8), '! undo 6'];
    timeline.follow(actions.slice(0, 8));
    expect(timeline.follow(log)).toEqual({ ok: true, value: { since: 6, undone: true } });
    const fresh = timelineOf(game);
    fresh.follow(actions.slice(0, 6));
    expect(timeline.at(timeline.now)).toEqual(fresh.at(6));
    expect(timeline.follow([...log, actions[6]])).toEqual({ ok: true, value: { since: 6, undone: false } });
  });

  it('stops before an entry that is not legal', () => {
    const timeline = timelineOf(game);
    expect(timeline.follow([...actions.slice(0, 3), '1 nonsense'])).toMatchObject({ ok: false, refusal: { index: 3 } });
    expect(timeline.now).toBe(3);
  });

  it('foresees on a copy', () => {
    const timeline = timelineOf(game);
    const moment = actions.findIndex((action) => /^\d/.test(action));
    timeline.follow(actions.slice(0, moment));
    const seat = Number(actions[moment][0]) as Seat;
    const before = JSON.stringify(timeline.at(moment).view);
    const previewed = timeline.preview(seat, actions[moment].slice(2));
    expect(JSON.stringify(timeline.at(moment).view)).toBe(before);
    timeline.follow(actions.slice(0, moment + 1));
    expect(previewed).toMatchObject({ ok: true, view: timeline.at(moment + 1).view });
    expect(timeline.legal(seat === 1 ? 2 : 1).length === 0 || timeline.turn.kind === 'move').toBe(true);
    expect(timeline.preview(seat, 'nonsense').ok).toBe(false);
  });

  it('makes the record again', () => {
    const timeline = timelineOf(game);
    timeline.follow(actions);
    expect(recordOf(headerOf(record(game)), actions, undefined)).toEqual(record(game));
    expect(recordOf(headerOf(record(game)), ['! back 1', ...actions], undefined).notes).toEqual([
      { before: 0, fact: '! back 1' },
    ]);
  });

  it('ends with what only the end brings', () => {
    const timeline = timelineOf(game);
    timeline.follow(actions);
    const types = new Set(finalScoring(timeline.steps).map(({ type }) => type));
    for (const type of types) expect(['bonus', 'ended']).toContain(type);
    expect(finalScoring([])).toEqual([]);
  });
});

describe('masks', () => {
  it('may be lifted or laid on without anything being undone', () => {
    const game = qwirkle as Game;
    const whole = record(game);
    const masked = maskRecord(game, { ...whole, actions: whole.actions.slice(0, 20) }, 1);
    if (!masked.ok) throw new Error(masked.refusal.code);
    const timeline = timelineOf(game);
    timeline.follow(masked.value.actions);
    expect(timeline.follow(whole.actions)).toEqual({ ok: true, value: { since: 20, undone: false } });
    timeline.follow(whole.actions.slice(0, 20));
    expect(timeline.follow(masked.value.actions)).toEqual({ ok: true, value: { since: 20, undone: false } });
    expect(timeline.steps.map(({ action }) => action)).toEqual(masked.value.actions);
  });
});

describe('the story', () => {
  const step = {
    index: 4,
    action: '2 play Ro@0,0 R*@1,0',
    events: [{ type: 'scored', seat: 2 as Seat, points: 2, qwirkle: false }],
  };

  it('tells who did what, and what followed', () => {
    expect(describeStep(step, ['A', 'B'], 'en', qwirkleWords)).toEqual({
      seat: 2,
      notation: 'play Ro@0,0 R*@1,0',
      words: 'plays: red circle, red star',
      events: ['2\u00a0points for a line'],
    });
    expect(sentenceOf(step, ['A', 'Bára'], 'cs', qwirkleWords)).toBe(
      'Bára vykládá: červený kruh, červená hvězda. 2\u00a0body za řadu.',
    );
  });

  it('tells chance without a name', () => {
    expect(sentenceOf({ index: 0, action: '* start 1', events: [] }, ['A', 'B'], 'en', qwirkleWords)).toBe(
      'Seat 1 opens.',
    );
  });
});
