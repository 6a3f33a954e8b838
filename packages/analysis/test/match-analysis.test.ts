// What is found in matches: planted blunders, best moves, luck and skill that add up. MOZAIKA_SOAK plays many more of them.

import { decide, LEVELS, type Level, searchRequestOf } from '@mozaika/bots';
import {
  formatSetUp,
  type MatchRecord,
  maskRecord,
  parseSeat,
  replay,
  type SeatCount,
  seededRandom,
} from '@mozaika/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyseDeal } from '../src/deal.ts';
import { analyseDecision } from '../src/decision.ts';
import {
  type AnalysisParts,
  analyseStep,
  budgetFor,
  type DealAnalysis,
  type DecisionAnalysis,
  loadAnalysis,
  type MatchAnalysis,
  type NodeBudget,
  stepsOf,
  summarise,
} from '../src/index.ts';
import { botMatch, type Setting } from './bot-matches.ts';
import { fewestPoints, heapOnFloor } from './planted.ts';

const IS_SOAK = 'MOZAIKA_SOAK' in process.env;
const many = (few: number, soak: number): number => (IS_SOAK ? soak : few);
const count = (few: number, soak: number): number[] => Array.from({ length: many(few, soak) }, (_, i) => i);

const GAMES = [
  { game: 'azul', options: { board: 'coloured' }, plant: heapOnFloor },
  { game: 'qwirkle', options: {}, plant: fewestPoints },
] as const;

const TINY: NodeBudget = { search: 600, appraisal: 500, candidates: 1, deals: 6 };

/** Little work for the many analyses of the short tests; the long ones do as much as the quick analysis. */
const budgetOf = (game: string): NodeBudget =>
  IS_SOAK
    ? budgetFor(game, 'quick')
    : ({ azul: { search: 3000, appraisal: 3000, candidates: 3, deals: 8 } }[game] ?? TINY);

let parts: { readonly [game: string]: AnalysisParts };
beforeAll(async () => {
  const [azul, qwirkle] = await Promise.all([loadAnalysis('azul'), loadAnalysis('qwirkle')]);
  if (!azul || !qwirkle) throw new Error('there is no analysis');
  parts = { azul, qwirkle };
});

const partsOf = (record: MatchRecord): AnalysisParts => parts[record.game] ?? expect.fail(record.game);

const decisionAt = (record: MatchRecord, index: number): DecisionAnalysis =>
  analyseDecision(partsOf(record), record, index, budgetOf(record.game));

function stepsIn(record: MatchRecord) {
  const steps = stepsOf(partsOf(record), record);
  return steps.ok ? steps.value : expect.fail(steps.refusal.code);
}

const dealsOf = (record: MatchRecord): DealAnalysis[] =>
  stepsIn(record)
    .filter(({ kind }) => kind === 'deal')
    .map(({ index }) => analyseDeal(partsOf(record), record, index, budgetOf(record.game)));

function analysed(record: MatchRecord): MatchAnalysis {
  const found = stepsIn(record).map(({ index, kind }) =>
    kind === 'deal' ? analyseDeal(partsOf(record), record, index, budgetOf(record.game)) : decisionAt(record, index),
  );
  return summarise(partsOf(record), record, found, 'quick');
}

const isBlamed = ({ size }: DecisionAnalysis): boolean => !['best', 'good'].includes(size);

/** The record up to a decision, which is master's. */
async function playedByMaster(record: MatchRecord, index: number): Promise<MatchRecord> {
  const { bot } = partsOf(record);
  const seat = parseSeat(record.actions[index]?.charAt(0) ?? '') ?? expect.fail('no seat');
  const before = { ...record, actions: record.actions.slice(0, index) };
  const known = maskRecord(bot.game, before, seat);
  const request = known.ok ? searchRequestOf(bot.game, known.value, seededRandom('master'), seat) : known;
  const budget = { nodes: 20_000, milliseconds: Number.POSITIVE_INFINITY };
  const decided = request.ok ? decide(bot, request.value, { now: () => 0, budget }) : request;
  if (!decided.ok) return expect.fail(decided.refusal.code);
  return { ...before, actions: [...before.actions, `${seat} ${bot.game.formatMove(decided.value.move)}`] };
}

