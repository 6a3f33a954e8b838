// The one connection to the server that this page came from: a guest's cookie first, then a socket that comes back by itself.

import type { Refusal } from '@mozaika/kernel';
import type { MeView } from '@mozaika/protocol';
import {
  type ConnectionState,
  MozaikaClient,
  type RestClient,
  restClient,
  type SocketLike,
  type Vault,
} from '@mozaika/protocol/client';

/** Where the server is: the folder of this page. */
const base = new URL('.', document.baseURI).href;

export const server: RestClient = restClient({ base });

/** What is known about the connection and about oneself. */
export const link: { state: ConnectionState; me: MeView | undefined } = $state({ state: 'connecting', me: undefined });

/** Contributions to shuffles must survive a reload between sitting down and the start. */
const vault: Vault = {
  get: (table) => read(`seal ${table}`),
  set: (table, value) => write(`seal ${table}`, value),
};

const memory = new Map<string, string>();

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

function write(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is full or forbidden: memory lasts as long as this page.
  }
}

let client: MozaikaClient | undefined;
let greeting: Promise<Refusal | undefined> | undefined;

/** Makes sure that this browser is somebody; resolves with a refusal if the server can't be reached. */
export function greet(): Promise<Refusal | undefined> {
  greeting ??= server.ask('me').then((answer) => {
    if (answer.ok) link.me = answer.value;
    else greeting = undefined;
    return answer.ok ? undefined : answer.refusal;
  });
  return greeting;
}

/** The socket, opened when it is first needed. */
export function connect(): MozaikaClient {
  if (client) return client;
  client = new MozaikaClient({
    open: () => new WebSocket(`${base.replace(/^http/, 'ws')}api/v1/socket`) as unknown as SocketLike,
    vault,
    onState: (state) => {
      link.state = state;
    },
  });
  // A phone that slept finds out at once whether the socket is still there.
  document.addEventListener('visibilitychange', () => !document.hidden && client?.check());
  addEventListener('online', () => client?.retry());
  return client;
}

/** After becoming somebody else (a passkey, a private link) everything is asked for anew. */
export function reconnect(): void {
  greeting = undefined;
  client?.close();
  client = undefined;
  link.me = undefined;
}
