// Opens a match that is stored on this device, with everything around it: the game, the bots, the screen's pace.

import type { Refusal } from '@mozaika/kernel';
import { advise, think } from '../bots/client.ts';
import { loadGame } from '../games/catalogue.ts';
import type { GameUi } from '../games/contract.ts';
import { matchStore, onStoredElsewhere } from '../storage/match-store.ts';
import type { StoredMatch } from '../storage/stored-match.ts';
import { LocalMatch } from './local-match.ts';
import { Presenter } from './presenter.ts';

/** Milliseconds between what people have just seen and a bot's move: an answer at once feels like a machine. */
const BOT_PAUSE = 450;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export type OpenedMatch =
  | {
      readonly kind: 'seated';
      readonly match: LocalMatch;
      readonly ui: GameUi;
      readonly presenter: Presenter;
      /** The day of the daily that it is of. */
      readonly daily: string | undefined;
      leave(): void;
    }
  | { readonly kind: 'record'; readonly stored: StoredMatch }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Rejects when the game could not be fetched. */
export async function openLocalMatch(id: string): Promise<OpenedMatch> {
  const stored = await matchStore.load(id);
  if (!stored) return { kind: 'absent' };
  if (stored.seed === undefined) return { kind: 'record', stored };
  const ui = await loadGame(stored.header.game, stored.header.options);
  if (!ui) return { kind: 'refused', refusal: { code: 'unknown-game', found: stored.header.game } };
  const presenter = new Presenter();
  const pace = () => presenter.settled().then(() => pause(BOT_PAUSE));
  const { game, hidesTiles } = ui;
  const help = stored.daily ? {} : { advise };
  const opened = LocalMatch.open({ game, hidesTiles, store: matchStore, think, pace, ...help }, stored);
  if (!opened.ok) return { kind: 'refused', refusal: opened.refusal };
  const match = opened.value;
  const stopListening = onStoredElsewhere((changed) => changed === id && void match.refresh());
  const leave = () => {
    stopListening();
    match.close();
  };
  return { kind: 'seated', match, ui, presenter, daily: stored.daily?.date, leave };
}
