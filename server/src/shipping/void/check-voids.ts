import { db } from '../../database/db.ts';
import type { LabelState } from '@spindle/sdk/domain/shipping/void-label';
import type { Services } from '../../services.ts';
import { requestVoid } from './request-void.ts';
import { nextCheck } from './next-check.ts';
import { recordVoid } from './record-void.ts';
import { settleVoid } from './settle-void.ts';
import { OrderLabel } from '../../orders/order-label.entity.ts';

const maxBatch = 50;
/** This many failures in a row suggest a carrier outage, not problems with individual labels. */
const maxFailures = 3;

interface OpenVoid {
  shipmentId: string;
  state: LabelState;
}

/**
 * Resumes voids whose outcome is unknown after a crash or a missing response. Also checks whether
 * the carrier has refunded voided labels.
 */
export async function checkVoids(services: Services): Promise<void> {
  let failures = 0;
  for (const found of await openVoids(services)) {
    await recordChecked(services, found);
    try {
      await check(services, found);
      failures = 0;
    } catch (error) {
      services.log.warn({ err: error, shipment: found.shipmentId }, "a label isn't voided yet");
      failures += 1;
      if (failures === maxFailures) return;
    }
  }
}

async function check(services: Services, { shipmentId, state }: OpenVoid): Promise<void> {
  if (state !== 'VOIDING') return settleVoid(services, shipmentId);
  const answer = await requestVoid(services, shipmentId);
  await recordVoid(services, { shipmentId, answer, actor: null, requestId: null });
}

function openVoids({ orm, now }: Services): Promise<OpenVoid[]> {
  return db(orm.em.fork())
    .selectFrom('order_labels')
    .select(['shipment_id as shipmentId', 'state'])
    .where('check_at', '<=', now())
    .orderBy('check_at')
    .limit(maxBatch)
    .execute();
}

/**
 * Records the check before asking the carrier, so that a label with a permanent error does not stay
 * first in the queue.
 */
async function recordChecked(
  { orm, now }: Services,
  { shipmentId, state }: OpenVoid,
): Promise<void> {
  const checkAt = nextCheck(state, now());
  await orm.em.fork().nativeUpdate(OrderLabel, { shipmentId, state }, { checkAt });
}
