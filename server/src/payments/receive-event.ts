import type Stripe from 'stripe';
import { query } from '../database/query.ts';
import { badRequest } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import { handleStripeEvent } from './event-jobs.ts';

/**
 * Keeps an event and the job that works it off in one transaction; one already kept is not kept
 * again.
 * @throws Failure 400 when it was not signed with one of our secrets
 */
export async function receiveEvent(
  services: Services,
  rawBody: Buffer,
  signature: string,
): Promise<void> {
  const event = verify(services, rawBody, signature);
  const objectId = 'id' in event.data.object ? event.data.object.id : undefined;
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
    await services.jobs.send(em, handleStripeEvent, { eventId: event.id, type, objectId });
  });
}

function verify(services: Services, rawBody: Buffer, signature: string): Stripe.Event {
  for (const secret of services.config.stripe.webhookSecrets) {
    try {
      return services.stripe.webhooks.constructEvent(rawBody, signature, secret);
    } catch (error) {
      services.log.debug({ err: error }, 'signature not made with this secret');
    }
  }
  throw badRequest('The signature is not valid.');
}
