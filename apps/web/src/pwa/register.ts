// Registers the service worker, offers new versions, and leaves the language where the worker finds it.

import { notify } from '../ui/notices.svelte.ts';

const NEW_VERSION = { en: 'A new version of Mozaika is ready.', cs: 'Je tu nová verze Mozaiky.' };
const RELOAD = { en: 'Load it', cs: 'Načíst' };
const HOUR = 3_600_000;

/** Calls back when the page has nothing better to do. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 20_000 });
  else setTimeout(work, 5000);
};

/** Service workers exist only on safe connections; elsewhere the app works without what they bring. */
export async function register(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let first = serviceWorker.controller === null;
  let reloading = false;
  const reload = () => {
    reloading = true;
    location.reload();
  };
  serviceWorker.addEventListener('controllerchange', () => {
    // The very first worker takes the page over in silence; a later one means that another tab has loaded a new version.
    if (!first && !reloading) notify(NEW_VERSION, {}, { label: RELOAD, run: reload });
    first = false;
  });
  const registration = await serviceWorker.register('./sw.js');
  const offer = (worker: ServiceWorker) =>
    notify(
      NEW_VERSION,
      {},
      {
        label: RELOAD,
        run() {
          reloading = true;
          serviceWorker.addEventListener('controllerchange', () => location.reload());
          worker.postMessage('take-over');
        },
      },
    );
  if (registration.waiting && !first) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && serviceWorker.controller) offer(worker);
    });
  });
  const { active } = await serviceWorker.ready;
  whenIdle(() => active?.postMessage('keep-all'));
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < HOUR) return;
    checked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Leaves the language where the worker finds it for notifications. */
export async function leaveLanguage(language: string): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open('mozaika-person');
  await cache.put('./language', new Response(language));
}
