// From a moment of a match to the position editor.

import { formatSetUp, type Game, type MatchRecord, replay } from '@mozaika/kernel';
import { linked } from '../editor/address.ts';
import { goTo } from '../ui/router.svelte.ts';

/** The position of a record at a moment, which counts the actions before it, as text. */
function positionAt(game: Game, record: MatchRecord, moment: number): string | undefined {
  const replayed = replay(game, { ...record, actions: record.actions.slice(0, moment) });
  return replayed.ok ? formatSetUp(game, record.options, replayed.value) : undefined;
}

/** Opens the editor with a moment of a record. */
export function editPosition(game: Game, record: MatchRecord, moment: number): void {
  const text = positionAt(game, record, moment);
  if (text !== undefined) goTo({ screen: 'editor', position: linked(text) });
}
