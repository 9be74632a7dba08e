import Stripe from 'stripe';
import { createHmac } from 'node:crypto';
import { newId } from '../../ids.ts';
import { queueDeliveries } from '../../webhooks/queue-deliveries.ts';
import type { World } from '../../world.ts';
import type { WebhookCall } from '../../webhooks/post-webhook.ts';
import { noSuch } from '../api/failure.ts';
import { listPage, textParam } from '../api/list.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';

/** An event as the provider stores it, with the object as it was then. */
export interface EventRecord {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/**
 * Records an event and its webhook calls in the current transaction.
 * @param before the previous values of the fields that changed
 */
export function emit(
  world: World,
  type: Stripe.Event['type'],
  object: object,
  before?: object,
): void {
  const event = { id: newId('evt'), created: world.clock.now(), type };
  const owed = queueDeliveries(world, 'stripe', event);
  world.store.put('event', {
    ...event,
    object: 'event',
    api_version: Stripe.API_VERSION,
    data: {
      object,
      ...(before ? { previous_attributes: before } : {}),
    },
    livemode: false,
    pending_webhooks: owed && world.shopUrl() !== null ? 1 : 0,
    request: { id: null, idempotency_key: null },
  });
}

/** Returns the provider's signature header of a payload for the time it is sent. */
function signatureHeader(payload: string, secret: string, now = Date.now()): string {
  const timestamp = Math.floor(now / 1000);
  const digest = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${digest}`;
}

/** Builds the call that sends an event to the shop. */
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

/** Marks the event as complete once the shop has accepted it. */
export function completeStripeEvent(world: World, eventId: string): void {
  const event = world.store.get('event', eventId);
  if (event) world.store.put('event', { ...event, pending_webhooks: 0 });
}

function retrieve({ world, id }: StripeCall) {
  const event = world.store.get('event', id);
  if (!event) throw noSuch('event', id);
  return event;
}

export const eventRoutes: StripeRoute[] = [
  {
    method: 'get',
    path: '/v1/events',
    handle: (call) => listPage(call, 'event', '/v1/events', { type: textParam(call, 'type') }),
  },
  { method: 'get', path: '/v1/events/:id', handle: retrieve },
];
