// Web push of this browser: its state, subscribing and unsubscribing.

import type { Refusal } from '@mozaika/kernel';
import type { PushSubscription as SubscriptionJson } from '@mozaika/protocol';
import { server } from '../connection/connection.svelte.ts';

export type PushState = 'on' | 'off' | 'forbidden' | 'unsafe' | 'unknown';

/** The service worker; there is none in development. */
const registered = () => navigator.serviceWorker?.getRegistration();

export async function pushState(): Promise<PushState> {
  if (!isSecureContext) return 'unsafe';
  if (!('PushManager' in window) || !('Notification' in window)) return 'unknown';
  const registration = await registered();
  if (!registration) return 'unknown';
  if (Notification.permission === 'denied') return 'forbidden';
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Turns notifications on. Rejects if the browser can't subscribe. */
export async function turnOn(): Promise<Refusal | undefined> {
  const registration = await registered();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return undefined;
  const key = await server.ask('pushKey');
  if (!key.ok) return key.refusal;
  return tell(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key.value.key }));
}

/** Tells the server this browser's subscription; one that it refuses is of no use. */
async function tell(subscription: PushSubscription): Promise<Refusal | undefined> {
  const told = await server.ask('subscribe', { body: subscription.toJSON() as SubscriptionJson });
  if (told.ok) return undefined;
  await subscription.unsubscribe();
  return told.refusal;
}

/** Tells the server again, after it has forgotten the subscriptions of all sessions; nothing where notifications are off. */
export async function renew(): Promise<Refusal | undefined> {
  const subscription = await (await registered())?.pushManager?.getSubscription();
  return subscription ? tell(subscription) : undefined;
}

export async function turnOff(): Promise<Refusal | undefined> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (!subscription) return undefined;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  const told = await server.ask('unsubscribe', { body: { endpoint } });
  return told.ok ? undefined : told.refusal;
}
