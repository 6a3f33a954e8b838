// Hints: the move is the strongest bot's, sentences come from the facts, the log remembers who was helped, and nobody is online.

import { azulMoveFacts } from '@mozaika/analysis/azul';
import { azul } from '@mozaika/azul';
import {
  type Game,
  latestRules,
  type MatchRecord,
  MoveList,
  maskEntry,
  RECORD_FORMAT,
  replay,
  type Seat,
  seatAt,
} from '@mozaika/kernel';
import { type QwirkleView, qwirkle } from '@mozaika/qwirkle';
import { fill, withNames } from '@mozaika/words';
import { AZUL_LOOK_AT, azulReasons } from '@mozaika/words/analysis/azul';
import { azulWords } from '@mozaika/words/azul';
import { qwirkleWords } from '@mozaika/words/qwirkle';
import { describe, expect, it } from 'vitest';
import { decide } from '../src/bots/decide.ts';
import { explanationOf, unexplained } from '../src/hints/explanation.ts';
import type { Hint, HintClient } from '../src/hints/hint.ts';
import { makeHint } from '../src/hints/make-hint.ts';
import { hintCounts } from '../src/match/hint-counts.ts';
import { LocalMatch, type LocalTable } from '../src/match/local-match.ts';
import type { MatchState } from '../src/match/source.ts';
import { OnlineMatch } from '../src/online/table/online-match.ts';
import { memoryStore } from '../src/storage/memory-store.ts';
import { newMatch, type StoredMatch } from '../src/storage/stored-match.ts';

const nothing = async () => {};
const never = new AbortController().signal;

const recordOf = (game: Game, actions: readonly string[]): MatchRecord => ({
  format: RECORD_FORMAT,
  game: game.id,
  options: game.id === 'azul' ? { board: 'coloured' } : {},
  players: ['Anna', 'Karel'],
  rules: latestRules(game),
  actions,
});

/** A round's last take but one: blue completes line 4 and leaves five white tiles that nobody has a line for. */
const AZUL = recordOf(azul, [
  ...['* start 1', '* deal YYRK BBRW YKWW BYKK YYRW', '1 1Y2', '2 2B2', '1 3Y1', '2 4B1', '1 CK4', '2 CW3', '1 CR5'],
  ...['2 5Y5', '1 CR5', '2 CY5', '1 CW3', '* deal BKWW BKWW BYYW YKKW BBKW', '1 1W3', '2 4Y1', '1 5B2', '2 CK4'],
  ...['1 2K1', '2 3Y2'],
]);

/** A line of five purple tiles lacks the circle, which seat 1 holds. */
const QWIRKLE = recordOf(qwirkle, [
  ...['* draw 1 Yc Gs Bs B* Ps Pc', '* draw 2 Y* Go Go Gc Bo P*', '* start 1 largest 3 2'],
  ...['1 play Ps@0,-1 Bs@0,0 Gs@0,1', '* draw 1 Rx R* Pd', '2 play P*@-1,-1', '* draw 2 P*'],
  ...['1 play Pc@-3,-1 Pd@-2,-1', '* draw 1 Ro Rc', '2 play Go@-4,0 Gc@-3,0', '* draw 2 Ox Y*'],
  ...['1 play Rx@-5,1 Ro@-4,1 Rc@-3,1', '* draw 1 Gc Px Pc', '2 play Bo@-4,2', '* draw 2 Gs'],
  ...['1 play Px@1,-1', '* draw 1 Po', '2 play P*@1,-2 Y*@2,-2', '* draw 2 Oc Pd'],
]);

async function hintFor(record: MatchRecord, seat: Seat = 1): Promise<Hint> {
  const hint = await makeHint({ record, seat }, nothing, never);
  if (!hint.ok) throw new Error(JSON.stringify(hint.refusal));
  return hint.value;
}

const VOCABULARIES = { azul: azulWords, qwirkle: qwirkleWords } as const;

