// The sparring partner: its name, what it remembers, how it steers, and that its moves follow from the record and the seed.

import { type AzulView, azul, positionOf } from '@mozaika/azul';
import { replay, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../src/bot.ts';
import { decide } from '../src/decide.ts';
import { botNameOf, LEVELS, loadBot, loadBots } from '../src/registry.ts';
import { sparringBot } from '../src/sparring/sparring-bot.ts';
import { sparringLevel, sparringName } from '../src/sparring/sparring-name.ts';
import { steer } from '../src/sparring/steering.ts';
import { afterMatch, strengthOfAll, UNKNOWN } from '../src/sparring/strength.ts';
import { knownTo, reach } from './qwirkle-positions.ts';

describe('the name of the sparring partner', () => {
  it.each([
    ['sparring-4.2', 4.2],
    ['sparring-3', 3],
    ['sparring-0', 0],
    ['sparring', UNKNOWN.level],
    ['sparring-99', LEVELS.length],
  ])('%s says whom it plays for', (name, level) => {
    expect(sparringLevel(name)).toBe(level);
    expect(botNameOf(name)).toBe(sparringName(level));
  });

  it.each(['sparring-', 'sparring-x', 'sparring-4.25', 'sparring--1', 'Sparring', 'sparring-4.2 ', 'sparring-100'])(
    'is not %s',
    (name) => {
      expect(sparringLevel(name)).toBeUndefined();
      expect(botNameOf(name)).toBeUndefined();
    },
  );

  it('is written with one decimal, within the scale', () => {
    expect([4.26, 3, 11, -2].map(sparringName)).toEqual(['sparring-4.3', 'sparring-3', 'sparring-8', 'sparring-0']);
  });
});

describe('what is remembered of a person', () => {
  const known = { level: 4, matches: 3 };
  const after = (person: number, partner: number, from = known) => afterMatch(from, from.level, { person, partner });

  it('goes up with a win and down with a loss, more with a clear one, and stays with equal points', () => {
    const levels = [after(20, 60), after(48, 50), after(50, 50), after(50, 48), after(60, 20)].map(
      ({ level }) => level,
    );
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(new Set(levels).size).toBe(5);
    expect(levels[2]).toBe(4);
    expect(after(60, 20).matches).toBe(4);
  });

  it('changes less and less, and stays within the scale', () => {
    const step = (matches: number) => after(60, 20, { level: 4, matches }).level - 4;
    expect(step(0)).toBeGreaterThan(step(4));
    expect(step(4)).toBeGreaterThan(step(100));
    expect(step(100)).toBeGreaterThan(0);
    expect(after(90, 0, { level: 8, matches: 0 }).level).toBe(8);
    expect(after(0, 90, { level: 0, matches: 0 }).level).toBe(0);
  });

  it('goes up less by a win over a partner that played for weaker people at the same table', () => {
    const alone = afterMatch(known, 4, { person: 60, partner: 40 }).level;
    expect(afterMatch(known, 2.5, { person: 60, partner: 40 }).level).toBeLessThan(alone);
    expect(strengthOfAll([known, { level: 1, matches: 9 }])).toBe(2.5);
    expect(strengthOfAll([undefined])).toBe(UNKNOWN.level);
  });

  it('finds the level of somebody who wins against weaker and loses against stronger partners', () => {
    let strength = UNKNOWN;
    for (let match = 0; match < 12; match++) strength = after(strength.level < 6 ? 60 : 40, 50, strength);
    expect(strength.level).toBeGreaterThan(5.4);
    expect(strength.level).toBeLessThan(6.6);
  });
});

describe('steering', () => {
  const moves = (...wins: number[]) => wins.map((win, move) => ({ move, win, margin: 0 }));
  const chosen = (wins: readonly number[], seed = 'any') => steer(moves(...wins), 0.5, seededRandom(seed))?.win;

  it('takes the softest move when all lead to more than the target, and the best when all lead to less', () => {
    expect(chosen([0.9, 0.7, 0.99])).toBe(0.7);
    expect(chosen([0.1, 0.4, 0.02])).toBe(0.4);
    expect(chosen([])).toBeUndefined();
  });

  it('meets the target on average when moves lie on both sides of it', () => {
    const wins = Array.from({ length: 2000 }, (_, n) => chosen([0.95, 0.8, 0.4, 0.1], `seed ${n}`) ?? 0);
    expect(new Set(wins)).toEqual(new Set([0.8, 0.4]));
    expect(wins.reduce((sum, win) => sum + win, 0) / wins.length).toBeCloseTo(0.5, 1);
  });
});

const RECORD = {
  format: 'mozaika/1',
  game: 'azul',
  options: { board: 'coloured' },
  players: ['Anna', 'sparring-4.2'],
  rules: 1,
  actions: ['* start 2', '* deal BBYR YYKW BRRK KWWW BYRK'],
} as const;

/** The position of the record with other scores. */
function azulPosition(first: number, second: number) {
  const replayed = replay(azul, RECORD);
  if (!replayed.ok) throw new Error(replayed.refusal.code);
  // The view of Azul, as the kernel's JSON.
  const view = azul.view(replayed.value) as unknown as AzulView;
  const scores = [first, second];
  return positionOf({ ...view, players: view.players.map((player, i) => ({ ...player, score: scores[i] })) });
}

const load = async (game: string, name: string): Promise<Bot> => {
  const bot = await loadBot(game, name);
  if (!bot) throw new Error(`no ${name} for ${game}`);
  return bot;
};

/** What the partner judged in the position, the chosen move first; time plays no part. */
async function judged(position: unknown, seed: string) {
  const bot = await load('azul', 'sparring-2.5');
  const decided = decide(bot, { position, seat: 2, random: seededRandom(seed) }, { now: () => 0 });
  if (!decided.ok) throw new Error(decided.refusal.code);
  return decided.value.analysis.moves.map(({ win }) => win);
}

describe('the sparring partner', () => {
  const seeds = ['a', 'b', 'c', 'd'];

  it('does not take the crushing move when it is far ahead, and makes its best one when it is behind', async () => {
    let choices = 0;
    for (const seed of [...seeds, 'e', 'f', 'g', 'h']) {
      const ahead = await judged(azulPosition(0, 22), seed);
      const behind = await judged(azulPosition(22, 0), seed);
      // Where all levels propose the same move, there is nothing to judge.
      if (ahead.length < 2 || behind.length < 2) continue;
      choices++;
      expect(Math.min(...ahead)).toBeGreaterThan(0.5);
      expect(ahead[0]).toBe(Math.min(...ahead));
      expect(ahead[0]).toBeLessThan(Math.max(...ahead));
      expect(Math.max(...behind)).toBeLessThan(0.5);
      expect(behind[0]).toBe(Math.max(...behind));
    }
    expect(choices).toBeGreaterThan(1);
  });

  it('moves by the record and the seed alone, in both games, however its work is sliced', async () => {
    const reached = reach(2, 'sparring', ({ bag }) => bag < 60);
    const { position } = knownTo(reached.position.mover, reached);
    const cases = [
      { game: 'azul', request: { position: azulPosition(5, 3), seat: 2 } },
      { game: 'qwirkle', request: { position, seat: reached.position.mover } },
    ] as const;
    for (const { game, request } of cases) {
      const bot = await load(game, 'sparring-4.2');
      const moves = [1, 50, 4000].map((slice) => {
        const search = bot.think({ ...request, random: seededRandom('x') });
        while (search.advance(slice) === 'more');
        return search.best();
      });
      expect(new Set(moves).size).toBe(1);
    }
  });

  it('plays like the level of its opponent in a game that cannot judge moves', async () => {
    const bots = await loadBots('azul');
    if (!bots) throw new Error('Azul has bots');
    const partner = sparringBot({ levels: LEVELS.map((level) => bots[level]) }, 5);
    for (const seed of seeds) {
      const position = azulPosition(0, 0);
      const move = (bot: Bot, random: ReturnType<typeof seededRandom>) => {
        const decided = decide(bot, { position, seat: 2, random }, { budget: bots.practised.budget, now: () => 0 });
        return decided.ok ? decided.value.move : undefined;
      };
      const random = seededRandom(seed);
      // The partner's first number settles between which two levels it is.
      random(1 << 20);
      expect(move(partner, seededRandom(seed))).toBe(move(bots.practised, random));
    }
  });

  it.each(['azul', 'qwirkle'])('keeps near its share of three in %s', async (game) => {
    const bot = await load(game, 'sparring-2');
    const position = game === 'azul' ? dealtForThree() : threeAtQwirkle();
    const turn = bot.game.turn(position);
    const seat = turn.kind === 'move' ? turn.seats[0] : 1;
    const decided = decide(bot, { position, seat, random: seededRandom('three') }, { now: () => 0 });
    expect(decided.ok).toBe(true);
  });
});

function threeAtQwirkle() {
  const reached = reach(3, 'three', ({ bag }) => bag < 50);
  return knownTo(reached.position.mover, reached).position;
}

function dealtForThree() {
  const position = azul.setup({ board: 'gray' }, 3);
  const random = seededRandom('three');
  while (azul.turn(position).kind === 'deal') azul.applyDeal(position, azul.deal(position, random));
  return position;
}
