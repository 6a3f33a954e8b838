// Small things that are kept in localStorage. Where the browser forbids it or has no room, the app works without them.

import type { Json } from '@mozaika/kernel';

const PREFIX = 'mozaika.';

/** What was kept under a key, if there is something readable. */
export function readKept(key: string): Json | undefined {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: Json): 'kept' | 'refused' {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return 'kept';
  } catch {
    return 'refused';
  }
}
