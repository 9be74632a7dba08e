import Stripe from 'stripe';
import { newId } from '../../ids.ts';
import { oweDeliveries } from '../../webhooks/owe-deliveries.ts';
import type { World } from '../../world.ts';

/**
 * Records an event, and the webhook calls it causes, in the transaction under way.
 * @param before the fields that changed, as they were
 */
export function emit(
  world: World,
  type: Stripe.Event['type'],
  object: object,
  before?: object,
): void {
  const event = { id: newId('evt'), created: world.clock.now(), type };
  const owed = oweDeliveries(world, 'stripe', event);
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
