import { newHexId } from '../../ids.ts';
import { queueDeliveries } from '../../webhooks/queue-deliveries.ts';
import type { World } from '../../world.ts';
import { timestamp } from '../timestamp.ts';

/** Records an event and its webhook calls in the current transaction. */
export function emitEasypost(
  world: World,
  description: 'tracker.created' | 'tracker.updated' | 'refund.successful',
  result: object,
  previous: Record<string, unknown> = {},
): void {
  const created = Date.now();
  const id = newHexId('evt');
  queueDeliveries(world, 'easypost', { id, created, type: description });
  world.store.put('easypost_event', {
    id,
    object: 'Event',
    created,
    created_at: timestamp(created),
    updated_at: timestamp(created),
    mode: 'test',
    description,
    previous_attributes: previous,
    status: 'pending',
    result: structuredClone(result),
  });
}
