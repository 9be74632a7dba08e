import { query } from '../database/query.ts';
import type { CarrierEvent } from '../gateways/easypost.ts';
import { badRequest } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import { handleCarrierEvent } from './jobs.ts';

/**
 * Keeps an event of the carrier gateway and the job that works it off in one transaction; one
 * already kept is not kept again.
 * @throws Failure 400 when it was not signed with our secret
 */
export async function receiveCarrierEvent(
  services: Services,
  rawBody: Buffer,
  signature: string,
): Promise<void> {
  const event = await open(services, rawBody, signature);
  if (!event) return;
  const { id, type, trackerId } = event;
  await services.orm.em.fork().transactional(async (em) => {
    const kept = await query(
      em,
      `insert into provider_events (provider, event_id, type, object_id, received_at)
       values ('easypost', $1, $2, $3, $4) on conflict do nothing returning event_id`,
      [id, type, trackerId, services.now()],
    );
    if (kept.length === 0) return;
    await services.jobs.send(em, handleCarrierEvent, { eventId: id, trackerId });
  });
}

async function open(
  services: Services,
  rawBody: Buffer,
  signature: string,
): Promise<CarrierEvent | null> {
  try {
    return await services.carrier.openEvent(rawBody, signature);
  } catch (error) {
    services.log.debug({ err: error }, 'not signed by the carrier gateway');
    throw badRequest('The signature is not valid.');
  }
}
