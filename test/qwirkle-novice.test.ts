// The novice of Qwirkle, which the lowest levels are anchored to: what it plays, and that they still stand where they should.

import { type Bot, loadBots, type SearchRequest } from '@mozaika/bots';
import { botContestant, playMatch, Summary } from '@mozaika/bots/arena';
import { decodeMove, isOpening, type QwirkleTypes, qwirkle, tradeLimit } from '@mozaika/qwirkle';
import { expect, test } from 'vitest';
import novice from '../bench/novice/qwirkle.ts';

const now = () => 0;

/** The novice, with a witness of what it was asked and answered. */
function watched(see: (request: SearchRequest<QwirkleTypes>, move: number) => void): Bot<QwirkleTypes> {
  return {
    ...novice,
    think(request) {
      const search = novice.think(request);
      see(request, search.best());
      return search;
    },
  };
}

test('after the opening the novice plays one tile, or two next to each other, and trades its whole hand or passes otherwise', async () => {
  const counts = { one: 0, two: 0, trade: 0 };
  const watcher = watched(({ position, seat }, move) => {
    const decoded = decodeMove(move);
    if (isOpening(position) || decoded?.kind === 'pass') return;
    if (decoded?.kind === 'trade') {
      expect(decoded.tiles).toHaveLength(tradeLimit(position, seat));
      counts.trade++;
    } else if (decoded?.kind === 'play' && tradeLimit(position, seat) > 0) {
      const [first, second] = decoded.tiles;
      expect(decoded.tiles.length).toBeLessThanOrEqual(2);
      if (second) expect(second.x - first.x + second.y - first.y).toBe(1);
      counts[second ? 'two' : 'one']++;
    }
  });
  const contestants = ['a', 'b', 'c', 'd'].map((name) => botContestant(name, watcher as Bot, {}, now));
  for (let group = 0; group < 6; group++) {
    const plan = { game: watcher.game as Bot['game'], options: {}, contestants, seed: 'a novice' };
    const { forfeit } = await playMatch(plan, { group, rotation: 0 });
    expect(forfeit).toBeUndefined();
  }
  expect(counts.one).toBeGreaterThan(30);
  expect(counts.two).toBeGreaterThan(counts.one);
  expect(counts.trade).toBeGreaterThan(0);
});

test('first steps loses to the novice, a newcomer is about its equal', async () => {
  const bots = await loadBots(qwirkle.id);
  if (!bots) throw new Error('Qwirkle has bots');
  const shareOf = async (level: 'first-steps' | 'newcomer') => {
    const contestants = [botContestant(level, bots[level], {}, now), botContestant('novice', novice as Bot, {}, now)];
    const summary = new Summary([level, 'novice']);
    for (let group = 0; group < 20; group++) {
      const plan = { game: bots.greedy.game, options: {}, contestants, seed: 'anchored' };
      summary.addGroup([await playMatch(plan, { group, rotation: 0 }), await playMatch(plan, { group, rotation: 1 })]);
    }
    return summary.shares[0].estimate().mean;
  };
  expect(await shareOf('first-steps')).toBeLessThan(0.35);
  expect(Math.abs((await shareOf('newcomer')) - 0.5)).toBeLessThan(0.15);
});
