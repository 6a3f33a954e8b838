// What is wrong with the shuffle of a match: as long as it runs, what has contradicted this device's memory; then whatever the check finds.

import { type Finding, type Game, type Json, type MatchRecord, type Refusal, verifyDeals } from '@mozaika/kernel';

/** What has contradicted what this device remembers, by the `fairness` of its own record. */
export function witnessedDifferences(fairness: Json | undefined): readonly Refusal[] {
  const { witness } = Object(fairness) as { readonly witness?: { readonly differences?: readonly Refusal[] } };
  return witness?.differences ?? [];
}

/** The findings that do not hold, of those that there are. */
export const brokenAmong = (...findings: readonly (Finding | undefined)[]): readonly Finding[] =>
  findings.filter((finding) => finding !== undefined).filter(({ standing }) => standing === 'broken');

/** Everything that does not hold in a finished record. */
export function brokenFindings(game: Game, record: MatchRecord): readonly Refusal[] {
  const checked = verifyDeals(game, record);
  return checked.ok ? brokenAmong(...checked.value.findings) : [checked.refusal];
}
