// The chat of a table as it is stored. It rolls: a table that talks for long forgets what was said first.

import type { ChatMessageRow, Storage } from '../storage/port.ts';

/** How many messages of a table are kept. */
const MOST_MESSAGES = 2_000;
/** How many a client is shown that comes to the table. */
const RECENT = 50;

type Posted =
  | { readonly kind: 'posted'; readonly message: ChatMessageRow }
  /** The same message was posted before. */
  | { readonly kind: 'done' }
  /** Another process was quicker with another message. */
  | { readonly kind: 'conflict' };

export async function postChat(storage: Storage, draft: Omit<ChatMessageRow, 'n'>): Promise<Posted> {
  const { table } = draft;
  const n = await storage.nextChatNumber(table);
  const message = { ...draft, n };
  const written = await storage.write([
    { do: 'add-chat-message', message },
    ...(n < MOST_MESSAGES ? [] : [{ do: 'drop-chat-messages', table, before: n - MOST_MESSAGES + 1 } as const]),
  ]);
  if (written === 'stored') return { kind: 'posted', message };
  return { kind: (await storage.nextChatNumber(table)) > n ? 'conflict' : 'done' };
}

export const recentChat = (storage: Storage, table: string): Promise<ChatMessageRow[]> =>
  storage.chatMessages(table, RECENT);

/** One message, if it is still kept. */
export const messageNumbered = async (
  storage: Storage,
  table: string,
  n: number,
): Promise<ChatMessageRow | undefined> =>
  (await storage.chatMessages(table, MOST_MESSAGES)).find((message) => message.n === n);

/** What was said at a table, as far as those who sit there have been shown it: each message once and in order. */
export class ChatFeed {
  private readonly storage: Storage;
  private readonly table: string;
  /** The last message that was shown; none is known before anybody looks. */
  private shown = -1;

  constructor(storage: Storage, table: string) {
    this.storage = storage;
    this.table = table;
  }

  /** Whether there is something after what was shown. */
  isBehind(last: number): boolean {
    return last > this.shown;
  }

  /** What was said last, and which of it is new to those who look on. */
  async read(): Promise<{ readonly recent: readonly ChatMessageRow[]; readonly unseen: readonly ChatMessageRow[] }> {
    const recent = await recentChat(this.storage, this.table);
    const unseen = recent.filter(({ n }) => n > this.shown);
    this.shown = recent.at(-1)?.n ?? this.shown;
    return { recent, unseen };
  }
}
