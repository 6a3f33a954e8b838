// Web push: notifies browsers that it is somebody's turn. A notification names the table and never a tile.

import { ok, type Result, refuse } from '@mozaika/kernel';
import type { PushSubscription } from '@mozaika/protocol';
import type { Metrics } from '../ops/metrics.ts';
import type { People } from '../people/people.ts';
import type { PushSubscriptionRow, Storage } from '../storage/port.ts';
import { deliver, type StoredSubscription, type TurnNotice } from './delivery.ts';
import { pushKeys } from './keys.ts';
import { PUBLIC_ONLY, type SsrfGuard } from './ssrf-guard.ts';

const MOST_BROWSERS = 10;

export interface Push {
  readonly publicKey: string;
  subscribe(person: string, subscription: PushSubscription, origin: string): Promise<Result<Record<string, never>>>;
  unsubscribe(person: string, endpoint: string): Promise<Result<Record<string, never>>>;
  /** Notifies all browsers of a person. Never rejects: a lost notification does no harm. */
  notifyTurn(person: string, notice: TurnNotice): Promise<void>;
}

export interface PushParts {
  readonly storage: Storage;
  readonly people: People;
  readonly metrics: Metrics;
  /** For tests: other endpoints than public push services. */
  readonly guard?: SsrfGuard;
  now(): number;
}

export async function openPush({ storage, people, metrics, now, guard = PUBLIC_ONLY }: PushParts): Promise<Push> {
  const keys = await pushKeys(storage);

  async function send({ endpoint, subscription }: PushSubscriptionRow, notice: TurnNotice): Promise<string> {
    const result = await deliver(JSON.parse(subscription) as StoredSubscription, notice, keys, guard);
    if (result === 'gone') await storage.write([{ do: 'delete-push', endpoint }]);
    return result;
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
      const stored: StoredSubscription = { subscription, origin };
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
