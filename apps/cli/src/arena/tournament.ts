// A tournament: plans played to the end, to a clear answer or to Ctrl-C, with a summary of each.

import { availableParallelism } from 'node:os';
import { Summary } from '@mozaika/bots/arena';
import { itemAt } from '../item-at.ts';
import { type Group, groupsOf, type Plan } from './plan.ts';
import { openResultsFile } from './results-file.ts';
import { playGroups } from './worker-pool.ts';

export interface Tournament {
  readonly plans: readonly Plan[];
  /** How many matches of each plan at most. */
  readonly games: number;
  readonly threads?: number;
  /** Whether what was played so far answers the question. */
  readonly clear?: (summaries: readonly Summary[]) => boolean;
  /** The file where results are kept and resumed from. */
  readonly results?: string;
  readonly signal: AbortSignal;
  progress(matches: number): void;
}

export interface Played {
  readonly summaries: readonly Summary[];
  /** Of the matches that were played now, not resumed. */
  readonly seconds: number;
  readonly playedNow: number;
}

export async function playTournament(tournament: Tournament): Promise<Played> {
  const { plans, games, signal, progress } = tournament;
  const summaries = plans.map(({ seats }) => new Summary(seats));
  const resultsFile = openResultsFile(tournament.results);
  const isClear = () => tournament.clear?.(summaries) ?? false;
  let playedNow = 0;
  const start = performance.now();
  /** The groups that are still to be played; those in the results file are counted on the way. */
  function* remaining(): Generator<Group> {
    for (const group of groupsOf(plans, games)) {
      const results = resultsFile.played(itemAt(plans, group.plan), group);
      if (isClear()) return;
      if (results) itemAt(summaries, group.plan).addGroup(results);
      else yield group;
    }
  }
  await playGroups({
    plans,
    groups: remaining(),
    threads: Math.min(tournament.threads ?? availableParallelism(), plans.length * games),
    onGroup(group, results) {
      itemAt(summaries, group.plan).addGroup(results);
      resultsFile.write(itemAt(plans, group.plan), group, results);
      playedNow += results.length;
      progress(summaries.reduce((sum, { matches }) => sum + matches, 0));
      return isClear() ? 'stop' : 'go on';
    },
    signal,
  });
  return { summaries, seconds: (performance.now() - start) / 1000, playedNow };
}
