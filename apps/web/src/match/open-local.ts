// Sits down to a match that is kept on this device.

import type { Refusal } from '@mozaika/kernel';
import { think } from '../bots/thinker.ts';
import { loadGame } from '../games/catalogue.ts';
import type { GameUi } from '../games/contract.ts';
import { matchStore, onStoredElsewhere } from '../storage/match-store.ts';
import type { StoredMatch } from '../storage/stored-match.ts';
import { LocalMatch } from './local.ts';
import { Presenter } from './presenter.ts';

/** A bot that answers at once feels like a machine. */
const BOT_PAUSE = 450;

export type Seated =
  | {
      readonly kind: 'seated';
      readonly match: LocalMatch;
      readonly ui: GameUi;
      readonly presenter: Presenter;
      leave(): void;
    }
  | { readonly kind: 'record'; readonly kept: StoredMatch }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Rejects when the game could not be fetched. */
export async function openLocalMatch(id: string): Promise<Seated> {
  const kept = await matchStore.load(id);
  if (!kept) return { kind: 'absent' };
  if (kept.seed === undefined) return { kind: 'record', kept };
  const ui = await loadGame(kept.header.game);
  if (!ui) return { kind: 'refused', refusal: { code: 'unknown-game', found: kept.header.game } };
  const presenter = new Presenter();
  const opened = LocalMatch.open(
    {
      game: ui.game,
      hidesTiles: ui.hidesTiles,
      store: matchStore,
      think,
      shown: () => presenter.settled(),
      pause: () => new Promise((resolve) => setTimeout(resolve, BOT_PAUSE)),
    },
    kept,
  );
  if (!opened.ok) return { kind: 'refused', refusal: opened.refusal };
  const match = opened.value;
  const deafen = onStoredElsewhere((changed) => changed === id && void match.refresh());
  const leave = () => {
    deafen();
    match.close();
  };
  return { kind: 'seated', match, ui, presenter, leave };
}
