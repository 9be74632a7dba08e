import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import type { Services } from '../services.ts';
import { handleCarrierEvent, handleCarrierRefund } from './jobs.ts';
import { saveProviderEvent } from '../events/save-provider-event.ts';

/**
 * Stores a carrier gateway event about a tracker or a refund and the job that processes it in one
 * transaction. Ignores an event that is already stored.
 */
export async function receiveCarrierEvent(
  services: Services,
  { id, description, result }: BodyOf<'receiveEasypostEvent'>,
): Promise<void> {
  const objectId = result?.id;
  const shipmentId = result?.object === 'Refund' ? result.shipment_id : null;
  if (objectId === undefined || (result?.object !== 'Tracker' && !shipmentId)) return;
  await services.orm.em.fork().transactional(async (em) => {
    const facts = { provider: 'easypost', eventId: id, type: description, objectId } as const;
    if (!(await saveProviderEvent(em, { ...facts, receivedAt: services.now() }))) return;
    const { jobs } = services;
    if (shipmentId) await jobs.send(em, handleCarrierRefund, { eventId: id, shipmentId });
    else await jobs.send(em, handleCarrierEvent, { eventId: id, trackerId: objectId });
  });
}
