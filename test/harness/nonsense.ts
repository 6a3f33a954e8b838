// Frames and requests that no proper client sends. Each gets a refusal, or the end of its socket; nothing else may happen.

import { pick, type Random } from '@mozaika/kernel';
import type { Client } from './client.ts';
import type { KnownTable } from './known-table.ts';

const ODD_TEXTS = [
  '',
  '{',
  'null',
  '[]',
  '"watch"',
  '{"op":"steal"}',
  '{"op":"watch","id":7}',
  '\u0000',
  '{"id":"a".}',
];

/** Messages that are well-formed and wrong. */
const wrongMessages = (code: string, match: string, index: number) => [
  { op: 'watch', table: 'aaaaaaaaaaaa' },
  { op: 'act', match, index, action: '1 99Z9' },
  { op: 'act', match, index, action: '* draw 1 Ro Ro Ro Ro Ro Ro' },
  { op: 'act', match, index: index + 1000, action: '1 1B1' },
  { op: 'act', match, index: 0, action: '2 pass' },
  { op: 'act', match: `${code}.999999`, index: 0, action: '1 1B1' },
  { op: 'undo', match, index: index + 1 },
  { op: 'agree', match, kind: 'undo' as const, yes: true },
  { op: 'reveal', match, value: 'ab'.repeat(32) },
  { op: 'replace', match, seat: 1 },
  { op: 'sit', table: code, seat: 4 },
  { op: 'fill', table: code, seat: 2, level: 'master' },
  { op: 'ping' },
];

/** Sends something odd about a table that this client knows. */
export function sendNonsense(client: Client, table: KnownTable, random: Random): void {
  if (!client.isConnected) return;
  const { code, match = `${code}.1`, entries } = table;
  if (random(3) === 0) client.sendText(pick(ODD_TEXTS, random));
  else if (random(40) === 0) client.sendText('x'.repeat(17 * 1024));
  else client.send(pick(wrongMessages(code, match, entries.length), random));
}

/** Asks over HTTP for what the socket tells, too. */
export async function lookAround(client: Client, { code, match }: KnownTable, random: Random): Promise<void> {
  const paths = [`/tables/${code}`, '/tables', '/me/tables', '/me/matches', '/tables/zzzzzzzzzzzz', '/games'];
  if (match !== undefined) paths.push(`/matches/${match}`, `/matches/${match}`, `/matches/${match}`);
  await client.request('GET', pick(paths, random));
}
