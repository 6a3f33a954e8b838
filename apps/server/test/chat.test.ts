// The chat of a table that talks for long: it never falls silent, it forgets what was said first.

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStorage } from '../src/storage/open.ts';
import { postChat, recentChat } from '../src/tables/chat.ts';
import { scratch } from './server.ts';
import { chatMessage } from './storage/rows.ts';

it('keeps the last two thousand messages of a table and forgets those before', async () => {
  const storage = await openStorage(join(scratch(), 'chat.db'));
  const numbers = Array.from({ length: 2_000 }, (_, n) => n);
  await storage.write(numbers.map((n) => ({ do: 'add-chat-message', message: chatMessage(n) }) as const));
  const { n: _, ...draft } = chatMessage(0, { key: 'one more' });
  expect(await postChat(storage, draft)).toMatchObject({ kind: 'posted', message: { n: 2_000 } });
  expect(await postChat(storage, draft)).toEqual({ kind: 'done' });
  const kept = await storage.chatMessages('t', 5_000);
  expect([kept.length, kept[0]?.n, kept.at(-1)?.key]).toEqual([2_000, 1, 'one more']);
  expect((await recentChat(storage, 't')).at(-1)?.n).toBe(2_000);
  await storage.close();
});
