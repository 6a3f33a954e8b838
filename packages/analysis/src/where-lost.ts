// Where points were lost in a match: what each decision gave away, split by what the points would have been for.

import { type GameTypes, type MatchRecord, replay } from '@mozaika/kernel';
import type { DecisionAnalysis } from './decision.ts';
import type { PointsByPlace } from './loss-places.ts';
import type { AnalysisParts } from './parts.ts';
import { upTo } from './steps.ts';

/** Where a seat lost points over some of its decisions. */
export function whereLost<T extends GameTypes>(
  { bot: { game }, lossPlaces }: AnalysisParts<T>,
  record: MatchRecord,
  decisions: readonly DecisionAnalysis[],
): PointsByPlace {
  const lost: { [place: string]: number } = Object.fromEntries(lossPlaces.places.map((place) => [place, 0]));
  for (const { index, seat, best, played, points } of decisions) {
    if (points === 0) continue;
    const before = replay(game, upTo(record, index));
    const [better, made] = [game.parseMove(best.move), game.parseMove(played.move)];
    if (!before.ok || !better.ok || !made.ok) continue;
    const shares = lossPlaces.split({ position: before.value, seat, best: better.value, played: made.value, points });
    for (const [place, share] of Object.entries(shares)) lost[place] = (lost[place] ?? 0) + share;
  }
  return lost;
}
