// A thread of the arena: loads the contestants of all plans, then plays the groups that it is sent.

import { parentPort, workerData } from 'node:worker_threads';
import { type MatchPlan, type MatchResult, playMatch } from '@mozaika/bots/arena';
import { requireGame } from '../games.ts';
import { itemAt } from '../item-at.ts';
import { contestantNamed } from './contestants.ts';
import type { Group, Plan } from './plan.ts';
import { killPrograms } from './program-contestant.ts';

async function loadPlan({ game: id, options, seats, seed }: Plan): Promise<MatchPlan> {
  const { game } = requireGame(id);
  return { game, options, seed, contestants: await Promise.all(seats.map((name) => contestantNamed(name, game))) };
}

const plans = await Promise.all((workerData as readonly Plan[]).map(loadPlan));

parentPort?.on('message', async (message: Group | 'end') => {
  if (message === 'end') {
    killPrograms();
    process.exit();
  }
  const results: MatchResult[] = [];
  for (let rotation = 0; rotation < message.rotations; rotation++) {
    results.push(await playMatch(itemAt(plans, message.plan), { group: message.group, rotation }));
  }
  parentPort?.postMessage(results);
});
parentPort?.postMessage('loaded');
