import { LockMode } from '@mikro-orm/core';
import { notFound } from '@spindle/sdk/contract/failure';
import { noSuch } from '@spindle/sdk/domain/records';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import { refundAssigned } from '@spindle/sdk/domain/refunds/assign-refund';
import { notOnOrder, type RefundRequest } from '@spindle/sdk/domain/refunds/compose-refund';
import { decideAssignment } from '@spindle/sdk/domain/refunds/decide-refund';
import { recordAudit } from '../../audit/record-audit.ts';
import { deriveEntitlements } from '../../entitlements/derive-entitlements.ts';
import { Payment } from '../../payments/payment.entity.ts';
import type { Services } from '../../services.ts';
import { Order } from '../order.entity.ts';
import { addOrderEvent } from '../move-order.ts';
import { readOwed } from '../owed.ts';
import { followMoney } from '../refunds/follow-money.ts';
import { moneyOf, readMoneyRow } from '../refunds/order-money.ts';
import { recordLines } from '../refunds/record-lines.ts';
import { recountRefunds } from '../refunds/recount-refunds.ts';
import { RefundLine } from '../refunds/refund-line.entity.ts';
import { Refund } from '../refunds/refund.entity.ts';

interface Assignment extends Pick<RefundRequest, 'lines'> {
  refundId: string;
  orderId: string;
  restock?: boolean | undefined;
  actor: { id: string; email: string };
  requestId: string;
}

/**
 * Assigns a refund made in the provider's dashboard to the units that staff select. The payment's
 * orders are then no longer held.
 * @throws Failure 404 if the refund or the order does not exist
 */
export async function assignRefund(
  services: Services,
  { refundId, orderId, actor, requestId, ...request }: Assignment,
): Promise<Outcome> {
  return services.orm.em.fork().transactional(async (em) => {
    const known = await em.findOne(Refund, { id: refundId });
    if (!known) throw notFound(noSuch('refund'));
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const payment = await em.findOneOrFail(Payment, { id: known.payment.id }, lock);
    const refund = await em.findOneOrFail(Refund, { id: refundId }, lock);
    const order = await em.findOne(Order, { id: orderId, payment }, lock);
    if (!order) return rejectWith(notOnOrder);
    const row = await readMoneyRow(em, orderId);
    const others = row.refunds.filter(({ id }) => id !== refundId);
    const { amountCents: amount, origin, state, assignedAt } = refund;
    const changes = decideAssignment(
      {
        id: orderId,
        isReturn: order.parent !== null,
        money: moneyOf({ ...row, refunds: others }),
      },
      { refundId, amount, origin, state, assigned: assignedAt !== null },
      request,
    );
    if ('code' in changes) return rejectWith(changes);
    const { parts, restock, why, audit } = changes;
    // If the payment has only one order, the refund was previously spread over its lines by amount.
    await em.nativeDelete(RefundLine, { refund });
    Object.assign(refund, { order: null, shippingCents: 0, shippingTaxCents: 0 });
    const before = await readOwed(em, orderId);
    const now = services.now();
    Object.assign(refund, {
      order,
      shippingCents: parts.shipping,
      shippingTaxCents: parts.shippingTax,
      assignedAt: now,
    });
    await recordLines(em, refund, order, parts);
    addOrderEvent(em, order, { why, actorId: actor.id, now });
    recordAudit(em, { ...audit, actor, requestId, now });
    await recountRefunds(em, services, payment, [order]);
    await followMoney(em, services, { order, before, refund, restock, actor });
    await em.flush();
    await deriveEntitlements(em, services, payment.userId);
    return done(refundAssigned);
  });
}
