// The one connection to the server that this page came from: requests with the browser's cookie, and a socket that reconnects.

import type { Refusal } from '@mozaika/kernel';
import { API, type MeView } from '@mozaika/protocol';
import { type ConnectionState, MozaikaClient, type RestClient, restClient } from '@mozaika/protocol/client';
import { myName } from '../../storage/my-name.ts';
import { notify } from '../../ui/notices.svelte.ts';
import { pause } from '../../ui/pause.ts';
import { goTo } from '../../ui/router.svelte.ts';
import { WORDS } from '../words.ts';
import { showAnnouncements } from './announcements.ts';
import { shuffleStore } from './shuffle-store.ts';

/** Where the server is: the folder of this page. */
const base = new URL('.', document.baseURI).href;

export const server: RestClient = restClient({ base });

/** What is known about the connection and about oneself. */
export const link: {
  state: ConnectionState;
  me: MeView | undefined;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  ahead: number;
  /** Whether whoever runs the server keeps this person out. */
  banned: boolean;
} = $state({ state: 'connecting', me: undefined, ahead: 0, banned: false });

let client: MozaikaClient | undefined;
/** Whether the server has closed the socket because sessions were ended. */
let sessionEnded = false;
let greeting: Promise<Refusal | undefined> | undefined;

/** Takes in what the server says about oneself. */
function know(me: MeView): void {
  link.me = me;
  if (typeof me.name === 'string') myName.agree(me.name);
}

/** Gets this browser its session cookie and reads whose it is; resolves with a refusal if the server can't be reached. */
export function greet(): Promise<Refusal | undefined> {
  greeting ??= server.ask('me').then((answer) => {
    link.banned = !answer.ok && answer.refusal.code === 'banned';
    if (answer.ok) know(answer.value);
    else greeting = undefined;
    return answer.ok ? undefined : answer.refusal;
  });
  return greeting;
}

/** Tells the server one's name, if it knows another one or none. Await `greet` before. */
export async function introduce(): Promise<Refusal | undefined> {
  const name = myName.current;
  if (name === '' || name === link.me?.name) return undefined;
  const renamed = await server.ask('rename', { body: { name } });
  if (!renamed.ok) return renamed.refusal;
  myName.tell(name);
  link.me = renamed.value;
  return undefined;
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
    shuffles: shuffleStore,
    onState: (state) => {
      link.state = state;
    },
    onHello: ({ now, name }) => {
      link.ahead = now - Date.now();
      link.banned = false;
      // The browser that signed out all others has a new cookie by now; any other one is nobody.
      if (sessionEnded && name === '') leaveSession();
      sessionEnded = false;
    },
    onBye: ({ reason }) => {
      sessionEnded = reason === 'signed-out';
      if (reason === 'banned') link.banned = true;
    },
    onAnnouncements: ({ list }) => showAnnouncements(list, Date.now() + link.ahead),
    onUnreadable: ({ text, reason }) => console.warn(`Unreadable message of the server (${reason}): ${text}`),
  });
  return client;
}

// A device that wakes up finds out at once whether the socket is still there.
document.addEventListener('visibilitychange', () => !document.hidden && client?.check());
addEventListener('online', () => client?.retry());

/** This browser was signed out from elsewhere: it goes on as a new guest. */
function leaveSession(): void {
  reconnect();
  notify(WORDS.signedOut);
  goTo({ screen: 'start' });
}

/** Starts anew after the browser's session has changed (a passkey, a private link): somebody else is here. */
export function reconnect(): void {
  greeting = undefined;
  client?.close();
  client = undefined;
  link.me = undefined;
  myName.forget();
}
