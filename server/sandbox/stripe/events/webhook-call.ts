import type { WebhookCall } from '../../webhooks/post-webhook.ts';
import type { World } from '../../world.ts';
import { signatureHeader } from './signature.ts';

/** The call that tells the shop of an event. */
export function stripeCall(world: World, eventId: string, shopUrl: string): WebhookCall {
  const payload = JSON.stringify(world.store.get('event', eventId), null, 2);
  return {
    url: `${shopUrl}/api/stripe/webhook`,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': signatureHeader(payload, world.options.stripeWebhookSecret),
      'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
    payload,
  };
}

/** The event once the shop has taken it. */
export function markStripeTold(world: World, eventId: string): void {
  const event = world.store.get('event', eventId);
  if (event) world.store.put('event', { ...event, pending_webhooks: 0 });
}
