import { LockMode } from '@mikro-orm/core';
import { requireLatin } from '@spindle/sdk/contract/require-latin';
import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { noSuch } from '@spindle/sdk/domain/records';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import { customsSaved } from '@spindle/sdk/domain/shipping/customs/present-customs';
import { validateCustomsEdit } from '@spindle/sdk/domain/shipping/customs/validate-customs-edit';
import { recordAudit, type StaffAction } from '../../audit/record-audit.ts';
import { Order } from '../../orders/order.entity.ts';
import type { Services } from '../../services.ts';

interface CustomsEdit {
  orderId: string;
  /** Null deletes the stored value. Undefined keeps it. */
  itn: string | null | undefined;
  phone: string | undefined;
  actor: StaffAction['actor'];
  requestId: string;
}

/**
 * Saves the missing fields of an order's customs form.
 * @throws Failure 404 if the order does not exist, 400 for a phone number that the carrier can't
 * print
 */
export async function saveCustoms(
  services: Services,
  { orderId, itn, phone, actor, requestId }: CustomsEdit,
): Promise<Outcome> {
  if (!isId(orderId)) throw notFound(noSuch('order'));
  requireLatin({ phone });
  return services.orm.em.fork().transactional(async (em) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const order = await em.findOne(Order, { id: orderId }, lock);
    if (!order) throw notFound(noSuch('order'));
    const facts = { isReturn: order.parent !== null, isDigital: order.isDigital() };
    const rejection = validateCustomsEdit({ ...facts, orderState: order.orderState });
    if (rejection !== null) return rejectWith(rejection);
    const before = audited(order);
    if (itn !== undefined) order.itn = itn;
    if (phone !== undefined && order.shipping) {
      order.shipping = { ...order.shipping, phone: phone.trim() };
    }
    const after = audited(order);
    if (after.itn === before.itn && after.phone === before.phone) return done(customsSaved);
    const now = services.now();
    order.updatedAt = now;
    const subject = `order ${orderId}`;
    recordAudit(em, {
      actor,
      requestId,
      now,
      action: 'shipping.save-customs',
      subject,
      before,
      after,
    });
    return done(customsSaved);
  });
}

const audited = ({ itn, shipping }: Order) => ({ itn, phone: shipping?.phone ?? null });
