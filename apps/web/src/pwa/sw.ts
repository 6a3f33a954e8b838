// The service worker: keeps the app on the device, so that it opens without a network, and tells people that it is their
// turn. It is built into one file without imports; the build writes the list of files into it.

/** What the build knows: the files of the first screen, all other files, and a name for exactly these. */
declare const __BUILT__: {
  readonly version: string;
  readonly shell: readonly string[];
  readonly rest: readonly string[];
};

/** The parts of the worker's world that are used here. */
interface Happening extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchHappening extends Happening {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface PushHappening extends Happening {
  readonly data: { json(): unknown } | null;
}
interface ClickHappening extends Happening {
  readonly notification: Notification;
}
interface Tab {
  readonly url: string;
  focus(): Promise<Tab>;
}
interface WorkerWorld {
  readonly registration: { readonly scope: string; showNotification(title: string, options: object): Promise<void> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly Tab[]>;
    openWindow(address: string): Promise<Tab | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Happening) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchHappening) => void): void;
  addEventListener(type: 'message', listener: (event: Happening & { readonly data: unknown }) => void): void;
  addEventListener(type: 'push', listener: (event: PushHappening) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickHappening) => void): void;
}
const { version, shell, rest } = __BUILT__;
const world = self as unknown as WorkerWorld;

const PREFIX = 'mozaika-app-';
const CACHE = PREFIX + version;
/** Where the page leaves what the worker has to know of the person. */
const PERSON = 'mozaika-person';
/** The page itself has two addresses. */
const PAGE = './';
const files = new Set([...shell, ...rest]);

const { scope } = world.registration;
/** A file's name from its address; nothing for addresses of others. */
const nameOf = (address: string): string | undefined => {
  const [plain] = address.split(/[?#]/, 1);
  if (!plain.startsWith(scope)) return undefined;
  const name = `./${plain.slice(scope.length)}`;
  return name === './index.html' ? PAGE : name;
};

/** Keeps files that are not kept yet. Names with a hash in them never change, so an older version's copy will do. */
async function keep(names: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const name of names) {
    if (await cache.match(name)) continue;
    const older = name.startsWith('./assets/') ? await caches.match(name) : undefined;
    const response = older ?? (await fetch(name, { cache: 'no-cache' }));
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    await cache.put(name, response);
  }
}

world.addEventListener('install', (event) => event.waitUntil(keep(shell)));

world.addEventListener('activate', (event) => event.waitUntil(settle()));

/** Forgets old versions but the last one, which other tabs may still need until they are reloaded. */
async function settle(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)));
  await world.clients.claim();
}

world.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(world.skipWaiting());
  if (event.data === 'keep-all') event.waitUntil(keep(rest).catch(() => undefined));
});

world.addEventListener('fetch', (event) => {
  const { request } = event;
  const name = request.method === 'GET' ? nameOf(request.url) : undefined;
  if (name === undefined) return;
  if (files.has(name) || name.startsWith('./assets/')) event.respondWith(serve(name, request));
});

async function serve(name: string, request: Request): Promise<Response> {
  const kept = (await (await caches.open(CACHE)).match(name)) ?? (await caches.match(name));
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && files.has(name)) await (await caches.open(CACHE)).put(name, response.clone());
  return response;
}

const TURN = {
  en: { title: 'Your turn', body: 'They are waiting for you at the table {table}.' },
  cs: { title: 'Jsi na tahu', body: 'U stolu {table} se čeká na tebe.' },
} as const;

world.addEventListener('push', (event) => {
  const { kind, table } = Object(event.data?.json()) as { readonly kind?: unknown; readonly table?: unknown };
  if (kind === 'turn' && typeof table === 'string') event.waitUntil(notify(table));
});

async function notify(table: string): Promise<void> {
  const kept = await (await caches.open(PERSON)).match('./language');
  const language = (await kept?.text()) ?? navigator.language;
  const { title, body } = TURN[language.startsWith('cs') ? 'cs' : 'en'];
  await world.registration.showNotification(title, {
    body: body.replace('{table}', table),
    icon: new URL('./icon-192.png', scope).href,
    tag: table,
    data: { table },
  });
}

world.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = Object(event.notification.data) as { readonly table?: string };
  event.waitUntil(comeTo(`${scope}#/t/${table}`));
});

async function comeTo(address: string): Promise<void> {
  const tabs = await world.clients.matchAll({ type: 'window' });
  const there = tabs.find(({ url }) => url === address);
  await (there ? there.focus() : world.clients.openWindow(address));
}
