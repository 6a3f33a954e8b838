// The list of chat messages: ordered and deduplicated by number, with what is unread.

import type { DisplayName } from '@mozaika/protocol';
import type { ChatMessage } from '@mozaika/protocol/client';

/** A message with its author's name at that time: by the next match they may sit elsewhere. */
export type ShownMessage = ChatMessage & { readonly name: DisplayName };

/** The messages with one more; the same list if it was known already. */
export function withMessage<S extends ChatMessage>(messages: readonly S[], message: S): readonly S[] {
  if (messages.some(({ n }) => n === message.n)) return messages;
  return [...messages, message].sort((a, b) => a.n - b.n);
}

/** Whether others have said something since the message `read`. */
export const hasNews = (messages: readonly ChatMessage[], read: number, own: number | undefined): boolean =>
  messages.some(({ n, seat }) => n > read && seat !== own);

export const lastOf = (messages: readonly ChatMessage[]): number => messages.at(-1)?.n ?? -1;