/** All sentences of a hint in both languages. */
function sentencesOf({ look, why }: Hint, game: keyof typeof VOCABULARIES): string[] {
  const { terms } = withNames(VOCABULARIES[game], ['Anna', 'Karel']);
  return [look, ...why].flatMap(({ phrase, facts }) =>
    (['en', 'cs'] as const).map((language) => fill(phrase, facts, language, terms)),
  );
}

describe('a hint', () => {
  it('shows the move that the facts speak for, and tells them', async () => {
    const hint = await hintFor(AZUL);
    expect(hint.move).toBe('CB4');
    const replayed = replay(azul, AZUL);
    const move = azul.parseMove(hint.move);
    if (!replayed.ok || !move.ok) throw new Error('the record can be replayed');
    const [first, second] = azulReasons(azulMoveFacts(replayed.value, 1, move.value), { seat: 1, seats: 2 });
    expect(hint.why).toEqual([first, second].flatMap((one) => (one ? [{ phrase: one.phrase, facts: one.facts }] : [])));
    expect(hint.look.phrase).toBe(first && AZUL_LOOK_AT[first.topic]);
  });

  it('of Qwirkle finds the line of six, and does not know what others hold', async () => {
    const masked = { ...QWIRKLE, actions: QWIRKLE.actions.map((action) => maskEntry(qwirkle, action, 1)) };
    expect(masked.actions[1]).toBe('* draw 2 ?? ?? ?? ?? ?? ??');
    const hint = await hintFor(masked);
    expect(hint.move).toBe('play Po@-4,-1');
    expect(sentencesOf(hint, 'qwirkle').join(' ')).toMatch(/16\spoints/);
    expect(sentencesOf(hint, 'qwirkle').join(' ')).toMatch(/16\sbodů/);
  });

  it('is one or two whole sentences in both languages', async () => {
    for (const [record, game] of [
      [AZUL, 'azul'],
      [QWIRKLE, 'qwirkle'],
    ] as const) {
      const hint = await hintFor(record);
      expect(hint.why.length).toBeGreaterThanOrEqual(1);
      expect(hint.why.length).toBeLessThanOrEqual(2);
      for (const sentence of sentencesOf(hint, game)) expect(sentence).toMatch(/^\p{Lu}[^{}?]*\.$/u);
    }
  });

  it('is refused where there is nothing to decide', async () => {
    const over = await makeHint({ record: AZUL, seat: 2 }, nothing, never);
    expect(over).toMatchObject({ ok: false, refusal: { code: 'not-your-turn' } });
  });
});

describe('what is said for a move', () => {
  const lookAt = { a: { en: 'Look.', cs: 'Koukej.' } };
  const because = (weight: number, en: string) => ({
    topic: 'a' as const,
    weight,
    phrase: { en, cs: en },
    facts: {},
  });
  const texts = (why: Hint['why']) => why.map(({ phrase }) => phrase.en);

  it('is its two weightiest reasons, what speaks against it after them', () => {
    const found = explanationOf([because(3, 'good'), because(-1, 'but')], [because(9, 'better')], lookAt);
    expect(texts(found.why)).toEqual(['good', 'but']);
    expect(found.look.phrase).toBe(lookAt.a);
  });

  it('is what it is better at than the next best one, where nothing speaks for it by itself', () => {
    const found = explanationOf([because(-1, 'but')], [because(2, 'better'), because(-1, 'worse')], lookAt);
    expect(texts(found.why)).toEqual(['better', 'but']);
  });

  it('says so where no reason stands out', () => {
    const found = explanationOf([because(-1, 'but')], [], lookAt);
    expect(texts(found.why)).toEqual([unexplained().why[0]?.phrase.en, 'but']);
    expect(found.look).toEqual(unexplained().look);
  });
});

