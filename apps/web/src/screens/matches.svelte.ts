// The matches of this device, as the start screen lists them.

import type { KeptMatch } from '../storage/stored-match.ts';
import { hearChanges, shelf } from '../storage/match-store.ts';
import { formatRoute } from '../ui/route.ts';

let all: readonly KeptMatch[] = $state.raw([]);

/** A record from elsewhere has no seed: it can be replayed, but not continued. */
const isRunning = ({ outcome, seed }: KeptMatch): boolean => outcome === undefined && seed !== undefined;

export const matches = {
  get running(): readonly KeptMatch[] {
    return all.filter(isRunning);
  },
  get played(): readonly KeptMatch[] {
    return all.filter((match) => !isRunning(match));
  },
};

export async function refresh(): Promise<void> {
  all = await shelf.list();
}

/** Keeps the list up to date while somebody looks at it. Returns how to stop. */
export function watch(): () => void {
  void refresh();
  return hearChanges(() => void refresh());
}

export const addressOf = (match: KeptMatch): string =>
  formatRoute(isRunning(match) ? { screen: 'match', id: match.id } : { screen: 'replay', of: 'kept', what: match.id });
