// The preferences of this person on this device: reactive, stored in localStorage, and applied to the page.

import { readLocal, writeLocal } from '../storage/local-storage.ts';
import { notify } from './notices.svelte.ts';
import { type Preferences, readPreferences } from './preferences.ts';

const KEY = 'settings';
const NOT_KEPT = {
  en: 'This browser doesn’t save settings, so they last only until you close the page.',
  cs: 'Tenhle prohlížeč nic neuloží, takže nastavení vydrží jen do zavření stránky.',
};

export const settings: Preferences = $state(readPreferences(readLocal(KEY), navigator.languages));

const darkness = matchMedia('(prefers-color-scheme: dark)');
let systemTheme = $state<'light' | 'dark'>(darkness.matches ? 'dark' : 'light');
darkness.addEventListener('change', () => {
  systemTheme = darkness.matches ? 'dark' : 'light';
});

let told = false;

/** Changes settings, and says so once where they can't be kept. */
export function change(changes: Partial<Preferences>): void {
  Object.assign(settings, changes);
  if (writeLocal(KEY, { ...settings }) === 'stored' || told) return;
  told = true;
  notify(NOT_KEPT);
}

/** What index.html says in English before any script has run. */
const DESCRIPTION = {
  en: 'Play Azul and Qwirkle with friends and against bots, online and offline. Free, in Czech and English.',
  cs: 'Zahraj si Azul a Qwirkle s přáteli i proti botům, online i bez připojení. Zdarma, česky a anglicky.',
};
const MANIFEST = { en: './manifest.webmanifest', cs: './manifest.cs.webmanifest' };

$effect.root(() => {
  $effect(() => {
    const page = document.documentElement;
    page.lang = settings.language;
    page.querySelector('meta[name="description"]')?.setAttribute('content', DESCRIPTION[settings.language]);
    page.querySelector('link[rel="manifest"]')?.setAttribute('href', MANIFEST[settings.language]);
    page.setAttribute('data-theme', settings.theme === 'system' ? systemTheme : settings.theme);
    page.setAttribute('data-table', settings.table);
    page.setAttribute('data-tiles', settings.tiles);
  });
});
