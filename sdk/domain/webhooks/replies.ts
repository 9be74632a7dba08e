import { noSuch } from '../records.ts';
import { rejection } from '../rejection.ts';
import { MAX_WEBHOOKS } from './endpoint.ts';

export const noSuchWebhook = noSuch('webhook');
export const noSuchDelivery = noSuch('delivery');

export const webhooksFull = rejection(
  'WEBHOOKS_FULL',
  `There are ${MAX_WEBHOOKS} webhooks, which is all there can be. Delete one first.`,
);
export const webhookOff = rejection(
  'WEBHOOK_OFF',
  'This webhook is off: nothing is sent to it. Switch it on first.',
);

export const MAX_REPLAYED = 10_000;
export const tooManyEvents = rejection(
  'TOO_MANY_EVENTS',
  'More than 10,000 events happened since then. Choose a later moment.',
);

export const webhookDeleted = 'The webhook is deleted.';
export const copySecretNow = 'Copy the secret now: it is not shown again.';
export const onItsWay = 'It is on its way.';
export const replayed = (count: number): string => {
  if (count === 0) return 'It has all of them.';
  return count === 1 ? 'One event is on its way.' : `${count} events are on their way.`;
};

const DAY_MS = 86_400_000;
const REPLAYED_DAYS = 85;

/** Events are kept for some days longer, so that what is sent again is there at each try. */
export const replayableSince = (since: Date, now: Date): Date =>
  new Date(Math.max(since.getTime(), now.getTime() - REPLAYED_DAYS * DAY_MS));

export const DELIVERIES_KEPT_DAYS = 30;

/** Deliveries that were begun before, and have ended, are kept no more. */
export const deliveriesKeptSince = (now: Date): Date =>
  new Date(now.getTime() - DELIVERIES_KEPT_DAYS * DAY_MS);
