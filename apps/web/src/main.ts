// The app's entry point: mounts the root component and registers the service worker.

import { mount } from 'svelte';
import App from './App.svelte';
import './pwa/install.svelte.ts';
import { register } from './pwa/register.ts';
import { onMemoryOnly } from './storage/match-store.ts';
import { notify } from './ui/notices.svelte.ts';
import { whenIdle } from './ui/when-idle.ts';
import './ui/theme.css';

const NOT_STORED = {
  en: 'This browser has no room for matches, or does not allow saving them. You can play, but closing the page ends the match: download its record if you want to keep it.',
  cs: 'Tenhle prohlížeč nemá na partie místo, nebo je nedovolí ukládat. Hrát můžeš, ale zavřením stránky partie skončí: jestli si ji chceš nechat, stáhni si záznam.',
};

onMemoryOnly(() => notify(NOT_STORED));
const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app');
// What was painted before the app came.
target.replaceChildren();
mount(App, { target });
// What the worker caches is fetched after what this page needs.
addEventListener('load', () => whenIdle(() => void register()));
