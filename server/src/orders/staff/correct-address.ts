import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, notFound, orUnavailable } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { requireLatin } from '@spindle/sdk/contract/require-latin';
import { presentAddressCheck, validateAddress } from '@spindle/sdk/domain/checkout/address-check';
import { verifierUnavailable } from '@spindle/sdk/domain/checkout/replies';
import {
  addressCorrected,
  correctedNoted,
  decideCorrection,
  validateCorrection,
  type AddressCorrection,
} from '@spindle/sdk/domain/orders/correct-address';
import { orderChanged } from '@spindle/sdk/domain/orders/staff-moves';
import { noSuch } from '@spindle/sdk/domain/records';
import { presentRejection } from '@spindle/sdk/domain/rejection';
import type { components } from '@spindle/sdk/schema';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Services } from '../../services.ts';
import { lockPaymentAndOrder } from '../lock-payment-and-order.ts';
import { addOrderEvent } from '../move-order.ts';
import { OrderLabel } from '../order-label.entity.ts';
import { Order } from '../order.entity.ts';

type AddressCheck = components['schemas']['AddressCheck'];

interface StaffCorrection {
  orderId: string;
  correction: AddressCorrection;
  actor: { id: string; email: string };
  requestId: string;
}

/**
 * Verifies an address with the carrier and ships an order there. No transaction is open during the
 * call to the carrier. Safe to repeat.
 * @throws Failure 404 if the order does not exist, 409 if it changed since the editor read it, 503
 *   while the carrier is unavailable
 */
export async function correctAddress(
  services: Services,
  { orderId, correction, actor, requestId }: StaffCorrection,
): Promise<AddressCheck> {
  const em = services.orm.em.fork();
  const known = isId(orderId) ? await em.findOne(Order, { id: orderId }) : null;
  if (known === null) throw notFound(noSuch('order'));
  requireLatin(correction, known.shipping?.name ?? '');
  const early = validateCorrection(await correctable(em, known), correction);
  if (early !== null) return rejected(early);
  const { shipTo } = services.config.business;
  const verify = async () =>
    presentAddressCheck(correction, await services.carrier.verify(correction));
  const checked =
    validateAddress(correction, shipTo) ?? (await orUnavailable(verify(), verifierUnavailable));
  const isSuggestion = checked.Status === 'MODIFIED';
  if (checked.Status === 'ERROR' || (isSuggestion && !correction.asTyped)) return checked;
  return em.transactional(async (tx) => {
    const order = await lockPaymentAndOrder(tx, orderId);
    const changes = decideCorrection(await correctable(tx, order), {
      ...correction,
      asTyped: isSuggestion,
    });
    if (changes !== null && 'code' in changes) {
      if (changes === orderChanged) throw conflict(orderChanged);
      return rejected(changes);
    }
    if (changes !== null) {
      const now = services.now();
      order.shipping = changes.shipping;
      order.addressCorrectedAt = now;
      addOrderEvent(tx, order, { why: correctedNoted, actorId: actor.id, now });
      recordAudit(tx, { ...changes.audit, actor, requestId, now });
    }
    const { asTyped: _, version: __, ...address } = correction;
    return { Status: 'SUCCESS', Reason: addressCorrected, Response: address };
  });
}

const rejected = (rejection: Parameters<typeof presentRejection>[0]): AddressCheck => ({
  ...presentRejection(rejection),
  Response: null,
});

async function correctable(em: EntityManager, order: Order) {
  const { id, version, orderState, shipping, shipmentId, labelUrl } = order;
  const labels = await em.count(OrderLabel, { order, voidedAt: null });
  const labeled = shipmentId !== null || labelUrl !== null || labels > 0;
  const isReturn = order.parent !== null;
  return { id, version, orderState, shipping, labeled, isReturn, isDigital: order.isDigital() };
}
