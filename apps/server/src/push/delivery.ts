// Delivers one notification to a browser's push service: encrypted and signed by `web-push`, sent through the SSRF guard.

import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { PushSubscription } from '@mozaika/protocol';
import webPush from 'web-push';
import type { PushKeys } from './keys.ts';
import type { SsrfGuard } from './ssrf-guard.ts';

const TIMEOUT_MS = 10_000;
const DAY_S = 86_400;
/** What push services answer for a subscription that has ended. */
const GONE = [404, 410];

/** What a notification is about. */
export interface TurnNotice {
  readonly table: string;
  readonly game: string;
}

/** A subscription with the origin of the page that made it. */
export interface StoredSubscription {
  readonly subscription: PushSubscription;
  readonly origin: string;
}

/** The contact that VAPID asks for: whom the push service may turn to. */
const contactOf = (origin: string): string => (origin.startsWith('https:') ? origin : 'mailto:mozaika@localhost');

export async function deliver(
  { subscription, origin }: StoredSubscription,
  notice: TurnNotice,
  keys: PushKeys,
  guard: SsrfGuard,
): Promise<'sent' | 'failed' | 'gone'> {
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    subscription,
    JSON.stringify({ kind: 'turn', ...notice }),
    {
      vapidDetails: { subject: contactOf(origin), ...keys },
      TTL: DAY_S,
      urgency: 'normal',
      // A newer notice about the same table replaces the older one.
      topic: notice.table,
    },
  );
  const status = await post(new URL(endpoint), headers as Record<string, string>, body as Buffer, guard);
  if (GONE.includes(status)) return 'gone';
  return status < 300 ? 'sent' : 'failed';
}

function post(endpoint: URL, headers: Record<string, string>, body: Buffer, { lookup }: SsrfGuard): Promise<number> {
  const send = endpoint.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const request = send(endpoint, { method: 'POST', headers, lookup, signal }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}
