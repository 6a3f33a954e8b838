// Where the app begins.

import { mount } from 'svelte';
import App from './App.svelte';
import './pwa/install.svelte.ts';
import { register } from './pwa/register.ts';
import './ui/theme.css';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app');
// What was painted before the app came.
target.replaceChildren();
mount(App, { target });
addEventListener('load', () => void register());
