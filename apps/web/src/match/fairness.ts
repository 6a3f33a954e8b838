// What a match of this device says about its chance: the commitment always, the seed once it is over.

import {
  BOT_METHOD,
  commitmentTo,
  DEAL_METHOD,
  DUPLICATE_METHOD,
  type Json,
  parseHex,
  SEED_BYTES,
} from '@mozaika/kernel';
import type { StoredMatch } from '../storage/stored-match.ts';

export function fairnessOf({ seed, outcome, fairness, daily }: StoredMatch): Json | undefined {
  const bytes = parseHex(seed, SEED_BYTES);
  if (!bytes) return fairness;
  const method = daily ? { method: DUPLICATE_METHOD, bots: BOT_METHOD } : { method: DEAL_METHOD };
  const sealed = { ...method, commitment: commitmentTo(bytes), contributions: [] };
  return outcome && seed !== undefined ? { ...sealed, seed } : sealed;
}
