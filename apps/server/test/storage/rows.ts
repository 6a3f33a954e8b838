// Rows to store in tests: each function makes one that is whole, with what the test cares about.

import { createHash } from 'node:crypto';
import type { ChatMessageRow, Commitment, MatchRow, Operation, PersonRow, TableRow } from '../../src/storage/port.ts';

export const NOW = 1_800_000_000_000;

export const person = (id: string, more: Partial<PersonRow> = {}): PersonRow => ({
  id,
  name: `Name of ${id}`,
  created: NOW,
  program: false,
  ...more,
});

export const table = (code: string, more: Partial<TableRow> = {}): TableRow => ({
  code,
  version: 1,
  state: '{"any":"thing"}',
  game: 'azul',
  stage: 'gathering',
  inLobby: true,
  host: null,
  created: NOW,
  updated: NOW,
  people: [],
  ...more,
});

export const match = (id: string, more: Partial<MatchRow> = {}): MatchRow => ({
  id,
  table: id.slice(0, id.indexOf('.')),
  game: 'qwirkle',
  options: '{}',
  rules: 1,
  people: ['anna', null],
  names: ['Anna', 'master'],
  seed: 'ab'.repeat(32),
  fairness: '{"method":"x"}',
  clock: '{"kind":"none"}',
  started: NOW,
  ended: null,
  ...more,
});

export const chatMessage = (n: number, more: Partial<ChatMessageRow> = {}): ChatMessageRow => ({
  table: 't',
  n,
  at: NOW + n,
  person: 'anna',
  seat: 1,
  key: `key ${n}`,
  phrase: null,
  text: `message ${n}`,
  ...more,
});

export const commitment = (id: string, more: Partial<Commitment> = {}): Commitment => ({
  match: id,
  method: 'mozaika-deal/1',
  commitment: createHash('sha256').update(id).digest('hex'),
  ...more,
});

export const append = (id: string, from: number, ...texts: string[]): Operation => ({
  do: 'append',
  match: id,
  from,
  at: NOW + from,
  texts,
  over: false,
});
