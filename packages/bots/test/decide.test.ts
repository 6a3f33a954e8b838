// Deciding: budgets, clocks, refusals and positions without a choice

import { type AzulView, azul, positionOf } from '@mozaika/azul';
import { allMoves, type MatchRecord, replay, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../src/bot.ts';
import { decide, startDecision } from '../src/decide.ts';
import { BOT_NAMES, botNameOf, LEVELS, loadBots } from '../src/registry.ts';
import { searchRequestOf } from '../src/search-request.ts';

const record = (actions: readonly string[]): MatchRecord => ({
  format: 'mozaika/1',
  game: 'azul',
  options: { board: 'coloured' },
  players: ['a', 'b'],
  rules: 1,
  actions: ['* start 1', '* deal BBYR YYKW BRRK KWWW BYRK', ...actions],
});

const position = () => {
  const replayed = replay(azul, record([]));
  if (!replayed.ok) throw new Error(replayed.refusal.code);
  return replayed.value;
};

/** A bot that never has enough, on a clock that it moves itself: a node takes `cost` milliseconds. */
function insatiable(cost: number): { bot: Bot; now: () => number; work: { nodes: number } } {
  const work = { nodes: 0 };
  let time = 0;
  const bot: Bot = {
    game: azul,
    budget: { nodes: Number.POSITIVE_INFINITY, milliseconds: 1000 },
    think: ({ position, seat }) => ({
      get nodes() {
        return work.nodes;
      },
      advance(nodes) {
        work.nodes += nodes;
        time += nodes * cost;
        return 'more';
      },
      best: () => allMoves(azul, position as ReturnType<typeof azul.setup>, seat)[0],
      analysis: () => ({ moves: [], line: [], nodes: work.nodes }),
    }),
  };
  return { bot, now: () => time, work };
}

const request = { position: position(), seat: 1 as const, random: seededRandom(1) };

describe('a budget', () => {
  it('of nodes is never exceeded', () => {
    const { bot, now, work } = insatiable(0);
    decide(bot, request, { budget: { nodes: 1234 }, now });
    expect(work.nodes).toBe(1234);
  });

  it.each([0.001, 0.02, 0.3, 5])('of time is exceeded by less than 50 ms when a node takes %d ms', (cost) => {
    const { bot, now } = insatiable(cost);
    decide(bot, request, { budget: { milliseconds: 500 }, now });
    expect(now()).toBeGreaterThanOrEqual(500);
    expect(now()).toBeLessThan(550);
  });

  it('of nothing is refused', () => {
    const { bot, now } = insatiable(1);
    const refused = (budget: object) => decide(bot, request, { budget, now });
    expect(refused({ nodes: 0 })).toMatchObject({ refusal: { code: 'bad-budget', field: 'nodes' } });
    expect(refused({ milliseconds: 0 })).toMatchObject({ refusal: { code: 'bad-budget', field: 'milliseconds' } });
    expect(refused({ nodes: Number.NaN })).toMatchObject({ refusal: { code: 'bad-budget' } });
  });
});

describe('a decision', () => {
  it('can be taken between any two slices', () => {
    const { bot, now } = insatiable(1);
    const started = startDecision(bot, request, { now });
    if (!started.ok) throw new Error(started.refusal.code);
    expect(allMoves(azul, request.position, 1)).toContain(started.value.decision().move);
    started.value.advance();
    expect(started.value.decision().analysis.nodes).toBeGreaterThan(0);
  });

  it('without a choice is made at once', () => {
    // Only blue tiles are left, and every line holds another colour: they can go to the floor alone.
    const view = azul.view(request.position) as AzulView;
    const [first, second] = view.players;
    const last = positionOf({
      ...view,
      displays: ['BBBB', '', '', '', ''],
      players: [{ ...first, lines: ['Y', 'Y', 'Y', 'Y', 'Y'] }, second],
    });
    const { bot, now, work } = insatiable(1);
    const decided = decide(bot, { ...request, position: last }, { now });
    expect(decided).toMatchObject({ ok: true, value: { move: allMoves(azul, last, 1)[0] } });
    expect(work.nodes).toBe(0);
  });

  it('for a seat that is not to move is refused', () => {
    const { bot, now } = insatiable(1);
    const refused = decide(bot, { ...request, seat: 2 }, { now });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'not-your-turn', seats: [1] } });
  });
});

describe('a record', () => {
  it('poses its request to the seat to move', () => {
    expect(searchRequestOf(azul, record(['1 1B2']), seededRandom(1))).toMatchObject({ ok: true, value: { seat: 2 } });
  });

  it('that is broken or waits for a deal is refused', () => {
    expect(searchRequestOf(azul, record(['1 1W2']), seededRandom(1))).toMatchObject({
      refusal: { code: 'no-such-tiles', index: 2 },
    });
    const waiting = { ...record([]), actions: ['* start 1'] };
    expect(searchRequestOf(azul, waiting, seededRandom(1))).toMatchObject({ refusal: { code: 'deal-expected' } });
  });
});

describe('the bots', () => {
  it.each(['azul', 'qwirkle'])('of %s have all names, and none has a larger budget than the master', async (game) => {
    const bots = await loadBots(game);
    expect(Object.keys(bots ?? {}).sort()).toEqual([...BOT_NAMES].sort());
    const nodes = LEVELS.map((level) => bots?.[level].budget.nodes ?? 0);
    expect(Math.max(...nodes)).toBe(bots?.master.budget.nodes);
  });

  it('answer to the names that levels had once', () => {
    expect(['beginner', 'casual', 'greedy', 'master', 'constructor'].map(botNameOf)).toEqual([
      'regular',
      'practised',
      'greedy',
      'master',
      undefined,
    ]);
  });

  it('of a game without bots does not exist', async () => {
    expect(await loadBots('chess')).toBeUndefined();
    expect(await loadBots('toString')).toBeUndefined();
  });
});
