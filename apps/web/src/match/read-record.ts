// A record from anywhere, read and replayed by the rules: what replays, files and links start from.

import { logOf, type MatchRecord, parseRecord, type Refusal, refuse } from '@mozaika/kernel';
import { type Vocabulary, withNames } from '@mozaika/words';
import { CATALOGUE, loadGame } from '../games/catalogue.ts';
import type { GameUi } from '../games/contract.ts';
import type { MatchSetup } from '../storage/match-setup.ts';
import { setupOf } from './record.ts';
import { Timeline } from './timeline.ts';

export type ReadRecord =
  | {
      readonly ok: true;
      readonly ui: GameUi;
      readonly record: MatchRecord;
      readonly setup: MatchSetup;
      readonly timeline: Timeline;
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly vocabulary?: Vocabulary };

const LONGEST_NAME = 60;

/** Reads a record and checks every action of it. Rejects when the game could not be fetched. */
export async function readRecord(text: string): Promise<ReadRecord> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const ui = await loadGame(record.game, record.options);
  if (!ui) {
    const expected = { kind: 'one-of', values: CATALOGUE.map(({ id }) => id) } as const;
    return refuse('unknown-game', { found: record.game.slice(0, LONGEST_NAME), expected });
  }
  const setup = setupOf(record);
  const opened = Timeline.open(ui.game, setup);
  const refusal = opened.ok ? opened.value.append(logOf(record)) : opened.refusal;
  if (!opened.ok || refusal)
    return {
      ok: false,
      refusal: refusal ?? { code: 'unreadable' },
      vocabulary: withNames(ui.vocabulary, record.players),
    };
  return { ok: true, ui, record, setup, timeline: opened.value };
}
