// Settings that are made once and then kept, such as keys: of several processes that start at once, one makes it for all of them.

import type { Storage } from './port.ts';

export async function keptSetting(storage: Storage, key: string, make: () => string): Promise<string> {
  const kept = await storage.setting(key);
  if (kept !== undefined) return kept;
  await storage.write([{ do: 'add-setting', key, value: make() }]);
  const stored = await storage.setting(key);
  if (stored === undefined) throw new Error(`The setting ${key} was stored and is not there.`);
  return stored;
}
