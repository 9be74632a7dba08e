import type { WebhookCall } from '../../webhooks/post-webhook.ts';
import type { World } from '../../world.ts';
import { timestamp } from '../timestamp.ts';
import { hmacSignature } from './signature.ts';

/** Builds the call that sends an event to the shop. */
export function easypostCall(world: World, eventId: string, shopUrl: string): WebhookCall {
  const url = `${shopUrl}/api/easypost/webhook`;
  const payload = payloadOf(world, eventId, url);
  return {
    url,
    headers: {
      'Content-Type': 'application/json',
      'X-Hmac-Signature': hmacSignature(payload, world.options.easypostWebhookSecret),
      'User-Agent': 'EasyPost',
    },
    payload,
  };
}

function payloadOf(world: World, eventId: string, url: string): string {
  const event = world.store.get('easypost_event', eventId);
  const text = JSON.stringify({
    ...event,
    created: undefined,
    pending_urls: [url],
    completed_urls: [],
  });
  // The provider writes weights as floats, and its client relies on that when it verifies the
  // signature.
  return text.replace(/("weight":\s*\d+)(?=[,}])/g, '$1.0');
}

/** Marks the event as complete once the shop has accepted it. */
export function completeEasypostEvent(world: World, eventId: string): void {
  const event = world.store.get('easypost_event', eventId);
  if (!event) return;
  world.store.put('easypost_event', { ...event, status: 'completed', updated_at: timestamp() });
}
