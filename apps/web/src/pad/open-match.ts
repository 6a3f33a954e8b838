// A match of the evening with what the rules make of it, entry by entry.

import { isSeatCount, type Refusal } from '@mozaika/kernel';
import { loadGame, type Offered, offeredEdition } from '../games/catalogue.ts';
import type { GameUi } from '../games/contract.ts';
import type { GamePad, PadSetup, PadState } from './contract.ts';
import type { PadMatch } from './evening.ts';

export interface OpenMatch {
  readonly match: PadMatch;
  readonly offered: Offered;
  readonly ui: GameUi;
  readonly pad: GamePad;
  readonly setup: PadSetup;
  readonly state: PadState;
}

/** Rejects when the game could not be fetched; nothing for a match that no pad can show. */
export async function openMatch(match: PadMatch): Promise<OpenMatch | undefined> {
  const offered = offeredEdition(match.edition);
  const seats = match.names.length;
  if (!offered || !isSeatCount(seats)) return undefined;
  const { options } = offered.edition;
  const [ui, loaded] = await Promise.all([loadGame(offered.game.id, options), offered.game.loadPad?.()]);
  if (!ui || !loaded) return undefined;
  const pad = loaded.default;
  const setup = { options, seats, first: match.first };
  const begun = { match: { ...match, entries: [] }, offered, ui, pad, setup, state: pad.begin(setup) };
  return match.entries.reduce<OpenMatch>((open, entry) => {
    const next = withEntry(open, entry);
    // What could not be read is left out, and the rest still counts.
    return 'code' in next ? open : next;
  }, begun);
}

/** The match with one more entry, or why it can't be written down. */
export function withEntry(open: OpenMatch, entry: string): OpenMatch | Refusal {
  const after = open.pad.after(open.state, open.setup, entry);
  if (!after.ok) return after.refusal;
  return { ...open, state: after.value, match: { ...open.match, entries: [...open.match.entries, entry] } };
}
