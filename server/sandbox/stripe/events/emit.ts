import Stripe from 'stripe';
import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { readPolicy, takeDrop } from './delivery-policy.ts';
import type { Delivery } from './delivery.ts';
import type { EventRecord } from './event-record.ts';

const SHUFFLE_WINDOW_MS = 250;

/** Records an event, and the webhook calls it causes, in the transaction under way. */
export function emit(world: World, type: Stripe.Event['type'], object: object): void {
  const dropped = takeDrop(world);
  const { repeat, shuffle, delayMs } = readPolicy(world);
  const event: EventRecord = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: world.clock.now(),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: dropped || world.shopUrl() === null ? 0 : 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  world.store.put('event', event);
  for (let copy = 0; copy <= repeat; copy += 1) {
    const jitter = shuffle ? Math.random() * SHUFFLE_WINDOW_MS : 0;
    const delivery: Delivery = {
      id: newId('whdel'),
      created: event.created,
      eventId: event.id,
      type,
      state: dropped ? 'dropped' : 'pending',
      attempts: 0,
      dueAt: Date.now() + delayMs + jitter,
      lastStatus: null,
      lastError: null,
    };
    world.store.put('delivery', delivery);
  }
}
