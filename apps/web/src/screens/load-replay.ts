// Loads the record that an address names: stored on this device, on the server, or encoded in the link itself.

import {
  editionIn,
  type Finding,
  foldLog,
  formatFrom,
  latestRules,
  parseSetUp,
  type Refusal,
  refuse,
  seatsOf,
} from '@mozaika/kernel';
import type { Phrase, Vocabulary } from '@mozaika/words';
import { EDITIONS, loadGame, offeredEdition } from '../games/catalogue.ts';
import { fairnessOf } from '../match/fairness.ts';
import { type ReadRecord, readRecord } from '../match/read-record.ts';
import { recordOf } from '../match/record.ts';
import { unpackText } from '../match/record-link.ts';
import { matchStore } from '../storage/match-store.ts';
import { t } from '../ui/language.svelte.ts';
import type { Route } from '../ui/route.ts';

export type Replayable =
  | ({
      readonly kind: 'record';
      /** What the server's public journal says of the shuffle; it may come later. */
      readonly journal?: Promise<Finding | undefined>;
    } & Extract<ReadRecord, { ok: true }>)
  /** It is not over yet, and goes on elsewhere. */
  | { readonly kind: 'running'; readonly at: Route }
  | { readonly kind: 'absent' | 'broken' }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly vocabulary?: Vocabulary | undefined };

/** What can't be shown, here or elsewhere. */
export type Unreplayable = Exclude<Replayable, { readonly kind: 'record' | 'running' }>;

export const isUnreplayable = (found: Replayable | undefined): found is Unreplayable =>
  found?.kind === 'absent' || found?.kind === 'broken' || found?.kind === 'refused';

/** Who sits at a position: nobody has a name there. */
const PLAYER: Phrase = { en: 'Player {seat}', cs: 'Hráč {seat}' };

type ReplayRoute = Extract<Route, { screen: 'replay' }>;

/** Rejects when the game could not be fetched. */
export async function loadReplay(of: ReplayRoute['of'], what: string): Promise<Replayable> {
  if (of === 'packed') {
    const text = await unpackText(what);
    return text === undefined ? { kind: 'broken' } : replayable(await readRecord(text));
  }
  if (of === 'position') return ofPosition(what);
  if (of === 'match') return ofServer(what);
  const kept = await matchStore.load(what);
  if (!kept) return { kind: 'absent' };
  // A running match hides tiles: it is watched at its own table.
  if (kept.seed !== undefined && !kept.outcome) return { kind: 'running', at: { screen: 'match', id: kept.id } };
  const folded = foldLog(kept.entries);
  if (!folded.ok) return { kind: 'refused', refusal: folded.refusal };
  const record = recordOf(kept.header, folded.value, fairnessOf(kept), kept.outcome);
  return replayable(await readRecord(JSON.stringify(record)));
}

/** A match that begins, and rests, at a position. */
async function ofPosition(text: string): Promise<Replayable> {
  const offered = offeredEdition(editionIn(text));
  const ui = offered && (await loadGame(offered.game.id, offered.edition.options));
  if (!ui) {
    const expected = { kind: 'one-of', values: EDITIONS.map(({ edition }) => edition.id) } as const;
    return { kind: 'refused', ...refuse('unknown-edition', { found: editionIn(text), expected }) };
  }
  const read = parseSetUp(ui.game, text);
  if (!read.ok) return { kind: 'refused', refusal: read.refusal, vocabulary: ui.vocabulary };
  const { options, seats } = read.value;
  const players = seatsOf(seats).map((seat) => t(PLAYER, { seat }));
  const record = { ...formatFrom(text), game: ui.game.id, options, players, rules: latestRules(ui.game), actions: [] };
  return replayable(await readRecord(JSON.stringify(record)));
}

/** A match that was played at a table online. */
async function ofServer(id: string): Promise<Replayable> {
  const [{ server }, { lookUp }, { shuffleWitness }, { serverWords }] = await Promise.all([
    import('../online/connection/connection.svelte.ts'),
    import('../online/connection/journal.ts'),
    import('../online/connection/shuffle-store.ts'),
    import('@mozaika/words/server'),
  ]);
  const answer = await server.ask('match', { params: { id } });
  if (!answer.ok) return { kind: 'refused', refusal: answer.refusal, vocabulary: serverWords };
  const { result } = answer.value;
  if (result === undefined) return { kind: 'running', at: { screen: 'table', code: id.slice(0, id.indexOf('.')) } };
  // Beside what the server says stands what this browser saw before the match.
  const witness = shuffleWitness.of(id);
  const fairness = { ...Object(answer.value['fairness']), ...(witness && { witness }) };
  const found = replayable(await readRecord(JSON.stringify({ ...answer.value, fairness })));
  return found.kind === 'record' ? { ...found, journal: lookUp(server, id, fairness) } : found;
}

const replayable = (read: ReadRecord): Replayable =>
  read.ok ? { kind: 'record', ...read } : { kind: 'refused', refusal: read.refusal, vocabulary: read.vocabulary };