describe('a match on this device', () => {
  const players = (bots: readonly (string | undefined)[]) =>
    bots.map((bot, i) => ({ seat: seatAt(i), name: bot ?? `P${i + 1}`, ...(bot && { bot }) }));
  const match = (bots: readonly (string | undefined)[]): StoredMatch =>
    newMatch({ game: 'qwirkle', options: {}, rules: latestRules(qwirkle), players: players(bots) });
  /** Any first legal move: what is tested is what the match does with it. */
  const advise: HintClient = async ({ record, seat }) => {
    asked.push({ record, seat });
    const replayed = replay(qwirkle, record);
    if (!replayed.ok) return replayed;
    const list = new MoveList();
    qwirkle.legalMoves(replayed.value, seat, list);
    return { ok: true, value: { move: qwirkle.formatMove(list.at(0)), ...unexplained() } };
  };
  const asked: { record: MatchRecord; seat: Seat }[] = [];

  function open(stored: StoredMatch, store = memoryStore()) {
    const table: LocalTable = {
      game: qwirkle,
      hidesTiles: true,
      store,
      think: (request, stop) => decide(request, nothing, stop),
      advise,
      pace: nothing,
    };
    const opened = LocalMatch.open(table, stored);
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
    return { match: opened.value, store };
  }

  const until = (one: LocalMatch, holds: (state: MatchState) => boolean): Promise<MatchState> =>
    new Promise((resolve) => {
      const stop = one.subscribe((state) => {
        if (!holds(state)) return;
        resolve(state);
        queueMicrotask(() => stop());
      });
    });
  const isAsked = (state: MatchState) => state.asked.includes(1);

  it('remembers a hint in its log, once for each decision, also after a reload', async () => {
    const stored = match([undefined, 'greedy']);
    const { match: played, store } = open(stored);
    await until(played, isAsked);
    const hint = await played.hint(1);
    expect(hint.ok).toBe(true);
    await until(played, isAsked);
    expect(await played.hint(1)).toMatchObject({ ok: true });
    const kept = await store.load(stored.id);
    if (!kept) throw new Error('the match is stored');
    expect([...hintCounts(kept.entries)]).toEqual([[1, 1]]);
    expect(kept.helped).toBe(true);

    const { match: again } = open(kept, store);
    const state = await until(again, isAsked);
    expect([...hintCounts(state.timeline.entries)]).toEqual([[1, 1]]);
    expect(state.timeline.fold().notes).toContainEqual({
      before: state.timeline.now,
      fact: { kind: 'hint', seat: 1 },
    });
    // What was shown is legal, and the match goes on after it.
    const { moves } = state.timeline;
    expect(hint.ok && (await again.act(1, hint.value.move))).toBeUndefined();
    const next = await until(again, (one) => isAsked(one) && one.timeline.moves > moves);
    await again.hint(1);
    expect([...hintCounts(again.state.timeline.entries)]).toEqual([[1, 2]]);
    expect(next.timeline.turn).toMatchObject({ kind: 'move' });
  });

  it('tells the adviser no more than the seat knows', async () => {
    asked.length = 0;
    const { match: played } = open(match([undefined, 'greedy']));
    const state = await until(played, isAsked);
    await played.hint(1);
    const { hands } = state.timeline.at(state.timeline.now).view as QwirkleView;
    expect(hands[1]?.unknown).toBe(6);
    for (const action of asked[0]?.record.actions ?? [])
      if (action.startsWith('* draw 2')) expect(action).toMatch(/^\* draw 2( \?\?)+$/);
    expect(asked[0]?.seat).toBe(1);
  });

  it('refuses a hint to who is not asked', async () => {
    const { match: played } = open(match([undefined, undefined]));
    await until(played, (state) => state.handOver !== undefined);
    expect(await played.hint(1)).toMatchObject({ ok: false });
    expect(await played.hint(2)).toMatchObject({ ok: false });
    expect(played.state.timeline.entries.some((entry) => entry.startsWith('! hint'))).toBe(false);
  });
});

describe('a match online', () => {
  it('has no hints', () => {
    expect('act' in OnlineMatch.prototype).toBe(true);
    expect('hint' in OnlineMatch.prototype).toBe(false);
  });
});
