// What a match of this device says about its chance: the commitment always, the seed once it is over.

import { commitmentTo, DEAL_METHOD, type Json, parseHex, SEED_BYTES } from '@mozaika/kernel';
import type { StoredMatch } from '../storage/stored-match.ts';

export function fairnessOf({ seed, outcome, fairness }: StoredMatch): Json | undefined {
  const bytes = parseHex(seed, SEED_BYTES);
  if (!bytes) return fairness;
  const sealed = { method: DEAL_METHOD, commitment: commitmentTo(bytes), contributions: [] };
  return outcome && seed !== undefined ? { ...sealed, seed } : sealed;
}
