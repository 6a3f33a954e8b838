// The VAPID keys by which push services know this server: generated once, kept in the storage.

import webPush from 'web-push';
import { keptSetting } from '../storage/kept-setting.ts';
import type { Storage } from '../storage/port.ts';

const SETTING = 'push-keys';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export async function pushKeys(storage: Storage): Promise<PushKeys> {
  return JSON.parse(await keptSetting(storage, SETTING, () => JSON.stringify(webPush.generateVAPIDKeys())));
}
