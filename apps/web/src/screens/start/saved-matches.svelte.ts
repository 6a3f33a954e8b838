// The matches stored on this device as a reactive list.

import { matchStore, onStoredElsewhere } from '../../storage/match-store.ts';
import type { StoredMatch } from '../../storage/stored-match.ts';
import { formatRoute } from '../../ui/route.ts';

let all: readonly StoredMatch[] = $state.raw([]);

/** A record from elsewhere has no seed: it can be replayed, but not continued. */
const isRunning = ({ outcome, seed }: StoredMatch): boolean => outcome === undefined && seed !== undefined;

export const matches = {
  get running(): readonly StoredMatch[] {
    return all.filter(isRunning);
  },
  get played(): readonly StoredMatch[] {
    return all.filter((match) => !isRunning(match));
  },
};

export async function refresh(): Promise<void> {
  all = await matchStore.list();
}

/** Keeps the list up to date while somebody looks at it. Returns how to stop. */
export function watch(): () => void {
  void refresh();
  return onStoredElsewhere(() => void refresh());
}

export const addressOf = (match: StoredMatch): string =>
  formatRoute(isRunning(match) ? { screen: 'match', id: match.id } : { screen: 'replay', of: 'kept', what: match.id });
