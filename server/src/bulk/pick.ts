import { canBePicked, alreadyPicked } from '@spindle/sdk/domain/bulk/pick';
import { noSuch } from '@spindle/sdk/domain/records';
import { rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import { completePicking } from '../picking/complete-picking.ts';
import { checkOrders } from '../picking/check-orders.ts';
import type { Services } from '../services.ts';
import type { BulkAction, RecordToProcess } from './action.ts';
import { inOrderOf, uuidsAmong } from './order-ids.ts';

/** Picks orders like a picker who claims an order and completes it immediately. */
export const pick: BulkAction = {
  async check({ orm, now, config }, ids, { actor }) {
    const { timeZone } = config.business;
    const at = { pickerId: actor.id, now: now(), timeZone };
    const checked = await checkOrders(orm.em.fork(), uuidsAmong(ids), at);
    return inOrderOf(ids, checked, canBePicked);
  },
  async perform(services, doing) {
    return { outcome: alreadyPicked(await pickOne(services, doing)), cents: null };
  },
};

async function pickOne(
  services: Services,
  { recordId, actor, requestId }: RecordToProcess,
): Promise<Outcome> {
  const { timeZone } = services.config.business;
  const at = { pickerId: actor.id, now: services.now(), timeZone };
  const [order] = await checkOrders(services.orm.em.fork(), [recordId], at);
  if (!order) return rejectWith(noSuch('order'));
  const { orderId, rejection } = order;
  if (rejection !== null) return rejectWith(rejection);
  return completePicking(services, { orderId, picker: actor, requestId });
}
