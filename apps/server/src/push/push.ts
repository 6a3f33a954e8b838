// Web push: tells browsers that it is somebody's turn. What is sent names the table and never a tile.

import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { ok, type Result, refuse } from '@mozaika/kernel';
import type { PushSubscription } from '@mozaika/protocol';
import webPush from 'web-push';
import type { Metrics } from '../ops/metrics.ts';
import type { People } from '../people/people.ts';
import type { PushSubscriptionRow, Storage } from '../storage/port.ts';
import { pushKeys } from './keys.ts';
import { PUBLIC_ONLY, type SsrfGuard } from './ssrf-guard.ts';

const MOST_BROWSERS = 10;
const PATIENCE_MS = 10_000;
const DAY_S = 86_400;
/** What push services say of a subscription that is no more. */
const GONE = [404, 410];

/** What a notification is about. */
export interface TurnNotice {
  readonly table: string;
  readonly game: string;
}

export interface Push {
  readonly publicKey: string;
  subscribe(person: string, subscription: PushSubscription, origin: string): Promise<Result<Record<string, never>>>;
  unsubscribe(person: string, endpoint: string): Promise<Result<Record<string, never>>>;
  /** Tells all browsers of a person. Never rejects: a notification that gets lost does no harm. */
  notifyTurn(person: string, notice: TurnNotice): Promise<void>;
}

export interface PushParts {
  readonly storage: Storage;
  readonly people: People;
  readonly metrics: Metrics;
  /** For tests: other places than the push services of the world. */
  readonly guard?: SsrfGuard;
  now(): number;
}

interface Stored {
  readonly subscription: PushSubscription;
  readonly origin: string;
}

/** Whom a push service may turn to. */
const contactOf = (origin: string): string => (origin.startsWith('https:') ? origin : 'mailto:mozaika@localhost');

export async function openPush({ storage, people, metrics, now, guard = PUBLIC_ONLY }: PushParts): Promise<Push> {
  const keys = await pushKeys(storage);

  function post(endpoint: URL, headers: Record<string, string | number>, body: Buffer): Promise<number> {
    const send = endpoint.protocol === 'https:' ? requestHttps : requestHttp;
    const { lookup } = guard;
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const request = send(endpoint, { method: 'POST', headers, lookup, signal }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  async function send({ endpoint, subscription: stored }: PushSubscriptionRow, notice: TurnNotice): Promise<string> {
    const { subscription, origin }: Stored = JSON.parse(stored);
    const { headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify({ kind: 'turn', ...notice }),
      {
        vapidDetails: { subject: contactOf(origin), ...keys },
        TTL: DAY_S,
        urgency: 'normal',
        // A newer notice about the same table takes the older one's place.
        topic: notice.table,
      },
    );
    const status = await post(new URL(endpoint), headers as Record<string, string>, body as Buffer);
    if (!GONE.includes(status)) return status < 300 ? 'sent' : 'failed';
    await storage.write([{ do: 'delete-push', endpoint }]);
    return 'gone';
  }

  return {
    publicKey: keys.publicKey,
    async subscribe(person, subscription, origin) {
      const { endpoint } = subscription;
      if (!guard.allows(new URL(endpoint))) return refuse('unknown-push-service');
      const present = await storage.pushSubscriptionsOf(person);
      const isNew = present.every((push) => push.endpoint !== endpoint);
      if (isNew && present.length >= MOST_BROWSERS) return refuse('too-many-browsers', { limit: MOST_BROWSERS });
      await people.ensureStored(person);
      const stored: Stored = { subscription, origin };
      await storage.write([
        { do: 'put-push', push: { endpoint, person, subscription: JSON.stringify(stored), created: now() } },
      ]);
      return ok({});
    },
    async unsubscribe(person, endpoint) {
      const present = await storage.pushSubscriptionsOf(person);
      if (present.some((push) => push.endpoint === endpoint)) await storage.write([{ do: 'delete-push', endpoint }]);
      return ok({});
    },
    async notifyTurn(person, notice) {
      const pushes = await storage.pushSubscriptionsOf(person).catch(() => []);
      await Promise.all(
        pushes.map(async (push) => metrics.pushes.inc({ result: await send(push, notice).catch(() => 'failed') })),
      );
    },
  };
}
