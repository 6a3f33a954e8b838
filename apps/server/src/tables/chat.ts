// The chat of a table as it is stored.

import type { Refusal } from '@mozaika/kernel';
import type { ChatMessageRow, Storage } from '../storage/port.ts';

const MOST_MESSAGES = 2_000;
/** How many a client is shown that comes to the table. */
const RECENT = 50;

type Posted =
  | { readonly kind: 'posted'; readonly message: ChatMessageRow }
  /** The same message was posted before. */
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Another process was quicker with another message. */
  | { readonly kind: 'conflict' };

export async function postChat(storage: Storage, draft: Omit<ChatMessageRow, 'n'>): Promise<Posted> {
  const n = await storage.countChatMessages(draft.table);
  if (n >= MOST_MESSAGES) return { kind: 'refused', refusal: { code: 'too-many', most: MOST_MESSAGES } };
  const message = { ...draft, n };
  if ((await storage.write([{ do: 'add-chat-message', message }])) === 'stored') return { kind: 'posted', message };
  return { kind: (await storage.countChatMessages(draft.table)) > n ? 'conflict' : 'done' };
}

export const recentChat = (storage: Storage, table: string): Promise<ChatMessageRow[]> =>
  storage.chatMessages(table, RECENT);
