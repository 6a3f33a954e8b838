// Who played a match, as lists and records name them.

import { type MatchEntry, recordName } from '@mozaika/protocol';
import { displayNameOf } from '../people/display-name.ts';
import type { MatchRow, Storage } from '../storage/port.ts';

type MatchPlayer = MatchEntry['players'][number];

/** By seat. Of somebody who has deleted themselves neither id nor name is left. */
export async function playersOf(match: Pick<MatchRow, 'people' | 'names'>, storage: Storage): Promise<MatchPlayer[]> {
  const rows = await storage.people(match.people.filter((id) => id !== null));
  const names = new Map(rows.map((row) => [row.id, displayNameOf(row)]));
  return match.people.map((id, at): MatchPlayer => {
    const level = match.names[at] ?? '';
    if (id === null && level !== '') return { kind: 'bot', level };
    return { kind: 'person', name: (id !== null && names.get(id)) || '' };
  });
}

/** In a record a bot bears the name of its level. */
export const namesInRecord = (players: readonly MatchPlayer[]): string[] =>
  players.map((player) => (player.kind === 'bot' ? player.level : recordName(player.name)));
