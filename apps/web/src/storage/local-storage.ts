// JSON values in localStorage, under the app's prefix. Where the browser forbids it or has no room, the app works without them.

import type { Json } from '@mozaika/kernel';

const PREFIX = 'mozaika.';

/** The value under a key, if there is a readable one. */
export function readLocal(key: string): Json | undefined {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeLocal(key: string, value: Json): 'stored' | 'refused' {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return 'stored';
  } catch {
    return 'refused';
  }
}

export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Where nothing may be stored there is nothing to remove.
  }
}
