import { noSuch } from '../records.ts';
import { rejection } from '../rejection.ts';
import { MAX_WEBHOOKS } from './endpoint.ts';

export const noSuchWebhook = noSuch('webhook');
export const noSuchDelivery = noSuch('delivery');

export const webhooksFull = rejection(
  'WEBHOOKS_FULL',
  `The limit is ${MAX_WEBHOOKS} webhooks. Delete one first.`,
);
export const webhookOff = rejection(
  'WEBHOOK_OFF',
  "This webhook is off, so it doesn't receive events. Turn it on first.",
);

export const MAX_REPLAYED = 10_000;
export const tooManyEvents = rejection(
  'TOO_MANY_EVENTS',
  'More than 10,000 events have happened since then. Choose a later time.',
);

export const webhookDeleted = 'Webhook deleted.';
export const copySecretNow = "Copy the secret now. We won't show it again.";
export const deliveryQueued = 'Test event queued.';
export const replayed = (count: number): string => {
  if (count === 0) return 'No failed deliveries to resend.';
  return count === 1 ? '1 event queued.' : `${count} events queued.`;
};

const DAY_MS = 86_400_000;
const REPLAYED_DAYS = 85;

/**
 * Returns the time from which events are replayed, at most 85 days ago. Events are kept a few days
 * longer, so that they still exist for the last attempt.
 */
export const replayableSince = (since: Date, now: Date): Date =>
  new Date(Math.max(since.getTime(), now.getTime() - REPLAYED_DAYS * DAY_MS));

export const DELIVERY_RETENTION_DAYS = 30;

/** Returns the time before which finished deliveries are deleted. */
export const deliveriesRetainedSince = (now: Date): Date =>
  new Date(now.getTime() - DELIVERY_RETENTION_DAYS * DAY_MS);
