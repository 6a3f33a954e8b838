// A record from anywhere, read and replayed by the rules: what replays, files and links start from.

import { type MatchRecord, type Outcome, parseRecord, type Refusal, refuse, replay } from '@mozaika/kernel';
import type { Vocabulary } from '@mozaika/words';
import { CATALOGUE, loadGame } from '../games/catalogue.ts';
import type { GameUi } from '../games/contract.ts';
import { headerOf } from './record.ts';
import type { MatchHeader } from './source.ts';

export type ReadRecord =
  | {
      readonly ok: true;
      readonly ui: GameUi;
      readonly record: MatchRecord;
      readonly header: MatchHeader;
      readonly outcome: Outcome | undefined;
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly vocabulary?: Vocabulary };

/** Reads a record and checks every action of it. Rejects when the game could not be fetched. */
export async function readRecord(text: string): Promise<ReadRecord> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const ui = await loadGame(record.game);
  if (!ui)
    return refuse('unknown-game', {
      found: record.game.slice(0, 60),
      expected: CATALOGUE.map(({ id }) => id).join(', '),
    });
  const replayed = replay(ui.game, record);
  if (!replayed.ok) return { ...replayed, vocabulary: ui.vocabulary };
  const turn = ui.game.turn(replayed.value);
  return { ok: true, ui, record, header: headerOf(record), outcome: turn.kind === 'over' ? turn.outcome : undefined };
}
