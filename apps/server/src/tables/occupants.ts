// Who sits at a table: what they are called and whether they are there. Names are read when they are shown, because people may be
// called otherwise by now, or be gone.

import type { PersonRow, Storage } from '../storage/port.ts';
import type { Presence } from './presence.ts';
import { peopleOf, type TableState } from './table-state.ts';

export interface Occupants extends Pick<Presence, 'isPresent' | 'awaySince'> {
  person(id: string): PersonRow | undefined;
}

export async function readOccupants(storage: Storage, state: TableState, presence: Presence): Promise<Occupants> {
  const rows = await storage.people([...peopleOf(state), ...(state.reserved ?? [])]);
  const people = new Map(rows.map((person) => [person.id, person]));
  return {
    person: (id) => people.get(id),
    isPresent: (id) => presence.isPresent(id),
    awaySince: (id) => presence.awaySince(id),
  };
}
