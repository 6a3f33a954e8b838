// A thread of the arena: plays the groups that it is given.

import { parentPort, workerData } from 'node:worker_threads';
import { type MatchPlan, type MatchResult, playMatch } from '@mozaika/bots/arena';
import { requireGame } from '../games.ts';
import { contestantNamed } from './contestants.ts';
import type { Group, Plan } from './plan.ts';
import { killPrograms } from './program-contestant.ts';

const plans: readonly MatchPlan[] = await Promise.all(
  (workerData as readonly Plan[]).map(async ({ game: id, options, seats, seed }) => {
    const { game } = requireGame(id);
    return { game, options, seed, contestants: await Promise.all(seats.map((name) => contestantNamed(name, game))) };
  }),
);

parentPort?.on('message', async (message: Group | 'end') => {
  if (message === 'end') {
    killPrograms();
    process.exit();
  }
  const results: MatchResult[] = [];
  for (let rotation = 0; rotation < message.rotations; rotation++) {
    results.push(await playMatch(plans[message.plan], { group: message.group, rotation }));
  }
  parentPort?.postMessage(results);
});
parentPort?.postMessage('ready');
