// The one connection to the server that this page came from: requests with the browser's cookie, and a socket that reconnects.

import type { Refusal } from '@mozaika/kernel';
import { API, type MeView } from '@mozaika/protocol';
import { type ConnectionState, MozaikaClient, type RestClient, restClient } from '@mozaika/protocol/client';
import { pause } from '../../ui/pause.ts';
import { contributionStore } from './contribution-store.ts';

/** Where the server is: the folder of this page. */
const base = new URL('.', document.baseURI).href;

export const server: RestClient = restClient({ base });

/** What is known about the connection and about oneself. */
export const link: {
  state: ConnectionState;
  me: MeView | undefined;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  ahead: number;
} = $state({ state: 'connecting', me: undefined, ahead: 0 });

let client: MozaikaClient | undefined;
let greeting: Promise<Refusal | undefined> | undefined;

/** Gets this browser its session cookie and reads whose it is; resolves with a refusal if the server can't be reached. */
export function greet(): Promise<Refusal | undefined> {
  greeting ??= server.ask('me').then((answer) => {
    if (answer.ok) link.me = answer.value;
    else greeting = undefined;
    return answer.ok ? undefined : answer.refusal;
  });
  return greeting;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/** Resolves when this browser has a session, however long that takes. */
export async function introduced(): Promise<void> {
  for (let wait = FIRST_WAIT_MS; await greet(); wait = Math.min(2 * wait, LONGEST_WAIT_MS)) await pause(wait);
}

/** The socket, opened when it is first needed. Await `introduced` before: the session's cookie is sent when the socket opens. */
export function connect(): MozaikaClient {
  if (client) return client;
  client = new MozaikaClient({
    open: () => new WebSocket(`${base.replace(/^http/, 'ws')}${API}/socket`),
    contributions: contributionStore,
    onState: (state) => {
      link.state = state;
    },
    onHello: ({ now }) => {
      link.ahead = now - Date.now();
    },
    onUnreadable: ({ text, reason }) => console.warn(`Unreadable message of the server (${reason}): ${text}`),
  });
  return client;
}

// A device that wakes up finds out at once whether the socket is still there.
document.addEventListener('visibilitychange', () => !document.hidden && client?.check());
addEventListener('online', () => client?.retry());

/** Starts anew after the browser's session has changed (a passkey, a private link). */
export function reconnect(): void {
  greeting = undefined;
  client?.close();
  client = undefined;
  link.me = undefined;
}
