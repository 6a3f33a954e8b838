// A message as it travels: who sent it, and on which topic. What other versions send and this one does not know is dropped.

import { z } from 'zod';
import type { BusMessage } from './port.ts';

/** A message and the process that it came from: transports may bring a process what it sent itself. */
export interface Notice {
  readonly from: string;
  readonly message: BusMessage;
}

const table = z.string();
const noticeSchema: z.ZodType<Notice> = z.object({
  from: z.string(),
  message: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('changed'), table }),
    z.object({ kind: z.literal('chat'), table, n: z.number() }),
    z.object({ kind: z.literal('presence'), table }),
    z.object({ kind: z.literal('signed-out'), person: z.string() }),
    z.object({ kind: z.literal('intervened') }),
  ]),
});

/** The notices in a text that was sent; whatever is none is left out. */
export function readNotices(text: string): Notice[] {
  try {
    return [JSON.parse(text)].flat().flatMap((one) => noticeSchema.safeParse(one).data ?? []);
  } catch {
    return [];
  }
}

/** Of what concerns more than a table. */
export const PEOPLE_TOPIC = 'people';
export const tableTopic = (code: string): string => `table.${code}`;
export const topicOf = (message: BusMessage): string => ('table' in message ? tableTopic(message.table) : PEOPLE_TOPIC);
