// The service worker: caches the app's files, so that it opens without a network, and shows push notifications. It is built into one
// file without imports; the build writes the list of files into it.

/** Written by the build: the files of the first screen (precached), all other files (cached when idle), and a hash of them all. */
declare const __BUILT__: {
  readonly version: string;
  readonly shell: readonly string[];
  readonly rest: readonly string[];
};

// TypeScript declares `self` as a worker of any kind; this one is a service worker. The export makes the file a module, in which a
// narrower declaration is allowed; nothing of it is left in the built file.
declare const self: ServiceWorkerGlobalScope;

export {};

const { version, shell, rest } = __BUILT__;

const PREFIX = 'mozaika-app-';
const CACHE = PREFIX + version;
/** A cache in which the page leaves the person's language. */
const PERSON = 'mozaika-person';
/** The page itself has two addresses. */
const PAGE = './';
const files = new Set([...shell, ...rest]);

const { scope } = self.registration;
/** A file's name from its address; nothing outside the app. */
const nameOf = (address: string): string | undefined => {
  const plain = address.replace(/[?#].*$/, '');
  if (!plain.startsWith(scope)) return undefined;
  const name = `./${plain.slice(scope.length)}`;
  return name === './index.html' ? PAGE : name;
};

/** Caches files that are missing. Names with a content hash never change, so an older version's copy will do. */
async function cacheAll(names: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const name of names) {
    if (await cache.match(name)) continue;
    const older = name.startsWith('./assets/') ? await caches.match(name) : undefined;
    const response = older ?? (await fetch(name, { cache: 'no-cache' }));
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    await cache.put(name, response);
  }
}

self.addEventListener('install', (event) => event.waitUntil(cacheAll(shell)));

self.addEventListener('activate', (event) => event.waitUntil(activate()));

/** Deletes the caches of old versions but the last one, which other tabs may still need until they are reloaded. */
async function activate(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  if (event.data === 'keep-all') event.waitUntil(cacheAll(rest).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
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
  en: { title: 'Your turn', body: 'The others are waiting for you at table {table}.' },
  cs: { title: 'Jsi na tahu', body: 'U stolu {table} se čeká na tebe.' },
} as const;

self.addEventListener('push', (event) => {
  const { kind, table } = Object(event.data?.json()) as { readonly kind?: unknown; readonly table?: unknown };
  if (kind === 'turn' && typeof table === 'string') event.waitUntil(notify(table));
});

async function notify(table: string): Promise<void> {
  const kept = await (await caches.open(PERSON)).match('./language');
  const language = (await kept?.text()) ?? navigator.language;
  const { title, body } = TURN[language.startsWith('cs') ? 'cs' : 'en'];
  await self.registration.showNotification(title, {
    body: body.replace('{table}', table),
    icon: new URL('./icon-192.png', scope).href,
    tag: table,
    data: { table },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = Object(event.notification.data) as { readonly table?: string };
  event.waitUntil(focusOrOpen(`${scope}#/t/${table}`));
});

async function focusOrOpen(address: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const there = tabs.find(({ url }) => url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