const settingOf = (game: (typeof GAMES)[number], level: Level, seats: SeatCount, seed: string): Setting => ({
  game: game.game,
  options: game.options,
  levels: Array.from({ length: seats }, () => level),
  seed: `${game.game} ${level} ${seats} ${seed}`,
});

describe.each(GAMES)('in matches of $game', (game) => {
  it('planted blunders are found, and what master plays is not blamed', async () => {
    let [planted, found, blamed] = [0, 0, 0];
    const wanted = many(2, 100);
    for (let match = 0; planted < wanted; match++) {
      const played = await botMatch(settingOf(game, 'regular', 2, `planted ${match}`), game.plant);
      const index = played.planted;
      if (index === undefined) continue;
      planted++;
      if (isBlamed(decisionAt(played.record, index))) found++;
      if (isBlamed(decisionAt(await playedByMaster(played.record, index), index))) blamed++;
    }
    expect(found / planted).toBeGreaterThanOrEqual(0.95);
    expect(blamed / planted).toBeLessThanOrEqual(many(0, 0.05));
  });

  it.each([2, 3] as const)(
    'with %i seats the luck of every deal is nobody’s gain but from the others',
    async (seats) => {
      const { record } = await botMatch(settingOf(game, 'newcomer', seats, 'zero'));
      const deals = dealsOf(record);
      expect(deals.length).toBeGreaterThan(3);
      for (const { luck } of deals) {
        expect(luck).toHaveLength(seats);
        expect(luck.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9);
      }
      expect(deals.some(({ luck }) => Math.abs(luck[0] ?? 0) > 0.01)).toBe(true);
    },
  );

  it('skill and luck explain the result within the stated error, seat by seat', async () => {
    let [within, all] = [0, 0];
    for (const match of count(1, 40)) {
      const { record } = await botMatch(settingOf(game, 'regular', 2, `adds up ${match}`));
      const { seats } = analysed(record);
      for (const { skill, luck, result } of seats) {
        if (!result) throw new Error('the match is over, so it has a result');
        expect(0.5 + skill + luck + result.rest).toBeCloseTo(result.share, 9);
        all++;
        if (Math.abs(result.rest) <= result.error) within++;
      }
      expect(seats.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, 9);
      expect(seats.reduce((sum, { skill }) => sum + skill, 0)).toBeCloseTo(0, 9);
    }
    expect(within / all).toBeGreaterThanOrEqual(many(0, 0.9));
  });

  it('weaker players give away more', async () => {
    const rate = async (level: Level): Promise<number> => {
      let [points, decisions] = [0, 0];
      for (const match of count(1, 10)) {
        const { record } = await botMatch(settingOf(game, level, 2, `rate ${match}`));
        const all = stepsIn(record).filter(({ kind }) => kind === 'decision');
        for (const { index } of all.filter((_, i) => IS_SOAK || i % 5 === 0)) {
          points += decisionAt(record, index).points;
          decisions++;
        }
      }
      return points / decisions;
    };
    const rates: number[] = [];
    for (const level of LEVELS.filter((_, i) => IS_SOAK || i % 5 === 0)) rates.push(await rate(level));
    // Neighbours differ by less than some matches can tell.
    const apart = IS_SOAK ? 2 : 1;
    for (const [i, points] of rates.slice(apart).entries()) expect(points).toBeLessThan(rates[i] ?? 0);
  });

  it('who wins was luckier than who loses, and nobody is lucky on average', async () => {
    const lucks: { readonly luck: number; readonly isFirst: boolean; readonly hasWon: boolean }[] = [];
    for (const match of count(5, 400)) {
      const { record } = await botMatch(settingOf(game, 'newcomer', 2, `luck ${match}`));
      const { seats } = summarise(partsOf(record), record, dealsOf(record), 'quick');
      for (const { seat, luck, result } of seats)
        lucks.push({ luck, isFirst: seat === 1, hasWon: result?.share === 1 });
    }
    const mean = (of: (one: (typeof lucks)[number]) => boolean): number => {
      const chosen = lucks.filter(of);
      return chosen.reduce((sum, { luck }) => sum + luck, 0) / chosen.length;
    };
    expect(mean(({ hasWon }) => hasWon)).toBeGreaterThan(0);
    const first = lucks.filter(({ isFirst }) => isFirst).map(({ luck }) => luck);
    const deviation = Math.sqrt(first.reduce((sum, luck) => sum + luck * luck, 0) / first.length);
    expect(Math.abs(mean(({ isFirst }) => isFirst))).toBeLessThan((3 * deviation) / Math.sqrt(first.length));
  });
});

