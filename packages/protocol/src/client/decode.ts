// Parses what a server sends with the protocol's schema: everything behind this function is a known message.

import { quote } from '@mozaika/kernel';
import { safeParse } from 'zod/mini';
import { type ServerMessage, serverMessage } from '../messages.ts';
import { PROTOCOL } from '../parts.ts';

/** A message that could not be parsed: its beginning, and what is wrong with it. */
export interface UnreadableMessage {
  readonly text: string;
  readonly reason: string;
}

export type Decoded =
  | { readonly kind: 'message'; readonly message: ServerMessage }
  /** A server that speaks another protocol: nothing else of its greeting needs to be understood. */
  | { readonly kind: 'other-protocol' }
  | { readonly kind: 'unreadable'; readonly unreadable: UnreadableMessage };

const unreadable = (data: unknown, reason: string): Decoded => ({
  kind: 'unreadable',
  unreadable: { text: quote(String(data)), reason },
});

/** Whether this is a greeting with another protocol number; the rest of it may have any shape. */
function isOtherProtocol(json: unknown): boolean {
  const { op, protocol } = Object(json) as { readonly op?: unknown; readonly protocol?: unknown };
  return op === 'hello' && protocol !== PROTOCOL;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function decode(data: unknown): Decoded {
  if (typeof data !== 'string') return unreadable(data, 'not a text frame');
  const json = parseJson(data);
  if (json === undefined) return unreadable(data, 'not JSON');
  if (isOtherProtocol(json)) return { kind: 'other-protocol' };
  const parsed = safeParse(serverMessage, json);
  if (parsed.success) return { kind: 'message', message: parsed.data };
  const [issue] = parsed.error.issues;
  return unreadable(data, `${issue?.path.join('.')}: ${issue?.message}`);
}
