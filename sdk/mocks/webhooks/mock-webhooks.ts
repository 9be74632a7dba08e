import { presentEvent } from '../../domain/events/present-event.ts';
import { outcomeOf, settleAttempt, type Answer } from '../../domain/webhooks/after-attempt.ts';
import { signedMessage, testMessage } from '../../domain/webhooks/message.ts';
import { webhookOffEmail } from '../../domain/webhooks/webhook-off-email.ts';
import { inIsoDates } from '../core/copied-on-use.ts';
import type { MockShop } from '../core/mock-shop.ts';
import { postEmail } from '../mails/post-email.ts';
import {
  cancelPending,
  savedWebhooks,
  type MockDelivery,
  type MockWebhook,
} from './mock-webhook.ts';

/** Receives the shop's requests and responds to them. */
export type Receiver = (request: Request) => Response | Promise<Response>;

/**
 * Sends pending deliveries to a handler in the page, signed like the real shop's, and records the
 * results. `origin` is the shop's URL.
 */
export async function mockWebhooks(
  shop: MockShop,
  receive: Receiver,
  origin: string,
): Promise<void> {
  const now = shop.now();
  const isDue = ({ nextTryAt }: MockDelivery) =>
    nextTryAt !== null && Date.parse(nextTryAt) <= now.getTime();
  for (const webhook of shop.read().webhooks ?? []) {
    const { enabled, pausedUntil } = webhook;
    if (!enabled || (pausedUntil !== null && Date.parse(pausedUntil) > now.getTime())) continue;
    for (const delivery of webhook.deliveries.filter(isDue)) {
      const request = await buildRequest(shop, webhook, delivery, origin);
      const answer = await Promise.resolve(request)
        .then(receive)
        .then(read, () => unanswered);
      const isOff = shop.change((state) => {
        const found = savedWebhooks(state).find(({ id }) => id === webhook.id);
        const tried = found?.deliveries.find(({ id }) => id === delivery.id);
        if (!found || !tried) return true;
        const failingSince = found.failingSince === null ? null : new Date(found.failingSince);
        const before = { ...found, ...tried, failingSince, now, random: 0 };
        const { stops: because, ...settled } = settleAttempt(answer, before);
        Object.assign(tried, inIsoDates(settled.delivery));
        Object.assign(found, inIsoDates(settled.webhook));
        found.enabled = found.offBecause === null;
        if (because === null) return !found.enabled;
        cancelPending(found);
        const { id, url } = found;
        const email = webhookOffEmail({ id, url, because, publicUrl: origin });
        postEmail({ state, now }, found.createdBy, email);
        return true;
      });
      if (isOff) break;
    }
  }
}

const unanswered: Answer = { outcome: 'NO_ANSWER', status: null, retryAfter: null };

const read = ({ status, headers }: Response): Answer => ({
  outcome: outcomeOf(status),
  status,
  retryAfter: headers.get('Retry-After'),
});

async function buildRequest(
  shop: MockShop,
  webhook: MockWebhook,
  { eventId, at }: MockDelivery,
  origin: string,
): Promise<Request> {
  const now = shop.now();
  const event = shop.read().events.find(({ id }) => id === eventId);
  const message =
    event === undefined
      ? testMessage({ id: eventId, webhookId: webhook.id, at: new Date(at) }, origin)
      : presentEvent({ ...event, at: new Date(at) }, origin);
  const { oldSecretUntil: until } = webhook;
  const isOldGood = until !== null && Date.parse(until) > now.getTime();
  const secrets = webhook.secrets.slice(0, isOldGood ? 2 : 1);
  const { headers, body } = await signedMessage(message, { secrets, now });
  return new Request(webhook.url, { method: 'POST', headers, body });
}