describe('an analysis', () => {
  it('depends on nothing but the record and the depth', async () => {
    const { record } = await botMatch(settingOf(GAMES[1], 'newcomer', 2, 'same'));
    const some = stepsIn(record).filter((_, i) => i % 20 === 0);
    const [forwards, backwards] = [some, some.toReversed()].map((steps) =>
      steps.map((step) => analyseStep(partsOf(record), record, step, 'quick')),
    );
    expect(backwards?.toReversed()).toEqual(forwards);
  });

  it('of a decision knows no more than its seat: others’ tiles change nothing', async () => {
    const { record } = await botMatch(settingOf(GAMES[1], 'skilled', 2, 'hidden'));
    const { game } = partsOf(record).bot;
    const running = { ...record, actions: record.actions.slice(0, 30) };
    const masked = maskRecord(game, running, 1);
    if (!masked.ok) throw new Error(masked.refusal.code);
    const steps = stepsIn(masked.value).filter(({ kind }) => kind === 'decision');
    const seats = steps.map(({ index }) => masked.value.actions[index]?.charAt(0));
    expect(new Set(seats)).toEqual(new Set(['1']));
    const last = steps.at(-1)?.index ?? 0;
    expect(decisionAt(masked.value, last)).toEqual(decisionAt(running, last));
  });

  it('of a match that begins from a position starts there', async () => {
    const { record } = await botMatch(settingOf(GAMES[0], 'newcomer', 2, 'set up'));
    const { game } = partsOf(record).bot;
    const before = replay(game, { ...record, actions: record.actions.slice(0, 20) });
    if (!before.ok) throw new Error(before.refusal.code);
    const from = formatSetUp(game, record.options, before.value);
    const later: MatchRecord = { ...record, format: 'mozaika/2', from, actions: record.actions.slice(20) };
    const [first] = stepsIn(later).filter(({ kind }) => kind === 'decision');
    const analysed = decisionAt(later, first?.index ?? 0);
    expect(analysed.played.move).toBe(record.actions[20 + analysed.index]?.slice(2));
    const deal = dealsOf(later)[0];
    expect(deal?.luck.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9);
  });

  it('of a match that is still running has no result, and of nothing there is none', async () => {
    const { record } = await botMatch(settingOf(GAMES[0], 'newcomer', 2, 'running'));
    const running = { ...record, actions: record.actions.slice(0, 5) };
    expect(analysed(running).seats.map((seat) => 'result' in seat)).toEqual([false, false]);
    const empty = stepsOf(partsOf(record), { ...record, actions: record.actions.slice(0, 2) });
    expect(empty).toEqual({ ok: false, refusal: { code: 'nothing-to-analyse' } });
    const broken = stepsOf(partsOf(record), { ...record, actions: [...record.actions.slice(0, 2), '1 9B1'] });
    expect(broken).toMatchObject({ ok: false, refusal: { index: 2 } });
  });
});
