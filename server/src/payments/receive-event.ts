import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { query } from '../database/query.ts';
import type { Services } from '../services.ts';
import { stripeEvent } from './stripe-event.ts';

/**
 * Keeps an event and the job that works it off in one transaction; one already kept is not kept
 * again.
 */
export async function receiveEvent(
  services: Services,
  event: BodyOf<'receiveStripeEvent'>,
): Promise<void> {
  const objectId = event.data.object.id;
  if (objectId === undefined) return;
  await services.orm.em.fork().transactional(async (em) => {
    const kept = await query(
      em,
      `insert into provider_events (provider, event_id, type, object_id, received_at)
       values ('stripe', $1, $2, $3, $4) on conflict do nothing returning event_id`,
      [event.id, event.type, objectId, services.now()],
    );
    if (kept.length === 0) return;
    const { type } = event;
    await services.jobs.send(em, stripeEvent, { eventId: event.id, type, objectId });
  });
}
