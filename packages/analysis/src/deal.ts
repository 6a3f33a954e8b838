// The luck of a deal: what it changed of everybody's chances, against the mean over what could have been dealt.

import { apply, type GameTypes, type MatchRecord, parseAction, replay, seededRandom } from '@mozaika/kernel';
import type { NodeBudget } from './depth.ts';
import type { AnalysisParts } from './parts.ts';
import { upTo } from './steps.ts';

export interface DealAnalysis {
  readonly kind: 'deal';
  readonly index: number;
  /** By seat: the winning chance that the deal brought; together 0. */
  readonly luck: readonly number[];
  /** By seat: the standard error of the mean that it is measured against. */
  readonly errors: readonly number[];
}

/** Analyses the deal at an index of a record: it and all others are followed by the same chance. */
export function analyseDeal<T extends GameTypes>(
  parts: AnalysisParts<T>,
  record: MatchRecord,
  index: number,
  { deals }: NodeBudget,
): DealAnalysis {
  const { game } = parts.bot;
  const replayed = replay(game, upTo(record, index));
  const action = parseAction(game, record.actions[index] ?? '');
  if (!replayed.ok || !action.ok || action.value.kind !== 'deal') throw new RangeError(`Action ${index} is no deal`);
  const before = replayed.value;
  const { deal } = action.value;
  const other = (k: number): T['deal'] => game.deal(before, seededRandom(`analysis ${index} deal ${k}`));
  const count = needsMore(parts, before, deal) ? deals : 1;
  const own = meanOf(Array.from({ length: count }, (_, k) => chancesAfter(parts, before, deal, `${index} ${k}`)));
  const all = Array.from({ length: deals }, (_, k) =>
    chancesAfter(parts, before, other(k), `${index} ${count === 1 ? 0 : k}`),
  );
  const mean = meanOf(all);
  const errors = mean.map((_, i) => {
    const squares = all.reduce((sum, chances) => sum + square((chances[i] ?? 0) - (mean[i] ?? 0)), 0);
    return Math.sqrt(squares / (deals - 1) / deals);
  });
  return { kind: 'deal', index, luck: own.map((chance, i) => chance - (mean[i] ?? 0)), errors };
}

/** Whether more deals follow before anybody decides. */
function needsMore<T extends GameTypes>({ bot: { game } }: AnalysisParts<T>, before: T['position'], deal: T['deal']) {
  const position = game.clone(before);
  game.applyDeal(position, deal);
  return game.turn(position).kind === 'deal';
}

function chancesAfter<T extends GameTypes>(
  { bot: { game }, appraiser }: AnalysisParts<T>,
  before: T['position'],
  deal: T['deal'],
  seed: string,
): readonly number[] {
  const position = game.clone(before);
  const random = seededRandom(`analysis ${seed}`);
  apply(game, position, { kind: 'deal', deal });
  while (game.turn(position).kind === 'deal') game.applyDeal(position, game.deal(position, random));
  return appraiser.chances(position, random);
}

const square = (number: number): number => number * number;

const meanOf = (all: readonly (readonly number[])[]): number[] =>
  (all[0] ?? []).map((_, i) => all.reduce((sum, chances) => sum + (chances[i] ?? 0), 0) / all.length);
