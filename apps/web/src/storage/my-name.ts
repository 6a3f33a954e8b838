// What the person at this device is called: typed anywhere once, theirs in every match. A name that the server has not heard
// yet is told to it before they sit down online; a name that it knows is taken over.

import { createSubscriber } from 'svelte/reactivity';
import { readLocal, writeLocal } from './local-storage.ts';

const KEY = 'name';

interface Kept {
  /** Empty: there is none. */
  readonly name: string;
  /** Whether the server knows it. */
  readonly told: boolean;
}

const NOBODY: Kept = { name: '', told: true };

function read(): Kept {
  const { name, told } = Object(readLocal(KEY)) as { readonly [field in keyof Kept]?: unknown };
  return typeof name === 'string' ? { name, told: told === true } : NOBODY;
}

let kept = read();
let changed = (): void => {};
const subscribe = createSubscriber((update) => {
  changed = update;
  return () => {
    changed = () => {};
  };
});

function become(next: Kept): void {
  kept = next;
  writeLocal(KEY, { ...next });
  changed();
}

export const myName = {
  /** Empty as long as nobody has typed one. Reactive. */
  get current(): string {
    subscribe();
    return kept.name;
  },
  /** Keeps what the person typed, without spaces around it; nothing typed changes nothing. */
  keep(typed: string): void {
    const name = typed.trim();
    if (name !== '' && name !== kept.name) become({ name, told: false });
  },
  /** The server knows this person by a name; empty for a guest. What it has yet to hear is newer. */
  agree(name: string): void {
    if (kept.told && name !== '') become({ name, told: true });
  },
  /** The server has heard the name. */
  tell(name: string): void {
    become({ name, told: true });
  },
  /** Somebody else is at this device now. */
  forget(): void {
    become(NOBODY);
  },
};
