import { newId } from '../ids.ts';
import type { World } from '../world.ts';
import { readPolicy, takeDrop } from './delivery-policy.ts';
import type { Delivery } from './delivery.ts';
import type { WebhookProvider } from './provider.ts';

const SHUFFLE_WINDOW_MS = 250;

interface ShopEvent {
  id: string;
  created: number;
  type: string;
}

/**
 * Records an event's webhook calls in the current transaction.
 * @returns whether there are any
 */
export function queueDeliveries(
  world: World,
  provider: WebhookProvider,
  event: ShopEvent,
): boolean {
  const dropped = takeDrop(world, provider);
  const { repeat, shuffle, delayMs } = readPolicy(world, provider);
  for (let copy = 0; copy <= repeat; copy += 1) {
    const jitter = shuffle ? Math.random() * SHUFFLE_WINDOW_MS : 0;
    const delivery: Delivery = {
      id: newId('whdel'),
      created: event.created,
      provider,
      eventId: event.id,
      type: event.type,
      state: dropped ? 'dropped' : 'pending',
      attempts: 0,
      dueAt: Date.now() + delayMs + jitter,
      lastStatus: null,
      lastError: null,
    };
    world.store.put('delivery', delivery);
  }
  return !dropped;
}
