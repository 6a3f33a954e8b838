// The VAPID keys by which push services know this server: generated once, kept in the storage.

import webPush from 'web-push';
import type { Storage } from '../storage/port.ts';

const SETTING = 'push-keys';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export async function pushKeys(storage: Storage): Promise<PushKeys> {
  const kept = await storage.setting(SETTING);
  if (kept !== undefined) return JSON.parse(kept);
  const keys = webPush.generateVAPIDKeys();
  await storage.write([{ do: 'put-setting', key: SETTING, value: JSON.stringify(keys) }]);
  return keys;
}
