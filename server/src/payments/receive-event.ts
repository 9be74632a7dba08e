import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import type { Services } from '../services.ts';
import { stripeEvent } from './stripe-event.ts';
import { saveProviderEvent } from '../events/save-provider-event.ts';

/**
 * Stores an event and the job that processes it in one transaction. Ignores an event that is
 * already stored.
 */
export async function receiveEvent(
  services: Services,
  event: BodyOf<'receiveStripeEvent'>,
): Promise<void> {
  const objectId = event.data.object.id;
  if (objectId === undefined) return;
  await services.orm.em.fork().transactional(async (em) => {
    const { id: eventId, type } = event;
    const facts = { provider: 'stripe', eventId, type, objectId } as const;
    if (!(await saveProviderEvent(em, { ...facts, receivedAt: services.now() }))) return;
    await services.jobs.send(em, stripeEvent, { eventId, type, objectId });
  });
}
