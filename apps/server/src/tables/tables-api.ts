// The port to the tables: what requests over HTTP ask of them. Playing itself goes over sockets.

import type { MatchRecord, Result } from '@mozaika/kernel';
import type { LobbyEntry, MatchEntry, MyTable, TableRequest, TableView } from '@mozaika/protocol';
import type { PersonRow } from '../storage/port.ts';

export interface Tables {
  /** Makes a table for a person who is stored already. */
  create(person: PersonRow, request: TableRequest): Promise<Result<{ readonly code: string }>>;
  /** A table as this person sees it. */
  view(code: string, viewer: string | undefined): Promise<TableView | undefined>;
  /** Newest first. */
  lobby(): Promise<LobbyEntry[]>;
  /** The tables where a person sits. */
  mine(person: string): Promise<MyTable[]>;
  /** A finished match: the whole record, with fairness and seed. A running one: masked for the viewer. */
  record(match: string, viewer: string | undefined): Promise<MatchRecord | undefined>;
  /** Finished matches of a person, last ended first. */
  matchesOf(person: string): Promise<MatchEntry[]>;
  /** A person is about to be deleted: their seats are left for good. */
  leaveAll(person: string): Promise<void>;
}
